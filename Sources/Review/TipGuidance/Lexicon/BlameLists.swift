extension LexiconText {
  // Accusing and oblique words of alerts, after the bar, with what to write instead. About 360
  // phrases that name a mistake of the person, ask whether the person is able, or show no respect
  // for the loss of the person.
  static let blame = """
    say which form the text needs | you entered an invalid, you entered an incorrect
    say which form the text needs | you entered a wrong, you entered invalid, \
      you have entered
    say which form the text needs | you've entered, you provided an, you provided a, \
      you supplied
    say what does not match | you entered the wrong, you typed
    say what to change | you made a mistake, you made an error, you did something wrong
    say what to change | you are wrong, you're wrong, your mistake, your error, \
      pay attention
    say what to change | mistake you made, mistakes you made, error you made, \
      errors you made
    say what to change | you messed up, you mistyped, you misspelled, you ignored, \
      you refused
    say what to change | you were told, you were supposed to, you wasted, \
      shame on you, try harder
    say what to change | wrong again, more attention, nonsense, gibberish, \
      properly this time
    say what to change | correctly this time, more careful next time
    say what to change | did it wrong, got it wrong, you did wrong
    say what to change | incompetent, careless, carelessly, foolish, stupid
    say what is missing | you did not, you didn't, you failed, you have failed, you forgot
    say what is missing | you neglected, you left, you have not, you haven't, you missed
    say what is missing | you skipped
    say what is needed and why | you must, you have to
    say who can do it | you are not allowed, you're not allowed, you aren't allowed
    say who can do it | you are not permitted, you are not authorized, forbidden, \
      prohibited
    say what to do now | you should have, you should not have, you shouldn't have, \
      next time
    say which choices there are | you chose an invalid, you chose the wrong, \
      you picked the wrong
    say which choices there are | you selected an invalid, you selected the wrong
    say which form is needed | you used an invalid, bad input, invalid
    say which one is needed | you used the wrong
    say what happened | you broke, you caused, your fault, how dare, user error, \
      bad request, oops
    say what happened | whoops, uh-oh, uh oh, oh no, yikes, d'oh, my bad, our bad, fatal
    say what happened | catastrophic
    say what is possible | far|way|much too, you violated, you can't be, illegal
    say how much is possible | you exceeded, you've exceeded, you have exceeded
    say what happened, without a person | because you
    say what happens | be careful
    say that the password does not match | bad password
    say what is wrong with the data | bad data
    say what stopped | aborted
    say what to do | -why don't you !want|love|wish|like|need|worry
    say what to do | didn't|can't|couldn't|haven't|hadn't|weren't|shouldn't you
    say what to do | ^ wasn't|isn't that|it|this ~1 clear|obvious|simple|easy|enough
    say what to do | aren't you !ready|curious|sure, did you not
    say what to do | do you not !want, can you not
    say what to do | have you not, are you not, could you not, have you never
    say what to do | why didn't|haven't|can't|couldn't|won't|wouldn't|would you
    say what to do | why did you !cancel|leave|stop|choose|like|join|unsubscribe
    say what to do | why do|must|are you always|never|still|keep
    say what to do | why is it so hard
    say what to do | did you really|even|actually|seriously|honestly
    say what to do | do you really|even|ever|seriously|honestly !want|need
    say what to do | are you really|even|seriously|honestly !sure
    say what to do | have you even|really|actually|seriously
    say what to do | have you ever read|bothered|tried
    say what to do | have you tried reading|thinking|looking
    say what to do | have you forgotten, did you forget !your, forgot again
    say what to do | did you fall asleep
    say what to do | how could|dare you
    say what to do | how many times do|must|should|have|will|does
    say what to do | how often do|must|should|have we|i
    say what to do | how hard|difficult can|is|could it|that
    say what to do | how long will it take you
    say what to do | what were|are you thinking|doing|waiting
    say what to do | what did you expect|do
    say what to do | what's|is wrong with you, what part of, what made you think
    say what to do | what is your problem
    say what to do | who told you, who taught you
    say what to do | who would|types|writes|enters|names|uses|saves ~4 like that|this
    say what to do | is ~2 really that|so hard|difficult|complicated|much
    say what to do | who does that, when will you ever|finally|learn
    say what to do | will you ever
    say what to do | are you blind|stupid|kidding|serious|joking|asleep|deaf|crazy|drunk
    say what to do | are you sure you know|read|understand|understood|can|looked
    say what to do | is that the best you, is this the best you, is that all you
    say what to do | is|was it|that|this really|so hard|difficult|much|necessary
    say what to do | ever heard of, tried reading
    say what to do | must|do we|i have|need to ~1 remind|explain|tell|repeat
    say what to do | must|should we|i ~2 remind|explain|tell|repeat|spell
    say what to do | need help reading|thinking|counting
    say what to do | can|could you at least, seriously $, lost again
    say what to do | you still don't|can't|haven't
    say what to change | we|i told|warned you, as we told, like we said, \
      as everyone|everybody knows
    say what to change | anyone|anybody|everyone can see
    say what to change | any child|fool|idiot|beginner knows|can|could
    say what to change | even a child|beginner|toddler, a child|toddler could
    say what to change | not that hard|difficult|complicated, \
      isn't that hard|difficult, isn't hard
    say what to change | isn't|not|no rocket science, isn't|not|no brain surgery
    say what to change | you need|should|must|ought ~1 learn to|how
    say what to change | please|maybe|perhaps|go|just learn to|how
    say what happened | hamster|hamsters|monkeys|elves|goblins|pixies must|have|has|fell|are
    say what happened | certain|some things didn't|did, as one|we would
    say what happened | as one|we had hoped
    say what happened | went ~2 sideways|south, thing or two, let's not dwell|talk|mention
    say what to change | should|ought|might ~2 know|known by now, by now you should|know
    say what to change | next time ~1 read|check|look|think|try
    say what to change | random files|stuff|things here
    say what happened | not quite|exactly as hoped|planned|intended, best laid plans
    say what happened | murphy's law
    say what happens | cost you your life|job|everything, could|may|might be your last
    say what happens | go|goes on ignoring, keep|keeps ignoring
    say what happens | continue|continues to ignore
    say what happens | at your own peril, you will regret, you'll regret, live to regret
    say what to change | being|be|so|too lazy|careless|sloppy|forgetful|greedy|stubborn|clumsy
    say what to change | anyone|anybody|everyone|everybody who ~1 read|knows|knew|looked|tried
    say what to change | even|any|a ~1 goldfish|monkey|hamster|donkey|parrot|sloth|snail ~1 @ableTo
    say what to change | read the manual|instructions|rules|label \
      next|properly|more|before|for
    say what to change | use your brain|common
    say what to change | think before you, think first, think twice, think again, \
      wake up and
    say what to change | you \
      clearly|obviously|apparently|evidently|carelessly|foolishly|stupidly
    say what to change | clearly|obviously|apparently|evidently you
    say what to change | you always forget|ignore|miss|skip, \
      you never listen|learn|check|look
    say what to change | you keep \
      forgetting|ignoring|making|typing|entering|getting|failing
    say what to change | should|ought ~1 know better, should have known, have known better
    say what to change | knew better, know any better
    say what to change | your own fault|doing|mistake, because of you, you're to blame
    say what to change | you are to blame
    say what to change | blame yourself, no one|nobody to blame|thank but
    say what to change | your carelessness|negligence|laziness|ignorance
    say what to change | your \
      impatience|incompetence|clumsiness|sloppiness|blunder|stupidity
    say what to change | your sloppy|lazy|careless|silly
    say what to change | sloppy !joe|joes, lazy of|typing|answer, clumsy
    say what to change | silly mistake|error|you|question, \
      dumb mistake|error|question|idea
    say what to change | rookie mistake|error
    say what to change | beginner's mistake|error, you can do better, do better next
    say what to change | you got yourself
    say what to change | you ruined|destroyed|damaged|corrupted|wrecked|crashed|killed
    say what to change | you waited|took too
    say what to change | you were|are too slow|late|careless|hasty|lazy|impatient
    say what to change | you don't know|understand|listen
    say what to change | you never|rarely|seldom bothered, you couldn't be bothered
    say what to change | you should be ashamed, you need to learn, you had one, \
      you've done it
    say what to change | you did it again
    say what to change | you gave up, you gave us
    say what to change | you \
      ignore|disregarded|disobeyed|abused|misused|mishandled|misread
    say what to change | you've forgotten|ignored|broken|ruined, bother to
    say what to change | nice try, nice going, good luck with that, way to go genius
    say what happens | or else $, your last|final warning, don't even think, \
      don't you dare
    say what happens | you'd better, you had better, you better
    say what happens | we're|are watching you, do not do this again, don't do that again
    say what happens | stop doing that
    say what happened | poof, kaboom, ouch, bummer, oopsie, oopsy, whoopsie, \
      whoopsies, gremlins
    say what happened | houston we, dang, drat, crap, damn, dammit, facepalm, lol, \
      haha, aw snap
    say what happened | well shoot, oh snap|dear|boy|man|my
    say what happened | this is ~1 embarrassing|awkward, \
      that's|it's ~1 embarrassing|awkward
    say what happened | how embarrassing|awkward
    say what happened | don't panic, all hell, we dropped the ball, \
      went boom|haywire|bananas, kaput
    say what happened | borked, goofed, we|you screwed
    say what happened | hit a wall|snag|bump, tough luck, bad luck, hard luck, \
      too bad, no luck
    """

  // Words that make little of what happened. With a loss in the same item, they belittle it. About
  // 60 phrases.
  static let belittling = """
    @slight ~1 @mishap
    something|anything tiny|small|little|minor|trivial, hiccup, hiccups, a blip, \
      a snag, a glitch
    a mishap, a hitch, a bump in, no big deal, not a big deal
    no biggie, big whoop, not the end of the world, it|that|these|such things happen
    it|that|stuff|accidents happens|happen
    could be worse, could have been worse, nothing to worry, nothing serious, \
      nothing major
    nothing dramatic
    nothing to cry, nothing important, don't worry, do not worry, no worries, not to worry
    no need to worry
    no need to panic, no harm, no problem $, relax, cheer up, oh well, never mind, \
      nevermind
    keep calm, stay calm
    calm down, chill, easy come, bright side, who needs, won't miss, will not miss, \
      fresh start
    clean slate
    c'est la vie, shrug, get over it, move on, life goes on, just a bit of, bit of a
    just one of those, a bit unlucky
    funny story, guess what, good news, a mere, merely, hardly worth, as it happens
    """

  // Words of a loss, and phrases of one. About 40.
  static let losses = """
    gone, lost, erased, wiped, destroyed, deleted, corrupted, unrecoverable, \
      irretrievable, vanished
    disappeared, overwritten, damaged, leaked, stolen, exposed, missing, unreadable, \
      hacked
    irrecoverable
    can't|cannot|couldn't be recovered|restored|undone|repaired|retrieved
    can|could not be recovered|restored|undone|repaired|retrieved
    no longer exist|exists|there, charged twice|again, start over|again from, from scratch
    permanently
    not coming back, never come back, never be recovered, never recover, forever
    were|was not saved|kept|backed
    wasn't|weren't saved|kept|backed, not been saved, all your work, has failed, \
      didn't survive
    ruined
    """
}
