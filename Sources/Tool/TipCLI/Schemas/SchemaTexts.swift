/// The texts of the published schemas, which `Fixtures/schemas.py` writes.
enum SchemaTexts {
  static let content = #"""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:tipcontrol:sche\#
    ma:content:1","title":"TipControl content","description":"The texts of tips, tooltip\#
    s and alerts, which tipctl lint checks.","type":"object","additionalProperties":fals\#
    e,"properties":{"$schema":{"description":"The id of this schema, which editors read.\#
    ","type":"string"},"schema":{"description":"The version of the format.","const":1},"\#
    language":{"description":"The language of items without one; English when left out."\#
    ,"$ref":"#/$defs/language"},"platform":{"description":"The system of items without o\#
    ne; any when left out.","$ref":"#/$defs/platform"},"style":{"description":"The way i\#
    n which the app writes its texts.","$ref":"#/$defs/style"},"tips":{"description":"Th\#
    e tips. Each id stands once.","type":"array","items":{"$ref":"#/$defs/tip"}},"toolti\#
    ps":{"description":"The tooltips. Each id stands once.","type":"array","items":{"$re\#
    f":"#/$defs/tooltip"}},"alerts":{"description":"The alerts. Each id stands once.","t\#
    ype":"array","items":{"$ref":"#/$defs/alert"}},"silences":{"description":"The findin\#
    gs that the app accepts.","type":"array","items":{"$ref":"#/$defs/silence"}},"catalo\#
    gs":{"description":"The string catalogs of keys: .xcstrings and .strings files, from\#
     the folder of this file on.","type":"array","items":{"type":"string"}}},"$defs":{"t\#
    ext":{"description":"A text, or the key of a text in the catalogs.","anyOf":[{"type"\#
    :"string"},{"$ref":"#/$defs/key"}]},"key":{"description":"The key of a text in the c\#
    atalogs.","type":"object","additionalProperties":false,"properties":{"key":{"descrip\#
    tion":"The key.","type":"string"}},"required":["key"]},"language":{"description":"A \#
    language, such as en, de or pt-BR.","type":"string","pattern":"^[A-Za-z]{2,3}([-_][A\#
    -Za-z0-9]{1,8})*$"},"platform":{"description":"A system.","type":"string","enum":["i\#
    OS","iPadOS","macOS","tvOS","watchOS","visionOS"]},"style":{"description":"The way i\#
    n which an app writes its texts.","type":"object","additionalProperties":false,"prop\#
    erties":{"toolTipsEndWithStop":{"description":"Whether tooltips end with a full stop\#
    ; they do not when left out.","type":"boolean"}}},"tip":{"description":"A tip: its t\#
    exts alone, or as in the state document.","type":"object","additionalProperties":fal\#
    se,"properties":{"id":{"description":"The id.","type":"string"},"title":{"descriptio\#
    n":"The title.","$ref":"#/$defs/text"},"message":{"description":"The message.","$ref\#
    ":"#/$defs/text"},"symbol":{"description":"The name of the image's symbol.","type":"\#
    string"},"actions":{"description":"The buttons, in order: titles, or objects as in t\#
    he state document.","type":"array","items":{"$ref":"#/$defs/action"}},"anchorSymbol"\#
    :{"description":"The symbol of the element that the tip points at.","type":"string"}\#
    ,"platform":{"description":"The system; that of the file when left out.","$ref":"#/$\#
    defs/platform"},"input":{"description":"The way in which people control the app; tha\#
    t of the system when left out.","type":"string","enum":["touch","pointer","remote","\#
    controller","gaze"]},"language":{"description":"The language; that of the file when \#
    left out.","$ref":"#/$defs/language"},"type":{"description":"The name of the tip's t\#
    ype, as in the state document.","type":"string"},"image":{"description":"The name of\#
     the image, as in the state document.","type":"string"},"rules":{"description":"The \#
    rules, as in the state document.","type":"array","items":{"type":"string"}},"options\#
    ":{"description":"The limits of the tip's displays, as in the state document.","$ref\#
    ":"#/$defs/options"},"record":{"description":"The tip's record, as in the state docu\#
    ment; it is not checked."}},"required":["id"]},"action":{"description":"A button of \#
    a tip.","anyOf":[{"$ref":"#/$defs/text"},{"$ref":"#/$defs/actionObject"}]},"actionOb\#
    ject":{"description":"A button as in the state document.","type":"object","additiona\#
    lProperties":false,"properties":{"id":{"description":"The id.","type":"string"},"tit\#
    le":{"description":"The title.","$ref":"#/$defs/text"}}},"tooltip":{"description":"A\#
     tooltip.","type":"object","additionalProperties":false,"properties":{"id":{"descrip\#
    tion":"The id.","type":"string"},"text":{"description":"The text.","$ref":"#/$defs/t\#
    ext"},"control":{"description":"The name of the control that it describes.","$ref":"\#
    #/$defs/text"},"states":{"description":"The states of the control in which the text \#
    is the same.","type":"array","items":{"type":"string"}},"platform":{"description":"T\#
    he system; that of the file when left out.","$ref":"#/$defs/platform"},"language":{"\#
    description":"The language; that of the file when left out.","$ref":"#/$defs/languag\#
    e"}},"required":["id","text"]},"alert":{"description":"An alert.","type":"object","a\#
    dditionalProperties":false,"properties":{"id":{"description":"The id.","type":"strin\#
    g"},"title":{"description":"The title.","$ref":"#/$defs/text"},"message":{"descripti\#
    on":"The message.","$ref":"#/$defs/text"},"buttons":{"description":"The buttons, in \#
    order.","type":"array","items":{"$ref":"#/$defs/button"}},"intent":{"description":"W\#
    hy the alert appears.","type":"string","enum":["deliberate","sideEffect"]},"informat\#
    ional":{"description":"Whether the alert only informs, without a choice.","type":"bo\#
    olean"},"undoable":{"description":"Whether the action can be undone.","type":"boolea\#
    n"},"textField":{"description":"The text field.","$ref":"#/$defs/textField"},"icon":\#
    {"description":"The name of an icon's symbol or image.","type":"string"},"caution":{\#
    "description":"Whether the icon has a caution symbol.","type":"boolean"},"accessory"\#
    :{"description":"The accessory view.","$ref":"#/$defs/accessory"},"suppression":{"de\#
    scription":"Whether a checkbox offers not to show the alert again.","type":"boolean"\#
    },"help":{"description":"Whether there is a help button.","type":"boolean"},"scene":\#
    {"description":"The name of the scene that presents the alert.","type":"string"},"pl\#
    atform":{"description":"The system; that of the file when left out.","$ref":"#/$defs\#
    /platform"},"language":{"description":"The language; that of the file when left out.\#
    ","$ref":"#/$defs/language"}},"required":["id"]},"button":{"description":"A button o\#
    f an alert.","type":"object","additionalProperties":false,"properties":{"title":{"de\#
    scription":"The title.","$ref":"#/$defs/text"},"role":{"description":"The role; plai\#
    n when left out.","type":"string","enum":["default","cancel","destructive","plain"]}\#
    },"required":["title"]},"textField":{"description":"A field for a text that an alert\#
     asks for.","type":"object","additionalProperties":false,"properties":{"secure":{"de\#
    scription":"Whether the text is hidden, as a password is.","type":"boolean"},"placeh\#
    older":{"description":"The text that an empty field shows.","$ref":"#/$defs/text"}}}\#
    ,"accessory":{"description":"A view of the app's own inside an alert.","type":"objec\#
    t","additionalProperties":false,"properties":{"height":{"description":"The height, i\#
    n points.","type":"number"},"cornerRadius":{"description":"The radius of its corners\#
    , in points.","type":"number"}},"required":["height"]},"silence":{"description":"A f\#
    inding that the app accepts.","type":"object","additionalProperties":false,"properti\#
    es":{"check":{"description":"The id of the check, such as T5.","type":"string"},"ite\#
    m":{"description":"The item, such as tip:FavoriteBackyardTip.","type":"string"},"rea\#
    son":{"description":"The reason; a silence without one has no effect, and is a findi\#
    ng.","type":"string"}},"required":["check","item"]},"options":{"description":"The li\#
    mits of a tip's displays.","type":"object","additionalProperties":false,"properties"\#
    :{"ignoresDisplayFrequency":{"description":"Whether the display frequency does not c\#
    ount.","type":"boolean"},"maxDisplayCount":{"description":"The most displays.","type\#
    ":"integer"},"maxDisplayDuration":{"description":"The longest time on screen, in sec\#
    onds.","type":"number"}}}}}
    """#
  static let lock = #"""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:tipcontrol:sche\#
    ma:lock:1","title":"TipControl lock","description":"The ids of an app's tips, which \#
    tipctl lock records and compares.","type":"object","additionalProperties":false,"req\#
    uired":["schema","tips"],"properties":{"$schema":{"description":"The id of this sche\#
    ma, which editors read.","type":"string"},"schema":{"description":"The version of th\#
    e format.","const":1},"tips":{"description":"The tips, by id. Each id stands once.",\#
    "type":"array","items":{"$ref":"#/$defs/tip"}},"groups":{"description":"The groups i\#
    n use. Each priority with the same tips stands once.","type":"array","items":{"$ref"\#
    :"#/$defs/group"}}},"$defs":{"tip":{"description":"A tip with the names that its rul\#
    es read.","type":"object","additionalProperties":false,"required":["id","type"],"pro\#
    perties":{"id":{"description":"The id under which the tip's records are stored.","ty\#
    pe":"string"},"type":{"description":"The name of the tip's type.","type":"string"},"\#
    parameters":{"description":"The ids of the parameters that its rules read.","type":"\#
    array","items":{"type":"string"}},"events":{"description":"The ids of the events tha\#
    t its rules read.","type":"array","items":{"type":"string"}}}},"group":{"description\#
    ":"A group of tips, of which the app shows one at a time.","type":"object","addition\#
    alProperties":false,"required":["priority","tips"],"properties":{"priority":{"descri\#
    ption":"How the current tip is chosen.","enum":["firstAvailable","ordered"]},"tips":\#
    {"description":"The ids of the members, in order.","type":"array","items":{"type":"s\#
    tring"}},"unused":{"description":"Whether a changed group has taken its place; false\#
     when left out.","type":"boolean"}}}}}
    """#
  static let output = #"""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:tipcontrol:sche\#
    ma:output:4","title":"TipControl output","description":"An object that a command pri\#
    nts with --json: its result, a line of watch, or on standard error an error or a war\#
    ning. Commands and newer versions may have further members. A document with $schema \#
    has its own schema.","type":"object","required":["schema"],"$ref":"#/$defs/answer","\#
    properties":{"schema":{"description":"The version of the format.","const":4},"error"\#
    :{"description":"The reason for a failure.","$ref":"#/$defs/error"},"warning":{"desc\#
    ription":"Something ignored or surprising.","$ref":"#/$defs/warning"},"processes":{"\#
    description":"The live processes. When their answers differ, each has a separate one\#
    .","type":"array","items":{"$ref":"#/$defs/process"}}},"$defs":{"answer":{"descripti\#
    on":"The members that have the same meaning in all commands.","properties":{"tips":{\#
    "description":"The tips: their statuses, texts or displays, or only their ids.","typ\#
    e":"array","items":{"$ref":"#/$defs/listedTip"}},"groups":{"description":"The groups\#
     of tips.","type":"array","items":{"$ref":"#/$defs/group"}},"tooltips":{"description\#
    ":"The tooltips.","type":"array","items":{"$ref":"#/$defs/toolTip"}},"alerts":{"desc\#
    ription":"The alerts, or only their ids.","type":"array","items":{"anyOf":[{"$ref":"\#
    #/$defs/alert"},{"type":"string"}]}},"findings":{"description":"The findings of a ch\#
    eck.","type":"array","items":{"anyOf":[{"$ref":"#/$defs/finding"},{"$ref":"#/$defs/t\#
    extFinding"}]}}},"dependentSchemas":{"status":{"$ref":"#/$defs/status"},"shouldDispl\#
    ay":{"$ref":"#/$defs/tip"},"asksDelegate":{"$ref":"#/$defs/toolTip"},"outcome":{"$re\#
    f":"#/$defs/alert"},"changed":{"$ref":"#/$defs/change"},"statuses":{"$ref":"#/$defs/\#
    storedChange"},"causes":{"$ref":"#/$defs/watchLine"}}},"texts":{"description":"A lis\#
    t of texts.","type":"array","items":{"type":"string"}},"date":{"description":"An ins\#
    tant in ISO 8601, in UTC with milliseconds.","type":"string","pattern":"^\\d{4}-\\d{\#
    2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},"dateOrNull":{"description":"An instant,\#
     or null.","anyOf":[{"$ref":"#/$defs/date"},{"type":"null"}]},"warning":{"descriptio\#
    n":"A message with the next step.","type":"object","required":["message","suggestion\#
    "],"properties":{"message":{"description":"The message, as a sentence.","type":"stri\#
    ng"},"suggestion":{"description":"The next step; empty for none.","type":"string"}}}\#
    ,"error":{"description":"A message with the next step and the exit code.","type":"ob\#
    ject","required":["code"],"$ref":"#/$defs/warning","properties":{"code":{"descriptio\#
    n":"The exit code.","type":"integer"}}},"process":{"description":"A live process, wi\#
    th its answer when the processes differ.","type":"object","required":["process","pro\#
    gram","configured","countsStoredOverrides","controls"],"$ref":"#/$defs/answer","prop\#
    erties":{"process":{"description":"The number of the process.","type":"integer"},"pr\#
    ogram":{"description":"The name of the program.","type":"string"},"configured":{"des\#
    cription":"When it configured.","$ref":"#/$defs/date"},"countsStoredOverrides":{"des\#
    cription":"Whether it obeys tipctl.","type":"boolean"},"controls":{"description":"Th\#
    e controls that change its help.","type":"array"}}},"status":{"description":"The sta\#
    tus of help, with the reason of an invalidation beside it.","type":"object","require\#
    d":["status","invalidationReason"],"properties":{"status":{"description":"The status\#
    ; onScreen and answered for alerts, null for unknown help.","enum":["pending","avail\#
    able","invalidated","onScreen","answered",null]},"invalidationReason":{"description"\#
    :"Why the tip was invalidated; null for all other statuses.","enum":["actionPerforme\#
    d","displayCountExceeded","displayDurationExceeded","tipClosed",null]}},"if":{"prope\#
    rties":{"status":{"const":"invalidated"}}},"then":{"properties":{"invalidationReason\#
    ":{"type":"string"}}},"else":{"properties":{"invalidationReason":{"type":"null"}}}},\#
    "listedTip":{"description":"A tip with its status, with its texts or displays, or on\#
    ly its id.","type":["object","string"],"dependentSchemas":{"status":{"$ref":"#/$defs\#
    /tip"},"shouldDisplay":{"$ref":"#/$defs/tip"},"nextChange":{"$ref":"#/$defs/tip"}}},\#
    "tip":{"description":"A tip with its status. The members from gates on are only in e\#
    xplain and wait.","type":"object","required":["id","title","status","invalidationRea\#
    son","shouldDisplay","decidedBy","reason","override","nextChange","shows","group","d\#
    isplays"],"$ref":"#/$defs/status","properties":{"id":{"description":"The id.","type"\#
    :"string"},"title":{"description":"The title.","type":"string"},"status":{"descripti\#
    on":"The status.","enum":["pending","available","invalidated"]},"shouldDisplay":{"de\#
    scription":"Whether it is available.","type":"boolean"},"decidedBy":{"description":"\#
    The gate that decides; null when the tip passes all of them.","enum":["configured","\#
    alert","override","invalidation","displayCount","displayDuration","rule","displayFre\#
    quency","group",null]},"reason":{"description":"The finding of that gate.","type":["\#
    string","null"]},"override":{"description":"The override in force.","$ref":"#/$defs/\#
    override"},"nextChange":{"description":"When time can change it.","$ref":"#/$defs/da\#
    teOrNull"},"shows":{"description":"Whether the app shows it: available, and not hidd\#
    en in its group.","type":"boolean"},"group":{"description":"The finding of its group\#
    s.","type":["string","null"]},"displays":{"description":"How often it was displayed.\#
    ","type":"integer","minimum":0},"gates":{"description":"All gates, in order.","$ref"\#
    :"#/$defs/gates"},"showsAt":{"description":"When it shows.","$ref":"#/$defs/dateOrNu\#
    ll"},"outlook":{"description":"When it shows, as a sentence.","type":"string"},"reac\#
    hed":{"description":"Whether it has the awaited status.","type":"boolean"}}},"group"\#
    :{"description":"A group of tips. The page of a gallery has its name instead of its \#
    members.","type":"object","required":["currentTip","reason"],"anyOf":[{"required":["\#
    name"]},{"required":["priority","inUse","tips"]}],"properties":{"name":{"description\#
    ":"The name.","type":"string"},"priority":{"description":"How the current tip is cho\#
    sen.","enum":["firstAvailable","ordered"]},"inUse":{"description":"Whether no change\#
    d group has replaced it.","type":"boolean"},"tips":{"description":"The members.","ty\#
    pe":"array","items":{"$ref":"#/$defs/member"}},"currentTip":{"description":"The tip \#
    that it shows.","type":["string","null"]},"reason":{"description":"Why this tip is c\#
    urrent.","type":"string"}}},"member":{"description":"A tip of a group, with its stat\#
    us.","type":"object","required":["id"],"$ref":"#/$defs/status","properties":{"id":{"\#
    description":"The id.","type":"string"}}},"toolTip":{"description":"A tooltip, as if\#
     the pointer rested on its view.","type":"object","required":["id","text","control",\#
    "platform","enabled","asksDelegate","shows","decidedBy","reason","override","outlook\#
    "],"properties":{"id":{"description":"The id.","type":"string"},"text":{"description\#
    ":"The text.","type":["string","null"]},"control":{"description":"The name of its co\#
    ntrol.","type":["string","null"]},"platform":{"description":"The system.","type":"st\#
    ring"},"enabled":{"description":"Whether the app has enabled it.","type":"boolean"},\#
    "asksDelegate":{"description":"Whether a delegate gives the text.","type":"boolean"}\#
    ,"shows":{"description":"Whether it would show.","type":"boolean"},"decidedBy":{"des\#
    cription":"The gate that decides.","type":["string","null"]},"reason":{"description"\#
    :"The finding of that gate.","type":["string","null"]},"override":{"description":"Th\#
    e override in force.","$ref":"#/$defs/override"},"outlook":{"description":"What woul\#
    d happen, as a sentence.","type":"string"},"gates":{"description":"All gates, in ord\#
    er.","$ref":"#/$defs/gates"}}},"alert":{"description":"An alert. Only lists have the\#
     members after gates.","type":"object","required":["id","kind","title","buttons","on\#
    Screen","outcome","answer","decidedBy","outlook","gates"],"properties":{"id":{"descr\#
    iption":"The id.","type":"string"},"kind":{"description":"The kind of help.","const"\#
    :"alert"},"title":{"description":"The title.","type":"string"},"buttons":{"descripti\#
    on":"The titles of its buttons.","$ref":"#/$defs/texts"},"onScreen":{"description":"\#
    Whether it is on screen.","type":"boolean"},"outcome":{"description":"The result of \#
    presenting it.","enum":["shows","pending","answered","refused"]},"answer":{"descript\#
    ion":"The button that answers it.","type":["string","null"]},"decidedBy":{"descripti\#
    on":"The gate that decides.","type":["string","null"]},"outlook":{"description":"Wha\#
    t would happen, as a sentence.","type":"string"},"gates":{"description":"All gates, \#
    in order.","$ref":"#/$defs/gates"},"displays":{"description":"How often it was displ\#
    ayed.","type":"integer","minimum":0},"lastDisplayed":{"description":"When it was las\#
    t.","$ref":"#/$defs/dateOrNull"},"suppressed":{"description":"Its suppression.","typ\#
    e":["object","null"]},"override":{"description":"The override in force.","$ref":"#/$\#
    defs/override"}}},"gates":{"description":"The results of gates.","type":"array","ite\#
    ms":{"$ref":"#/$defs/gate"}},"gate":{"description":"The result of a gate.","type":"o\#
    bject","required":["gate","passed","expected","actual","detail"],"properties":{"gate\#
    ":{"description":"The name.","type":"string"},"passed":{"description":"Whether help \#
    passes it.","type":"boolean"},"expected":{"description":"The condition.","type":"str\#
    ing"},"actual":{"description":"The finding.","type":"string"},"detail":{"description\#
    ":"More about the finding; may be empty.","type":"string"}}},"override":{"descriptio\#
    n":"A control that forces help, or null.","type":["object","null"],"required":["cont\#
    rol","source","spelling"],"properties":{"state":{"description":"The forced state.","\#
    enum":["shown","hidden"]},"control":{"description":"The control.","type":"string"},"\#
    source":{"description":"Where it was set.","enum":["argument","environment","stored"\#
    ,"api"]},"spelling":{"description":"The variable, argument, call or command.","type"\#
    :"string"}}},"change":{"description":"The result of a command that changes something\#
    .","type":"object","required":["changed","dryRun","message"],"properties":{"changed"\#
    :{"description":"Whether anything changed, or would.","type":"boolean"},"dryRun":{"d\#
    escription":"Whether nothing was written.","type":"boolean"},"message":{"description\#
    ":"The new state, as a sentence.","type":"string"}}},"storedChange":{"description":"\#
    The result of a change of a datastore.","type":"object","required":["created","undo"\#
    ,"statuses"],"$ref":"#/$defs/change","properties":{"created":{"description":"Whether\#
     the datastore is new.","type":"boolean"},"undo":{"description":"The command that re\#
    verts it.","type":["string","null"]},"statuses":{"description":"The tips whose statu\#
    s changed, or that their groups show or hide now.","type":"array","items":{"$ref":"#\#
    /$defs/statusChange"}}}},"statusChange":{"description":"The status of a tip before a\#
    nd after a change.","type":"object","required":["id","before","after","shows"],"prop\#
    erties":{"id":{"description":"The id.","type":"string"},"before":{"description":"The\#
     old status.","$ref":"#/$defs/status"},"after":{"description":"The new status.","$re\#
    f":"#/$defs/status"},"shows":{"description":"Whether the app shows it now.","type":"\#
    boolean"}}},"watchLine":{"description":"A line of watch: the status of help, or a ch\#
    ange of it.","type":"object","required":["kind","date","help","id","before","after",\#
    "shows","process","causes"],"properties":{"kind":{"description":"The status at the b\#
    eginning, or a change.","enum":["status","change"]},"date":{"description":"When, on \#
    the clock in force.","$ref":"#/$defs/date"},"help":{"description":"The kind of help.\#
    ","enum":["tip","tooltip","alert"]},"id":{"description":"The id.","type":"string"},"\#
    before":{"description":"The old status; null for help that was unknown.","anyOf":[{"\#
    $ref":"#/$defs/status"},{"type":"null"}]},"after":{"description":"The new status; nu\#
    ll for help that is gone.","anyOf":[{"$ref":"#/$defs/status"},{"type":"null"}]},"sho\#
    ws":{"description":"Whether the app shows it now.","type":"boolean"},"process":{"des\#
    cription":"The process, if several run.","type":["integer","null"]},"causes":{"descr\#
    iption":"The causes of a change.","type":"array","items":{"$ref":"#/$defs/cause"}}}}\#
    ,"cause":{"description":"The cause of a change.","type":"object","required":["kind",\#
    "text"],"properties":{"kind":{"description":"The origin.","enum":["command","app","t\#
    ime","unknown"]},"text":{"description":"The change, in a few words.","type":"string"\#
    }}},"finding":{"description":"A finding of doctor.","type":"object","required":["sev\#
    erity","subject","message","advice"],"properties":{"severity":{"description":"How se\#
    vere it is.","enum":["problem","warning","note"]},"subject":{"description":"The tip,\#
     the event or the file.","type":"string"},"message":{"description":"The finding, as \#
    a sentence.","type":"string"},"advice":{"description":"The next step; empty for none\#
    .","type":"string"}}},"textFinding":{"description":"A finding of lint. Only files ha\#
    ve the line, and catalogs the language.","type":"object","required":["id","severity"\#
    ,"item","message","suggestion"],"properties":{"id":{"description":"The id of the che\#
    ck, such as T5.","type":"string"},"severity":{"description":"How severe it is.","enu\#
    m":["error","warning"]},"item":{"description":"The item, such as tip:FeedBirdsTip.",\#
    "type":"string"},"message":{"description":"The finding, as a sentence.","type":"stri\#
    ng"},"suggestion":{"description":"The next step.","type":"string"},"words":{"descrip\#
    tion":"The words that it is about.","type":["string","null"]},"heuristic":{"descript\#
    ion":"Whether the check can be wrong.","type":"boolean"},"language":{"description":"\#
    The language of the text.","type":"string"},"file":{"description":"The file of the t\#
    ext.","type":"string"},"line":{"description":"The line in the file.","type":"integer\#
    ","minimum":1}}}}}
    """#
  static let receipt = #"""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:tipcontrol:sche\#
    ma:receipt:1","title":"TipControl receipt","description":"The controls that an app a\#
    pplied when it configured, and its warnings. A newer version may have further member\#
    s.","type":"object","required":["schema","applied","warnings","unknownTips","ignored\#
    ","datastore","clock","application","processIdentifier","notes"],"properties":{"$sch\#
    ema":{"description":"The id of this schema, which editors read.","type":"string"},"s\#
    chema":{"description":"The version of the format.","const":1},"applied":{"descriptio\#
    n":"The controls that were applied, in order of precedence.","type":"array","items":\#
    {"$ref":"#/$defs/applied"}},"warnings":{"description":"The warnings about controls t\#
    hat were not applied.","type":"array","items":{"$ref":"#/$defs/warning"}},"unknownTi\#
    ps":{"description":"The names that match no known tip, or resemble a known tooltip o\#
    r alert.","type":"array","items":{"$ref":"#/$defs/unknownTip"}},"ignored":{"descript\#
    ion":"The sources with controls that are ignored in a release build.","type":"array"\#
    ,"items":{"$ref":"#/$defs/source"}},"datastore":{"description":"The location of the \#
    datastore, or memory; empty when none was opened.","type":"string"},"clock":{"descri\#
    ption":"The time of the app's clock when it configured.","$ref":"#/$defs/date"},"app\#
    lication":{"description":"The name of the application.","type":"string"},"processIde\#
    ntifier":{"description":"The process that configured.","type":"integer"},"notes":{"d\#
    escription":"Other facts, in sentences.","type":"array","items":{"type":"string"}},"\#
    alerts":{"description":"The alerts that were answered; none when left out.","type":"\#
    array","items":{"$ref":"#/$defs/seenAlert"}},"releaseBuild":{"description":"Whether \#
    the engine was compiled without DEBUG; false when left out.","type":"boolean"},"erro\#
    r":{"description":"The error of a start that failed.","type":"string"}},"$defs":{"da\#
    te":{"description":"An instant in ISO 8601, with Z or an offset, or a date alone, wh\#
    ich is midnight UTC. Written in UTC with milliseconds.","type":"string","pattern":"^\#
    \\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$"\#
    ,"examples":["2026-11-21T09:00:00.000Z"]},"control":{"description":"The name of a co\#
    ntrol.","enum":["ShowAllTips","HideAllTips","ShowTips","HideTips","ResetDatastore","\#
    Clock","DisplayFrequency","Datastore","ToolTipDelay","ToolTipDuration","ShowToolTips\#
    ","HideToolTips","AnswerAlerts","SuppressAlerts","SnapshotRecord","Receipt","SyncFol\#
    der","Settling"]},"source":{"description":"Where a control was set.","enum":["argume\#
    nt","environment","stored","api"]},"applied":{"description":"A control that was appl\#
    ied.","type":"object","required":["control","value","source","spelling"],"properties\#
    ":{"control":{"description":"The control.","$ref":"#/$defs/control"},"value":{"descr\#
    iption":"The value as text.","type":"string"},"source":{"description":"The source of\#
     the value.","$ref":"#/$defs/source"},"spelling":{"description":"The variable, launc\#
    h argument, call or command.","type":"string"}}},"warning":{"description":"A control\#
     that was not applied.","type":"object","required":["source","spelling","message"],"\#
    properties":{"source":{"description":"The source of the control.","$ref":"#/$defs/so\#
    urce"},"spelling":{"description":"The variable, launch argument, call or command.","\#
    type":"string"},"message":{"description":"The reason, as a sentence.","type":"string\#
    "}}},"unknownTip":{"description":"A name that matches no known tip.","type":"object"\#
    ,"required":["name","control","source","spelling"],"properties":{"name":{"descriptio\#
    n":"The name as given.","type":"string"},"control":{"description":"The control that \#
    names it.","$ref":"#/$defs/control"},"source":{"description":"The source of the cont\#
    rol.","$ref":"#/$defs/source"},"spelling":{"description":"The variable, launch argum\#
    ent, call or command.","type":"string"},"nearest":{"description":"The nearest known \#
    name, or null.","anyOf":[{"type":"string"},{"type":"null"}]}}},"seenAlert":{"descrip\#
    tion":"An alert that was answered.","type":"object","required":["id","button","answe\#
    redBy","count"],"properties":{"id":{"description":"The id of the alert.","type":"str\#
    ing"},"button":{"description":"The title of the button.","type":"string"},"answeredB\#
    y":{"description":"Who answered.","enum":["person","control","suppression"]},"spelli\#
    ng":{"description":"The spelling of the control that answered, or null.","anyOf":[{"\#
    type":"string"},{"type":"null"}]},"count":{"description":"How often it was answered \#
    so.","type":"integer"}}}}}
    """#
  static let result = #"""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:tipcontrol:sche\#
    ma:result:1","title":"TipControl scenario result","description":"What became of the \#
    tips of a scenario for one part of its people: tipctl simulate --shard writes it, an\#
    d --join reads it.","type":"object","additionalProperties":false,"required":["finger\#
    print","seed","people","shard","partial","days","lived","tips"],"properties":{"$sche\#
    ma":{"description":"The id of this schema, which editors read.","type":"string"},"sc\#
    hema":{"description":"The version of the format.","const":1},"fingerprint":{"descrip\#
    tion":"The checksum of the scenario and of its tips.","type":"string"},"seed":{"desc\#
    ription":"The seed of the scenario.","type":"integer","minimum":0},"people":{"descri\#
    ption":"The number of people of all parts.","type":"integer","minimum":0,"maximum":1\#
    000000000000},"shard":{"description":"The number of the part and of all parts.","typ\#
    e":"string","pattern":"^[0-9]+/[0-9]+$","examples":["2/8"]},"partial":{"description"\#
    :"Whether the run was interrupted, so that people are missing.","type":"boolean"},"d\#
    ays":{"description":"The number of days.","type":"integer","minimum":0,"maximum":100\#
    0000000000},"lived":{"description":"The number of people of this part.","type":"inte\#
    ger","minimum":0,"maximum":1000000000000},"tips":{"description":"What became of each\#
     tip, by its id.","type":"object","additionalProperties":{"$ref":"#/$defs/tally"}}},\#
    "$defs":{"tally":{"description":"What became of one tip, in numbers of people.","typ\#
    e":"object","additionalProperties":false,"required":["offered","seen","firstDays","d\#
    isplays","invalidated","hindered","starved"],"properties":{"offered":{"description":\#
    "The people whose screens offered the tip.","type":"integer","minimum":0,"maximum":1\#
    000000000000},"seen":{"description":"The people who saw it.","type":"integer","minim\#
    um":0,"maximum":1000000000000},"firstDays":{"description":"The people by the day of \#
    their first display, counted from 0.","type":"object","propertyNames":{"pattern":"^(\#
    0|[1-9][0-9]*)$"},"additionalProperties":{"type":"integer","minimum":0,"maximum":100\#
    0000000000}},"displays":{"description":"The people by their number of displays.","ty\#
    pe":"object","propertyNames":{"pattern":"^(0|[1-9][0-9]*)$"},"additionalProperties":\#
    {"type":"integer","minimum":0,"maximum":1000000000000}},"invalidated":{"description"\#
    :"The people by the reason of its invalidation.","type":"object","propertyNames":{"e\#
    num":["actionPerformed","displayCountExceeded","displayDurationExceeded","tipClosed"\#
    ]},"additionalProperties":{"type":"integer","minimum":0,"maximum":1000000000000}},"h\#
    indered":{"description":"The openings of screens that offered the tip and did not sh\#
    ow it, by what kept it away.","type":"object","propertyNames":{"enum":["configured",\#
    "alert","override","invalidation","displayCount","displayDuration","rule","displayFr\#
    equency","group","popover"]},"additionalProperties":{"type":"integer","minimum":0,"m\#
    aximum":1000000000000}},"starved":{"description":"The people who never saw it, by wh\#
    at kept it away most often.","type":"object","propertyNames":{"enum":["configured","\#
    alert","override","invalidation","displayCount","displayDuration","rule","displayFre\#
    quency","group","popover"]},"additionalProperties":{"type":"integer","minimum":0,"ma\#
    ximum":1000000000000}}}}}}
    """#
  static let state = #"""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:tipcontrol:sche\#
    ma:state:1","title":"TipControl state","description":"What tips are, what happened t\#
    o them, and what is forced: for export, import, fixtures and comparison.","type":"ob\#
    ject","additionalProperties":false,"properties":{"$schema":{"description":"The id of\#
     this schema, which editors read.","type":"string"},"schema":{"description":"The ver\#
    sion of the format.","const":1},"clock":{"description":"The clock setting that tipct\#
    l stored.","$ref":"#/$defs/clock"},"displayFrequency":{"description":"The app's own \#
    display frequency; immediate when left out.","$ref":"#/$defs/displayFrequency"},"dis\#
    playFrequencyFrom":{"description":"The instant from which the app's display frequenc\#
    y counts; display when left out.","enum":["display","dismissal"]},"tips":{"descripti\#
    on":"The tips. Each id stands once.","type":"array","items":{"$ref":"#/$defs/tip"}},\#
    "groups":{"description":"The groups of tips. Each priority with the same tips stands\#
     once.","type":"array","items":{"$ref":"#/$defs/group"}},"toolTips":{"description":"\#
    The tooltips. Each id stands once.","type":"array","items":{"$ref":"#/$defs/toolTip"\#
    }},"alerts":{"description":"The alerts that were presented. Each id stands once.","t\#
    ype":"array","items":{"$ref":"#/$defs/alertRecord"}},"parameters":{"description":"Th\#
    e parameters. Each id stands once.","type":"array","items":{"$ref":"#/$defs/paramete\#
    r"}},"events":{"description":"The events. Each id stands once.","type":"array","item\#
    s":{"$ref":"#/$defs/event"}},"overrides":{"description":"The states that tipctl stor\#
    ed.","$ref":"#/$defs/overrides"},"history":{"description":"The newest lines of the h\#
    istory, oldest first.","type":"array","items":{"$ref":"#/$defs/historyEntry"}},"devi\#
    ces":{"description":"What happened to tips on other devices that were merged. Each o\#
    rigin stands once.","type":"array","items":{"$ref":"#/$defs/device"}},"resets":{"des\#
    cription":"Up to when resets have erased what happened; a merge leaves out what is n\#
    ot later.","$ref":"#/$defs/resets"}},"$defs":{"date":{"description":"An instant in I\#
    SO 8601, with Z or an offset, or a date alone, which is midnight UTC. Written in UTC\#
     with milliseconds.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}\#
    (:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$","examples":["2026-11-21T09:00:00.0\#
    00Z"]},"displayFrequency":{"description":"The least time between the first displays \#
    of two tips: a name, or a duration.","type":"string","examples":["immediate","hourly\#
    ","daily","weekly","monthly","36h"]},"rule":{"description":"A condition in the text \#
    form that tipctl explain prints.","type":"string","examples":["parameter(\"BackyardB\#
    irds.isSignedIn\") == true","event(\"didViewBackyard\").donations.donatedWithin(.day\#
    s(5)).count >= 3"]},"forcedState":{"description":"Whether a tip is shown or hidden, \#
    whatever its rules say.","enum":["shown","hidden"]},"clock":{"description":"A clock \#
    setting and the instant at which it took effect.","type":"object","additionalPropert\#
    ies":false,"required":["setting"],"properties":{"setting":{"description":"A date to \#
    freeze at, @ and a date to start from, or a shift such as +3d; after a start or a sh\#
    ift, a rate such as x60.","type":"string","examples":["2026-11-21T09:00:00Z","@2026-\#
    11-21T09:00:00Z x60","+3d"]},"anchor":{"description":"The system's instant at which \#
    the setting took effect; only a frozen clock may leave it out.","$ref":"#/$defs/date\#
    "}}},"tip":{"description":"A tip: its definition, its record, or both. An id with no\#
    thing but a record has no definition.","type":"object","additionalProperties":false,\#
    "required":["id"],"properties":{"id":{"description":"The id that everything of the t\#
    ip is kept under.","type":"string"},"type":{"description":"The name of the tip's typ\#
    e; the id when left out.","type":"string"},"title":{"description":"The title's text.\#
    ","type":"string"},"message":{"description":"The message's text.","type":"string"},"\#
    image":{"description":"The name of the image.","type":"string"},"actions":{"descript\#
    ion":"The action buttons, in order.","type":"array","items":{"$ref":"#/$defs/action"\#
    }},"rules":{"description":"The rules, all of which must hold.","type":"array","items\#
    ":{"$ref":"#/$defs/rule"}},"options":{"description":"The limits of the tip's display\#
    s.","$ref":"#/$defs/options"},"record":{"description":"What happened to the tip so f\#
    ar.","$ref":"#/$defs/record"}}},"group":{"description":"A group of tips, of which th\#
    e app shows one at a time.","type":"object","additionalProperties":false,"required":\#
    ["priority","tips"],"properties":{"priority":{"description":"How the current tip is \#
    chosen.","enum":["firstAvailable","ordered"]},"tips":{"description":"The ids of the \#
    members, in order.","type":"array","items":{"type":"string"}},"unused":{"description\#
    ":"Whether a changed group has taken its place; false when left out.","type":"boolea\#
    n"}}},"toolTip":{"description":"A tooltip.","type":"object","additionalProperties":f\#
    alse,"required":["id"],"properties":{"id":{"description":"The identity of the view o\#
    r the control.","type":"string"},"text":{"description":"The text without a delegate.\#
    ","type":"string"},"control":{"description":"The name of the control, as people see \#
    it.","type":"string"},"asksDelegate":{"description":"Whether a delegate is asked for\#
     the text; false when left out.","type":"boolean"},"disabled":{"description":"Whethe\#
    r the interaction is disabled; false when left out.","type":"boolean"},"platform":{"\#
    description":"The system on which the app runs; macOS when left out.","enum":["iOS",\#
    "iPadOS","macOS","tvOS","watchOS","visionOS"]}}},"alertRecord":{"description":"An al\#
    ert with what happened to it.","type":"object","additionalProperties":false,"require\#
    d":["alert"],"properties":{"alert":{"description":"The alert as it was presented or \#
    registered last.","$ref":"#/$defs/alert"},"displayCount":{"description":"How often i\#
    t was shown.","type":"integer","minimum":0},"lastDisplayed":{"description":"When it \#
    was shown last.","$ref":"#/$defs/date"},"suppressed":{"description":"When \"Don't as\#
    k again\" was chosen.","$ref":"#/$defs/suppression"},"activeDisplays":{"description"\#
    :"The presentations that have begun and not ended. Each id stands once.","type":"arr\#
    ay","items":{"$ref":"#/$defs/activeDisplay"}},"pressed":{"description":"The button t\#
    hat tipctl has pressed, until the app has answered with it.","type":"string"},"prese\#
    ntations":{"description":"When it was shown, oldest first; the newest 200 of all ale\#
    rts.","type":"array","items":{"$ref":"#/$defs/presentation"}}}},"presentation":{"des\#
    cription":"A presentation of an alert in a run of the app.","type":"object","additio\#
    nalProperties":false,"required":["start","shown"],"properties":{"start":{"descriptio\#
    n":"When the app started.","$ref":"#/$defs/date"},"shown":{"description":"When the a\#
    lert was shown.","$ref":"#/$defs/date"}}},"alert":{"description":"An alert.","type":\#
    "object","additionalProperties":false,"required":["id"],"properties":{"id":{"descrip\#
    tion":"The identity, under which answers and suppression are stored.","type":"string\#
    "},"title":{"description":"The title.","type":"string"},"message":{"description":"Th\#
    e message.","type":"string"},"buttons":{"description":"The buttons, in the order of \#
    the app.","type":"array","items":{"$ref":"#/$defs/button"}},"intent":{"description":\#
    "Why the alert appears.","enum":["deliberate","sideEffect"]},"informational":{"descr\#
    iption":"Whether it only informs; false when left out.","type":"boolean"},"undoable"\#
    :{"description":"Whether the action can be undone.","type":"boolean"},"textField":{"\#
    description":"The text field.","$ref":"#/$defs/textField"},"icon":{"description":"Th\#
    e name of an icon's symbol or image.","type":"string"},"caution":{"description":"Whe\#
    ther the icon has a caution symbol; false when left out.","type":"boolean"},"accesso\#
    ry":{"description":"The accessory view.","$ref":"#/$defs/accessory"},"suppression":{\#
    "description":"Whether a checkbox offers not to show the alert again; false when lef\#
    t out.","type":"boolean"},"help":{"description":"Whether there is a help button; fal\#
    se when left out.","type":"boolean"},"scene":{"description":"The name of the scene t\#
    hat presents the alert.","type":"string"}}},"button":{"description":"A button of an \#
    alert.","type":"object","additionalProperties":false,"required":["title"],"propertie\#
    s":{"title":{"description":"The title.","type":"string"},"role":{"description":"The \#
    role; plain when left out.","enum":["default","cancel","destructive","plain"]}}},"te\#
    xtField":{"description":"A field for a text.","type":"object","additionalProperties"\#
    :false,"properties":{"secure":{"description":"Whether the text is hidden; false when\#
     left out.","type":"boolean"},"placeholder":{"description":"The text that an empty f\#
    ield shows.","type":"string"}}},"accessory":{"description":"A view of the app's own \#
    in an alert.","type":"object","additionalProperties":false,"required":["height"],"pr\#
    operties":{"height":{"description":"The height, in points.","type":"number"},"corner\#
    Radius":{"description":"The radius of its corners, in points.","type":"number"}}},"s\#
    uppression":{"description":"The end of an alert's presentations.","type":"object","a\#
    dditionalProperties":false,"required":["date","button"],"properties":{"date":{"descr\#
    iption":"When.","$ref":"#/$defs/date"},"button":{"description":"The button that pres\#
    enting the alert presses.","type":"string"}}},"action":{"description":"An action but\#
    ton.","type":"object","additionalProperties":false,"required":["id"],"properties":{"\#
    id":{"description":"The action's id.","type":"string"},"title":{"description":"The b\#
    utton's title.","type":"string"}}},"options":{"description":"The limits of a tip's d\#
    isplays.","type":"object","additionalProperties":false,"properties":{"ignoresDisplay\#
    Frequency":{"description":"Whether the tip neither waits for the display frequency n\#
    or restarts it.","type":"boolean"},"maxDisplayCount":{"description":"How often the t\#
    ip may be displayed; with zero or less it never is.","type":"integer"},"maxDisplayDu\#
    ration":{"description":"How long the tip may be on screen in all, in seconds.","type\#
    ":"number"}}},"record":{"description":"What happened to a tip so far.","type":"objec\#
    t","additionalProperties":false,"properties":{"invalidation":{"description":"When an\#
    d why the tip was invalidated.","$ref":"#/$defs/invalidation"},"displayCount":{"desc\#
    ription":"How often a display of the tip has begun.","type":"integer","minimum":0},"\#
    displayedSeconds":{"description":"How long the tip was on screen in displays that ha\#
    ve ended, in seconds to the millisecond.","type":"number","minimum":0},"firstDisplay\#
    ed":{"description":"When the tip was displayed first.","$ref":"#/$defs/date"},"first\#
    Dismissed":{"description":"When the first display ended, or the tip was invalidated \#
    during it, if the display frequency counts from the dismissal.","$ref":"#/$defs/date\#
    "},"lastDisplayed":{"description":"When the newest display began.","$ref":"#/$defs/d\#
    ate"},"eligibilityReset":{"description":"When the tip was made eligible again; what \#
    was so before no longer counts.","$ref":"#/$defs/date"},"activeDisplays":{"descripti\#
    on":"The displays that have begun and not ended. Each id stands once.","type":"array\#
    ","items":{"$ref":"#/$defs/activeDisplay"}},"opaqueResults":{"description":"The last\#
     results of opaque rules. Each rule stands once.","type":"array","items":{"$ref":"#/\#
    $defs/opaqueResult"}}}},"invalidation":{"description":"The end of a tip's eligibilit\#
    y.","type":"object","additionalProperties":false,"required":["reason","date"],"prope\#
    rties":{"reason":{"description":"Why.","enum":["actionPerformed","displayCountExceed\#
    ed","displayDurationExceeded","tipClosed"]},"date":{"description":"When.","$ref":"#/\#
    $defs/date"}}},"activeDisplay":{"description":"A display that is going on.","type":"\#
    object","additionalProperties":false,"required":["id","began"],"properties":{"id":{"\#
    description":"The name of the display.","type":"string"},"began":{"description":"Whe\#
    n it began, or was reset: from then on it counts.","$ref":"#/$defs/date"},"appeared"\#
    :{"description":"When it began, if it was reset since then.","$ref":"#/$defs/date"},\#
    "owner":{"description":"The process that shows it, such as 4711:app. Without an owne\#
    r, or when its process has ended, the display is abandoned.","type":"string"}}},"opa\#
    queResult":{"description":"The last result of a rule that is Swift code.","type":"ob\#
    ject","additionalProperties":false,"required":["rule","value","date"],"properties":{\#
    "rule":{"description":"The rule's source text.","type":"string"},"value":{"descripti\#
    on":"What the rule answered.","type":"boolean"},"date":{"description":"When it answe\#
    red so first.","$ref":"#/$defs/date"}}},"parameter":{"description":"A parameter: its\#
     definition, its value, or both.","type":"object","additionalProperties":false,"requ\#
    ired":["id"],"properties":{"id":{"description":"The name the value is kept under.","\#
    type":"string"},"type":{"description":"The name of the value's Swift type; wanted be\#
    side initialValue and transient.","type":"string"},"initialValue":{"description":"Th\#
    e value until the first write: any JSON; null when left out."},"transient":{"descrip\#
    tion":"Whether each process starts from the initial value.","type":"boolean"},"value\#
    ":{"description":"The value that was written: any JSON. Null is a value; without it \#
    the initial one holds."},"written":{"description":"When the value was written, or gi\#
    ven back for the initial one.","$ref":"#/$defs/date"}},"dependentRequired":{"initial\#
    Value":["type"],"transient":["type"]}},"event":{"description":"An event: its limit a\#
    nd its donations.","type":"object","additionalProperties":false,"required":["id"],"p\#
    roperties":{"id":{"description":"The name that donations are kept under.","type":"st\#
    ring"},"limit":{"description":"The bound on kept and queried donations.","$ref":"#/$\#
    defs/limit"},"deleted":{"description":"Up to when donations were deleted.","$ref":"#\#
    /$defs/date"},"donations":{"description":"The donations, in any order; of two at one\#
     instant the first in the list is older.","type":"array","items":{"anyOf":[{"$ref":"\#
    #/$defs/date"},{"$ref":"#/$defs/donation"}]}}}},"limit":{"description":"A bound on t\#
    he donations of an event.","type":"object","additionalProperties":false,"required":[\#
    "maximumCount"],"properties":{"maximumCount":{"description":"The newest donations th\#
    at stay.","type":"integer","minimum":0},"maximumAge":{"description":"How old a donat\#
    ion may be.","type":"string","pattern":"^(minute|hour|day|week)(s\\(-?\\d+\\))?$","e\#
    xamples":["days(5)"]}}},"donation":{"description":"A donation; one without a payload\#
     may also be its date alone.","type":"object","additionalProperties":false,"required\#
    ":["date"],"properties":{"date":{"description":"When the donation was made.","$ref":\#
    "#/$defs/date"},"info":{"description":"The payload: any JSON."}}},"overrides":{"desc\#
    ription":"The states that are forced from outside of the app, but for the clock.","t\#
    ype":"object","additionalProperties":false,"properties":{"all":{"description":"The f\#
    orced state of all tips without one of their own.","$ref":"#/$defs/forcedState"},"ti\#
    ps":{"description":"The forced state of single tips, by id.","type":"object","additi\#
    onalProperties":{"$ref":"#/$defs/forcedState"}},"displayFrequency":{"description":"T\#
    he display frequency in place of the app's own.","$ref":"#/$defs/displayFrequency"},\#
    "controls":{"description":"The controls of tooltips and alerts, and a reset that wai\#
    ts for the next start, by key, as text.","type":"object","propertyNames":{"enum":["T\#
    oolTipDelay","ToolTipDuration","ShowToolTips","HideToolTips","AnswerAlerts","Suppres\#
    sAlerts","ResetDatastore"]},"additionalProperties":{"type":"string"}}}},"historyEntr\#
    y":{"description":"A line of the history.","type":"object","additionalProperties":fa\#
    lse,"required":["date","event"],"properties":{"date":{"description":"When it happene\#
    d.","$ref":"#/$defs/date"},"actor":{"description":"Who did it; app when left out.","\#
    enum":["app","tipctl"]},"event":{"description":"What happened, in one or two words."\#
    ,"type":"string"},"subject":{"description":"To which tip, parameter or event; left o\#
    ut for the whole datastore.","type":"string"},"detail":{"description":"The value, re\#
    ason or state.","type":"string"},"forced":{"description":"Whether it happened under \#
    an override, so that it does not count.","type":"boolean"}}},"device":{"description"\#
    :"What happened to tips on another device, as it was when that device was merged las\#
    t.","type":"object","additionalProperties":false,"required":["origin","version"],"pr\#
    operties":{"origin":{"description":"The name of the device's datastore.","type":"str\#
    ing"},"version":{"description":"How far the device had come; of two states the great\#
    er is newer.","type":"integer","minimum":0},"reset":{"description":"When the device \#
    was reset last.","$ref":"#/$defs/date"},"tips":{"description":"The tips. Each id sta\#
    nds once.","type":"array","items":{"$ref":"#/$defs/deviceTip"}}}},"deviceTip":{"desc\#
    ription":"What happened to a tip on another device.","type":"object","additionalProp\#
    erties":false,"required":["id","record"],"properties":{"id":{"description":"The tip'\#
    s id.","type":"string"},"record":{"description":"What happened.","$ref":"#/$defs/rec\#
    ord"}}},"resets":{"description":"Up to when resets have erased what happened.","type\#
    ":"object","additionalProperties":false,"properties":{"own":{"description":"When thi\#
    s datastore was reset last.","$ref":"#/$defs/date"},"known":{"description":"The newe\#
    st reset of any device that was merged; own when left out.","$ref":"#/$defs/date"}}}\#
    }}
    """#
}
