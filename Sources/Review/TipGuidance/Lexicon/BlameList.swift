extension LexiconText {
  // Accusing and oblique words of alerts, one phrase a line, and after the bar what to write
  // instead. About 90 phrases that name a mistake of the person, or a state without its reason.
  static let blame = """
    you entered an invalid | say which form the text needs
    you entered an incorrect | say which form the text needs
    you entered a wrong | say which form the text needs
    you entered the wrong | say what does not match
    you entered invalid | say which form the text needs
    you have entered | say which form the text needs
    you've entered | say which form the text needs
    you typed | say what does not match
    you provided an | say which form the text needs
    you provided a | say which form the text needs
    you supplied | say which form the text needs
    you made a mistake | say what to change
    you made an error | say what to change
    you did something wrong | say what to change
    you did not | say what is missing
    you didn't | say what is missing
    you failed | say what is missing
    you have failed | say what is missing
    you forgot | say what is missing
    you neglected | say what is missing
    you must | say what is needed and why
    you have to | say what is needed and why
    you are not allowed | say who can do it
    you're not allowed | say who can do it
    you aren't allowed | say who can do it
    you are not permitted | say who can do it
    you are not authorized | say who can do it
    you should have | say what to do now
    you should not have | say what to do now
    you shouldn't have | say what to do now
    you chose an invalid | say which choices there are
    you chose the wrong | say which choices there are
    you picked the wrong | say which choices there are
    you selected an invalid | say which choices there are
    you selected the wrong | say which choices there are
    you used an invalid | say which form is needed
    you used the wrong | say which one is needed
    you are wrong | say what to change
    you're wrong | say what to change
    you broke | say what happened
    you caused | say what happened
    you violated | say what is possible
    you exceeded | say how much is possible
    you've exceeded | say how much is possible
    you have exceeded | say how much is possible
    you can't be | say what is possible
    your fault | say what happened
    your mistake | say what to change
    your error | say what to change
    because you | say what happened, without a person
    pay attention | say what to change
    be careful | say what happens
    next time | say what to do now
    how dare | say what happened
    user error | say what happened
    bad input | say which form is needed
    bad request | say what happened
    bad password | say that the password does not match
    bad data | say what is wrong with the data
    illegal | say what is possible
    invalid | say which form is needed
    oops | say what happened
    whoops | say what happened
    uh-oh | say what happened
    uh oh | say what happened
    oh no | say what happened
    yikes | say what happened
    d'oh | say what happened
    my bad | say what happened
    our bad | say what happened
    fatal | say what happened
    catastrophic | say what happened
    aborted | say what stopped
    forbidden | say who can do it
    prohibited | say who can do it
    incompetent | say what to change
    careless | say what to change
    carelessly | say what to change
    foolish | say what to change
    stupid | say what to change
    you left | say what is missing
    you have not | say what is missing
    you haven't | say what is missing
    you missed | say what is missing
    you skipped | say what is missing
    """
}
