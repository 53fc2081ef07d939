extension LexiconText {
  // Phrases of error messages, one a line; the checks decide where "error" and "failed" are ones.
  // About 60 phrases, none about a subject of its own.
  static let errors = """
    an error occurred
    an error has occurred
    error occurred
    error has occurred
    error code
    there was an error
    there was a problem
    there has been an error
    there has been a problem
    encountered an error
    encountered a problem
    encountered an issue
    ran into an error
    ran into a problem
    due to an error
    because of an error
    something went wrong
    went wrong
    has gone wrong
    try again later
    failed to
    has failed
    have failed
    didn't work
    timed out
    has crashed
    crashed unexpectedly
    quit unexpectedly
    stopped unexpectedly
    no longer responding
    is not responding
    isn't responding
    connection lost
    lost connection
    connection was lost
    not enough memory
    out of memory
    unexpected error
    unknown error
    fatal error
    internal error
    server error
    network error
    connection error
    sync error
    login error
    loading error
    invalid input
    not recognized
    access denied
    permission denied
    was unsuccessful
    were unsuccessful
    was not successful
    has been lost
    is damaged
    is corrupted
    can't be found
    could not be found
    """
}
