extension LexiconText {
  // Standard components with their standard gestures, like the controls of PhraseLists: the usual
  // effects of the gesture, and after the bar the gesture with its component. A full stop after an
  // effect: only at the end of a sentence, because more words may name an effect of this app alone.
  // About 210 gestures.
  static let gestures = """
    to find, to search, to look, find what, finds, results, matching, find a, find an, \
      find any, \
      find your, search for \
      | type|enter|write|typing|entering|writing ~1 @typed in|into the|a|any search \
      field|bar|box
    to find, to search, to look, find what, \
      results | click|tap|use the search field|bar|box, \
      tap|click the magnifying glass
    to choose, to select, to pick, to set, to change, to move, to see, until, \
      to go through \
      | scroll|spin|turn|swipe|roll|flick|drag ~1 the|a|any|this ~2 \
      picker|wheel|wheels|pickers, \
      scroll|spin|swipe|flick up|down ~2 in|on|through the ~1 picker|wheel
    to choose a, to select a, to pick a, to set the \
      | use|open|tap|click the|a date|time|day|month|color picker, \
      click|tap the color well
    its commands, its items, its options, its choices, its contents, the commands, \
      the options, \
      the choices, the items, what is in it, what's in it, to open it, to see it, \
      to choose a command, to choose an item, to choose an option, to choose from it, \
      a list of commands, more commands, drops down, opens it, show it \
      | click|open|tap|press|choose|select a|the|any|each menu, \
      click|tap|open|press a|the|any \
      pop-up|pull-down|drop-down|dropdown|shortcut|context|app menu, \
      click|tap the menu bar, click|tap|press on a|the menu, \
      click|tap|press a|the menu's name|title
    to choose a command, to choose an item, to choose it ., to perform it, \
      to carry it out . \
      | click|tap|choose|select a|an|the|any command|item in a|the|any menu, \
      open|click the ~2 menu and|then click|choose|select, \
      click|tap|choose|select a|the|any menu item|command
    to open it ., to open them ., to view it ., to launch it ., to start it ., \
      to select it ., \
      to read it ., opens it ., to see it ., to open the file ., to open the folder ., \
      to open the app ., to open the document ., to see what's inside ., \
      to see its contents ., \
      to open its contents ., to open it in a window, to open it in a new, to open it in its own, \
      to open them in \
      | @opened ~1 a|an|the|any|each|your|this ~1 @item, \
      double-click|double-tap|click|tap on ~1 a|an|the|any|each ~1 @item, \
      double-click|double-tap|click|tap the ~1 name of a|the|any @item
    to open a, to open an, to open any, to open the, to launch an, to launch a, \
      to open files, \
      to open your | double-click|double-tap it|its $, click|tap it twice $, \
      double-click|double-tap its icon|name
    to open the menu, to see a menu, to see the menu, to see its menu, \
      to see more options, \
      to see options, to show a menu, to open a menu, for a menu, \
      to see a shortcut menu, \
      to open a shortcut menu, to open its shortcut menu, to open the shortcut menu, \
      to see the shortcut menu, to see what you can do \
      | right-click|control-click ~3 @item|it|anywhere|text|anything
    to do what it says, to do it ., to perform its action, to use it ., \
      to activate it ., \
      to run its command, to confirm, to choose it . | click|tap|press a|the|any button
    to turn, to switch, to enable, to disable, on or off \
      | flip|tap|click|slide|use|press|move the|a|any|this ~1 switch|toggle
    to turn on, to turn off, to select, to choose, to enable, to disable, on or off, \
      to agree, \
      to check it | click|tap|check|tick|select|press the|a|any ~1 checkbox|box|checkboxes
    to select, to choose, to pick, \
      to deselect | click|tap|select|press a|the|any ~1 radio button
    to increase, to decrease, to raise, to lower, to change, to add, up or down, \
      to go up, \
      to count, higher or lower | click|tap|press|use the ~1 stepper|plus|minus, \
      click|tap|press plus|minus, click|tap|press the up|down arrow|arrows
    to change, to adjust, to increase, to decrease, to raise, to lower, \
      to choose a value \
      | drag|move|slide|use the|a|any slider, \
      drag|move|slide the|a slider's|slider knob|thumb|handle, \
      drag|move the knob|thumb of the|a slider
    to switch, to see its, to open it, to go to it, to show its, to see the, to view, \
      to move to, \
      to change | click|tap|choose|select|press a|any|another|each|the ~1 tab|segment, \
      click|tap the tabs, click|tap a|any|the segmented control
    to open the page, to go to, to follow it, to visit, to open it ., to go to its, \
      to open the website, takes you to | click|tap|press a|any|the|each link
    to expand, to collapse, to show more, to see more, to see what, to hide, to reveal, \
      to open it, to see its | click|tap|press the|a|any ~2 triangle|chevron|disclosure
    to move it ., to move the window, to move a window, somewhere else, \
      around the screen \
      | drag|move|hold the|a|any|its ~1 title|toolbar ~1 bar, \
      drag a|the|any window by|from its title
    to resize, to change its size, bigger, larger, smaller, wider, taller, \
      to change the size \
      | drag|pull|move the|a|an|any|its ~1 edge|corner|border|sides ~3 \
      window|pane|sidebar|column|panel, \
      drag|pull|move the|a ~1 divider|separator, \
      drag a|the|any window's edge|corner|border
    to close, to quit, to hide, to minimize, to enlarge, to zoom \
      | click|tap|press the red|yellow|green button|dot|circle
    to close, to dismiss, to hide, to cancel, to get rid, \
      closes | click|tap outside ~1 the|a|of, \
      click|tap anywhere outside, \
      swipe|drag|pull down ~2 the|a|on|it ~1 sheet|card|popover, \
      swipe|drag|pull the|a sheet|card|popover down, press escape|esc
    to type, to enter, to write, to start typing, to edit, start typing \
      | click|tap ~1 in|inside|into|on a|the|any ~1 text|field|box, \
      click|tap|select a|the|any ~1 text field|box, click|tap a|the|any field
    to move up, to move down, to move the cursor, move between, to move through, \
      to scroll, \
      to select the next, the next field, \
      to go to the next | use|press the arrow|tab keys|key, \
      press tab, press page up|down
    the next, the previous, another, other pages, more pages, between pages, \
      between photos, \
      between screens, through the, through your, to turn the page, to go back, \
      to go forward \
      | swipe|flick left|right|sideways ~2 $, swipe|flick left or|and right, \
      swipe|flick from side to side
    see more, the rest, more of, further down, lower down, the bottom, everything, \
      all of, older, \
      newer, the top, what's below, what is below, more items, through the, through a, \
      through your | scroll ~1 up|down|further, \
      scroll|drag|swipe the|a|any|through ~1 list|page|bar, move|drag the scroll bar|thumb
    zoom, to get closer, to look closer | pinch|spread ~2 two|your fingers, \
      pinch in|out|open|closed
    zoom, to get closer, to look closer | move|spread two fingers apart
    to delete, to remove, to get rid, to throw, \
      deletes | drag|move ~4 to|into the trash, \
      press the|your delete key, press delete
    to copy, to paste, to cut, to undo, to redo, to save, to print, to select all, \
      to find, \
      to quit, to close \
      | press|use|type \
      command-c|command-v|command-x|command-z|command-s|command-p|command-a, \
      press|use|type command-f|command-q|command-w|ctrl-c|ctrl-v
    to start a new line, for a new line, to begin a new line, \
      to send it . | press ~1 return|enter $
    to share it, to send it, to share with, to share the, to share a, to share your \
      | click|tap|press the share button|icon
    to play, to start, to pause, to stop, to resume, to hear \
      | click|tap|press|use the play|pause|stop button|icon, \
      click|tap|press play|pause|stop
    to go back, to return, go back, \
      previous | click|tap|press the ~1 arrow at|in the top|left|upper
    to go back, to return, go back, previous | swipe right from|on the left|edge
    to go back, to return, go back, previous | click|tap|press the|on back
    """

  // Standard components with their gestures in any words, in the form of "gestures". They are an
  // explanation where the rest of the sentence has one of the effects, and beside it only words of
  // "generic" and of the grammar. About 50 gestures.
  static let components = """
    find, finds, found, search, look, looking, results, matches, matching, appear, appears, shown \
      | @tapped ~2 the|a|an|any|your ~1 search field|bar|box, \
      type|enter|write|put|typing|entering|writing ~3 the|a|an|any|your ~1 search field|bar|box
    type, enter, write, start, typing, edit, change, keyboard, appear, appears \
      | @tapped ~2 the|a|an|any|each|this ~2 field|box|cell
    choose, select, pick, open, opens, see, show, shows, drop, drops, appear, appears, view \
      | @tapped ~2 the|a|an|any|each|this ~2 menu|menus|picker|well, \
      @tapped ~1 to open|see the|a|its menu
    turn, turns, set, clear, on, off, enable, disable, switch, green, check, uncheck, tick, mark \
      | @tapped ~2 the|a|an|any|each|this ~2 switch|toggle|checkbox|checkboxes|box|square|circle, \
      slide|move|drag|push|flip|flick|swipe ~1 the|a|any|this ~2 switch|toggle
    see, show, shows, open, opens, go, goes, switch, view, change, move, display, contains \
      | @tapped ~2 the|a|an|any|each|another|this ~1 tab|tabs|segment|segments|link|links
    expand, collapse, open, opens, close, show, shows, hide, hides, see, reveal, reveals \
      | @tapped ~2 the|a|an|any|each|this ~2 triangle|chevron|disclosure|caret
    increase, decrease, raise, lower, add, up, down, higher, more, less, fewer, count, change \
      | @tapped ~2 the|a|an|any|each|this ~2 stepper, \
      @tapped ~1 the|a plus|minus|up|down ~1 button|buttons|arrow|arrows|sign|side
    higher, lower, increase, decrease, raise, reduce, change, set, adjust, more, less, left, \
      softer, larger, smaller, louder, quieter, brighter, darker, faster, slower \
      | @dragged ~4 the|a|an|any|each|this ~2 slider|sliders|thumb|handle
    choose, select, pick, until, set, change, see, middle, center, highlighted \
      | @dragged ~5 the|a|an|any|each|this ~2 wheel|wheels|picker|pickers, \
      @dragged ~2 on the remote|trackpad|touchpad, \
      @dragged ~2 up|down|or|and ~2 the|a|an|any|each|this ~2 wheel|wheels|picker|pickers
    larger, smaller, bigger, wider, narrower, taller, resize, size, move, enlarge, shrink, place \
      | @dragged ~2 the|a|an|any|each|this ~2 window|edge|corner|border|divider|separator, \
      @dragged ~2 the|a|an|any|this ~1 title bar
    close, closes, dismiss, dismisses, hide, hides, leave, away \
      | @dragged ~2 the|a|an|any|this ~1 sheet|popover|card|window, \
      @tapped ~2 the|a ~2 x|cross, @tapped ~2 the|a ~1 close button, \
      @tapped ~2 the|a red|yellow|green button|dot|circle|light
    see, rest, more, scroll, further, below, above, fit, top, bottom, end, next, previous \
      | @dragged ~3 the|a|an|any|each|this ~1 list|page|screen|table, \
      @dragged ~2 with your finger|fingers|thumb|mouse, @dragged up|down|left|right
    back, return, previous, leave, last \
      | @tapped ~2 the|a ~1 back button|arrow|chevron, @tapped the arrow at|in|on
    """

  // Words that name nothing of an app: parts of components, places, and what components do. About
  // 340 entries.
  static let generic = """
    item, items, option, options, value, values, list, lists, page, pages, screen, window
    windows, corner, edge, side, end, middle, center, top, bottom, left, right, upper
    lower, menu, menus, name, names, text, word, words, letter, letters, phrase, result
    results, choice, choices, row, rows, column, line, lines, content, contents, thing
    things, number, direction, finger, fingers, mouse, pointer, trackpad, keyboard, key
    cursor, circle, dot, knob, thumb, handle, check, mark, checkmark, tick, box, field
    bar, button, buttons, arrow, arrows, icon, tab, tabs, view, control, state, setting
    app, place, position, rest, part, area, click, clicks, tap, taps, slider, switch
    toggle, wheel, picker, chevron, triangle, link, address, section, command, commands
    group, first, last, next, previous, old, older, new, newer, green, gray, grey, red
    yellow, blue, filled, empty, high, higher, low, large, larger, small, smaller, big
    bigger, more, less, fewer, further, back, again, on, off, up, down, wide, wider
    narrower, taller, current, other, rest, highlighted, visible, hidden, full, whole
    different, matching, desired, selected, appropriate, open, opens, close, closes, see
    sees, show, shows, choose, chooses, select, selects, pick, turn, turns, scroll, go
    goes, move, moves, increase, increases, decrease, decreases, raise, raises, reduce
    switches, type, types, enter, write, find, finds, search, look, looking, expand
    expands, collapse, collapses, dismiss, dismisses, clear, clears, set, sets, uncheck
    deselect, leave, return, confirm, cancel, appear, appears, disappear, disappears
    change, changes, fit, contains, display, displays, want, need, like, wish, start
    begin, stop, finish, drop, drops, release, let, press, resize, size, enlarge, shrink
    enable, disable, adjust, until, reveal, reveals, hide, hides, read, typing, highlight
    slide, drag, swipe, use, away, matches, louder, quieter, faster, slower, brighter
    darker, count, add, adds, works, lets, allows, displayed, shown, below, above
    checkbox, checkboxes, stepper, segment, segments, links, disclosure, caret, plus
    minus, sign, sliders, wheels, pickers, border, divider, separator, sheet, popover
    card, cross, x, light, table, cell, square, well, dial, top-left, top-right
    bottom-left, bottom-right, upper-left, upper-right, dialog, panel, indicator, softer
    remote, color, turned, make, makes, making, drop-down, dropdown, pop-up, music, sound
    volume, picture, image, video, brightness, speed, numbers, hour, hours, minute
    minutes, day, days, month, months, year, years, date, dates, time, times, pull-down
    context, scrolling, selecting, choosing, opening, closing
    """
}
