extension LexiconText {
  // Standard controls and gestures that people know from the system: what a text calls the control,
  // and after the bar the words of what it always does. A tip with both explains the system. About
  // 75 controls and gestures, the ones that systems themselves explain.
  static let controls = """
    back button | go back, return, previous screen, previous page, go to the previous
    back arrow | go back, return, previous screen, previous page
    close button | close, dismiss
    x button | close, dismiss, exit
    tap the x | close, dismiss, exit
    press the x | close, dismiss, exit
    click the x | close, dismiss, exit
    cancel button | cancel, go back, stop
    tap cancel | to cancel, to go back, without saving
    click cancel | to cancel, to go back, without saving
    done button | when you finish, when you're done, when you are done, when you're finished, to finish, to close
    tap done | when you finish, when you're done, when you are done, when you're finished, to finish, to close
    click done | when you finish, when you're done, when you are done, when you're finished, to finish, to close
    ok button | confirm, continue, close
    save button | to save
    tap save | to save your changes, to save changes, to save them
    click save | to save your changes, to save changes, to save them
    delete button | to delete
    edit button | to edit
    share button | to share
    search bar | to search, type what, enter what, find what
    search field | to search, type what, enter what, find what
    search box | to search, type what, enter what, find what
    tab bar | switch tabs, switch between tabs, move between tabs, change tabs, move between sections, switch sections, switch between sections, move around the app, switch screens, move between screens, switch between screens, navigate
    tap a tab | switch, to see, to open, to go
    scroll bar | to scroll, move up and down, move up or down, scroll through
    scroll down | see more, more content, more items, rest of the, more of the, further down, the bottom
    scroll up | see more, the top, more content
    scroll up and down | see, view, browse, move
    swipe up | to scroll, to see more, scroll down
    swipe down | to scroll, scroll up
    swipe up or down | scroll, see more
    swipe up and down | scroll, see more
    drag up or down | scroll
    swipe to scroll | list, page, screen, content, through, more, up, down
    scroll to see more | list, page, screen, content, items, swipe, scroll
    pinch to zoom | zoom
    pinch out | zoom
    pinch open | zoom
    pinch the map | zoom
    pinch the photo | zoom
    pinch the picture | zoom
    pinch the image | zoom
    pinch the page | zoom
    pinch the screen | zoom
    pinch a photo | zoom
    pinch with two fingers | zoom
    pull down | to refresh, refreshes
    pull to refresh | list, page, feed, screen, content, latest, new, update, pull
    switch | to turn it on, to turn it off, turn it on or off, turns it on, turn on or off, on and off
    toggle | to turn it on, to turn it off, turn it on or off, turns it on, turn on or off, on and off
    drag the slider | change the value, adjust the value, set the value, left or right, left and right, increase or decrease
    slider | change the value, adjust the value, set the value, left or right, increase or decrease, left and right
    checkbox | to select it, to check it, to turn it on, to choose it, select or deselect
    radio button | to select it, to choose it, to choose an option
    text field | to type, to enter text, to start typing, enter your text, type in it, bring up the keyboard
    on-screen keyboard | to type, to enter text
    use the keyboard | to type, to enter text, type your
    volume buttons | volume up, volume down, adjust the volume, change the volume, turn the volume
    home button | go home, home screen, leave the app
    menu button | open the menu, opens the menu, see the menu, show the menu
    hamburger menu | open the menu, see more options, open it
    dropdown | to choose an option, to select an option, to open it
    drop-down menu | to choose an option, to select an option, to open it
    pop-up menu | to choose an option, to select an option, to open it
    minimize button | to minimize
    zoom button | to zoom
    red button | close the window
    return key | new line, next line
    delete key | delete text, delete a character, delete characters, erase text
    next button | next screen, next page, next step, to continue
    previous button | previous screen, previous page
    play button | to play, start playing, starts playing
    pause button | to pause, pauses
    refresh button | to refresh
    """
}
