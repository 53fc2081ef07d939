/// The texts of the published schemas, which `Fixtures/schemas.py` writes.
enum SchemaTexts {
  static let content = #"""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":
    "urn:tipcontrol:schema:content:1","title":"TipControl content","description":
    "The texts of tips, tooltips and alerts, which tipctl lint checks.","type":"object",
    "additionalProperties":false,"properties":{"$schema":{"description":
    "The id of this schema, which editors read.","type":"string"},"schema":{"description":
    "The version of the format.","const":1},"language":{"description":
    "The language of items without one; English when left out.","$ref":"#/$defs/language"
    },"platform":{"description":"The system of items without one; any when left out.",
    "$ref":"#/$defs/platform"},"style":{"description":
    "The way in which the app writes its texts.","$ref":"#/$defs/style"},"tips":{
    "description":"The tips. Each id stands once.","type":"array","items":{"$ref":
    "#/$defs/tip"}},"tooltips":{"description":"The tooltips. Each id stands once.","type":
    "array","items":{"$ref":"#/$defs/tooltip"}},"alerts":{"description":
    "The alerts. Each id stands once.","type":"array","items":{"$ref":"#/$defs/alert"}},
    "silences":{"description":"The findings that the app accepts.","type":"array","items":
    {"$ref":"#/$defs/silence"}},"catalogs":{"description":
    "The string catalogs of keys: .xcstrings and .strings files, from the folder of this file on.",
    "type":"array","items":{"type":"string"}}},"$defs":{"text":{"description":
    "A text, or the key of a text in the catalogs.","anyOf":[{"type":"string"},{"$ref":
    "#/$defs/key"}]},"key":{"description":"The key of a text in the catalogs.","type":
    "object","additionalProperties":false,"properties":{"key":{"description":"The key.",
    "type":"string"}},"required":["key"]},"language":{"description":
    "A language, such as en, de or pt-BR.","type":"string","pattern":
    "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*$"},"platform":{"description":"A system.",
    "type":"string","enum":["iOS","iPadOS","macOS","tvOS","watchOS","visionOS"]},"style":{
    "description":"The way in which an app writes its texts.","type":"object",
    "additionalProperties":false,"properties":{"toolTipsEndWithStop":{"description":
    "Whether tooltips end with a full stop; they do not when left out.","type":"boolean"
    }}},"tip":{"description":"A tip: its texts alone, or as in the state document.",
    "type":"object","additionalProperties":false,"properties":{"id":{"description":
    "The id.","type":"string"},"title":{"description":"The title.","$ref":"#/$defs/text"},
    "message":{"description":"The message.","$ref":"#/$defs/text"},"symbol":{
    "description":"The name of the image's symbol.","type":"string"},"actions":{
    "description":"The buttons, in order: titles, or objects as in the state document.",
    "type":"array","items":{"$ref":"#/$defs/action"}},"anchorSymbol":{"description":
    "The symbol of the element that the tip points at.","type":"string"},"platform":{
    "description":"The system; that of the file when left out.","$ref":"#/$defs/platform"
    },"input":{"description":
    "The way in which people control the app; that of the system when left out.","type":
    "string","enum":["touch","pointer","remote","controller","gaze"]},"language":{
    "description":"The language; that of the file when left out.","$ref":
    "#/$defs/language"},"type":{"description":
    "The name of the tip's type, as in the state document.","type":"string"},"image":{
    "description":"The name of the image, as in the state document.","type":"string"},
    "rules":{"description":"The rules, as in the state document.","type":"array","items":{
    "type":"string"}},"options":{"description":
    "The limits of the tip's displays, as in the state document.","$ref":"#/$defs/options"
    },"record":{"description":
    "The tip's record, as in the state document; it is not checked."}},"required":["id"]},
    "action":{"description":"A button of a tip.","anyOf":[{"$ref":"#/$defs/text"},{"$ref":
    "#/$defs/actionObject"}]},"actionObject":{"description":
    "A button as in the state document.","type":"object","additionalProperties":false,
    "properties":{"id":{"description":"The id.","type":"string"},"title":{"description":
    "The title.","$ref":"#/$defs/text"}}},"tooltip":{"description":"A tooltip.","type":
    "object","additionalProperties":false,"properties":{"id":{"description":"The id.",
    "type":"string"},"text":{"description":"The text.","$ref":"#/$defs/text"},"control":{
    "description":"The name of the control that it describes.","$ref":"#/$defs/text"},
    "states":{"description":"The states of the control in which the text is the same.",
    "type":"array","items":{"type":"string"}},"platform":{"description":
    "The system; that of the file when left out.","$ref":"#/$defs/platform"},"language":{
    "description":"The language; that of the file when left out.","$ref":
    "#/$defs/language"}},"required":["id","text"]},"alert":{"description":"An alert.",
    "type":"object","additionalProperties":false,"properties":{"id":{"description":
    "The id.","type":"string"},"title":{"description":"The title.","$ref":"#/$defs/text"},
    "message":{"description":"The message.","$ref":"#/$defs/text"},"buttons":{
    "description":"The buttons, in order.","type":"array","items":{"$ref":"#/$defs/button"
    }},"intent":{"description":"Why the alert appears.","type":"string","enum":[
    "deliberate","sideEffect"]},"informational":{"description":
    "Whether the alert only informs, without a choice.","type":"boolean"},"undoable":{
    "description":"Whether the action can be undone.","type":"boolean"},"textField":{
    "description":"The text field.","$ref":"#/$defs/textField"},"icon":{"description":
    "The name of an icon's symbol or image.","type":"string"},"caution":{"description":
    "Whether the icon has a caution symbol.","type":"boolean"},"accessory":{"description":
    "The accessory view.","$ref":"#/$defs/accessory"},"suppression":{"description":
    "Whether a checkbox offers not to show the alert again.","type":"boolean"},"help":{
    "description":"Whether there is a help button.","type":"boolean"},"scene":{
    "description":"The name of the scene that presents the alert.","type":"string"},
    "platform":{"description":"The system; that of the file when left out.","$ref":
    "#/$defs/platform"},"language":{"description":
    "The language; that of the file when left out.","$ref":"#/$defs/language"}},
    "required":["id"]},"button":{"description":"A button of an alert.","type":"object",
    "additionalProperties":false,"properties":{"title":{"description":"The title.","$ref":
    "#/$defs/text"},"role":{"description":"The role; plain when left out.","type":
    "string","enum":["default","cancel","destructive","plain"]}},"required":["title"]},
    "textField":{"description":"A field for a text that an alert asks for.","type":
    "object","additionalProperties":false,"properties":{"secure":{"description":
    "Whether the text is hidden, as a password is.","type":"boolean"},"placeholder":{
    "description":"The text that an empty field shows.","$ref":"#/$defs/text"}}},
    "accessory":{"description":"A view of the app's own inside an alert.","type":"object",
    "additionalProperties":false,"properties":{"height":{"description":
    "The height, in points.","type":"number"},"cornerRadius":{"description":
    "The radius of its corners, in points.","type":"number"}},"required":["height"]},
    "silence":{"description":"A finding that the app accepts.","type":"object",
    "additionalProperties":false,"properties":{"check":{"description":
    "The id of the check, such as T5.","type":"string"},"item":{"description":
    "The item, such as tip:FavoriteBackyardTip.","type":"string"},"reason":{"description":
    "The reason; a silence without one has no effect, and is a finding.","type":"string"
    }},"required":["check","item"]},"options":{"description":
    "The limits of a tip's displays.","type":"object","additionalProperties":false,
    "properties":{"ignoresDisplayFrequency":{"description":
    "Whether the display frequency does not count.","type":"boolean"},"maxDisplayCount":{
    "description":"The most displays.","type":"integer"},"maxDisplayDuration":{
    "description":"The longest time on screen, in seconds.","type":"number"}}}}}
    """#
  static let lock = #"""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":
    "urn:tipcontrol:schema:lock:1","title":"TipControl lock","description":
    "The ids of an app's tips, which tipctl lock records and compares.","type":"object",
    "additionalProperties":false,"required":["schema","tips"],"properties":{"$schema":{
    "description":"The id of this schema, which editors read.","type":"string"},"schema":{
    "description":"The version of the format.","const":1},"tips":{"description":
    "The tips, by id. Each id stands once.","type":"array","items":{"$ref":"#/$defs/tip"
    }},"groups":{"description":
    "The groups in use. Each priority with the same tips stands once.","type":"array",
    "items":{"$ref":"#/$defs/group"}}},"$defs":{"tip":{"description":
    "A tip with the names that its rules read.","type":"object","additionalProperties":
    false,"required":["id","type"],"properties":{"id":{"description":
    "The id under which the tip's records are stored.","type":"string"},"type":{
    "description":"The name of the tip's type.","type":"string"},"parameters":{
    "description":"The ids of the parameters that its rules read.","type":"array","items":
    {"type":"string"}},"events":{"description":
    "The ids of the events that its rules read.","type":"array","items":{"type":"string"
    }}}},"group":{"description":"A group of tips, of which the app shows one at a time.",
    "type":"object","additionalProperties":false,"required":["priority","tips"],
    "properties":{"priority":{"description":"How the current tip is chosen.","enum":[
    "firstAvailable","ordered"]},"tips":{"description":
    "The ids of the members, in order.","type":"array","items":{"type":"string"}},
    "unused":{"description":
    "Whether a changed group has taken its place; false when left out.","type":"boolean"
    }}}}}
    """#
  static let output = #"""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":
    "urn:tipcontrol:schema:output:4","title":"TipControl output","description":
    "An object that a command prints with --json: its result, a line of watch, or on standard error an error or a warning. Commands and newer versions may have further members. A document with $schema has its own schema.",
    "type":"object","required":["schema"],"$ref":"#/$defs/answer","properties":{"schema":{
    "description":"The version of the format.","const":4},"error":{"description":
    "The reason for a failure.","$ref":"#/$defs/error"},"warning":{"description":
    "Something ignored or surprising.","$ref":"#/$defs/warning"},"processes":{
    "description":
    "The live processes. When their answers differ, each has a separate one.","type":
    "array","items":{"$ref":"#/$defs/process"}}},"$defs":{"answer":{"description":
    "The members that have the same meaning in all commands.","properties":{"tips":{
    "description":"The tips: their statuses, texts or displays, or only their ids.",
    "type":"array","items":{"$ref":"#/$defs/listedTip"}},"groups":{"description":
    "The groups of tips.","type":"array","items":{"$ref":"#/$defs/group"}},"tooltips":{
    "description":"The tooltips.","type":"array","items":{"$ref":"#/$defs/toolTip"}},
    "alerts":{"description":"The alerts, or only their ids.","type":"array","items":{
    "anyOf":[{"$ref":"#/$defs/alert"},{"type":"string"}]}},"findings":{"description":
    "The findings of a check.","type":"array","items":{"anyOf":[{"$ref":"#/$defs/finding"
    },{"$ref":"#/$defs/textFinding"}]}}},"dependentSchemas":{"status":{"$ref":
    "#/$defs/status"},"shouldDisplay":{"$ref":"#/$defs/tip"},"asksDelegate":{"$ref":
    "#/$defs/toolTip"},"outcome":{"$ref":"#/$defs/alert"},"changed":{"$ref":
    "#/$defs/change"},"statuses":{"$ref":"#/$defs/storedChange"},"causes":{"$ref":
    "#/$defs/watchLine"}}},"texts":{"description":"A list of texts.","type":"array",
    "items":{"type":"string"}},"date":{"description":
    "An instant in ISO 8601, in UTC with milliseconds.","type":"string","pattern":
    "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},"dateOrNull":{"description":
    "An instant, or null.","anyOf":[{"$ref":"#/$defs/date"},{"type":"null"}]},"warning":{
    "description":"A message with the next step.","type":"object","required":["message",
    "suggestion"],"properties":{"message":{"description":"The message, as a sentence.",
    "type":"string"},"suggestion":{"description":"The next step; empty for none.","type":
    "string"}}},"error":{"description":"A message with the next step and the exit code.",
    "type":"object","required":["code"],"$ref":"#/$defs/warning","properties":{"code":{
    "description":"The exit code.","type":"integer"}}},"process":{"description":
    "A live process, with its answer when the processes differ.","type":"object",
    "required":["process","program","configured","countsStoredOverrides","controls"],
    "$ref":"#/$defs/answer","properties":{"process":{"description":
    "The number of the process.","type":"integer"},"program":{"description":
    "The name of the program.","type":"string"},"configured":{"description":
    "When it configured.","$ref":"#/$defs/date"},"countsStoredOverrides":{"description":
    "Whether it obeys tipctl.","type":"boolean"},"controls":{"description":
    "The controls that change its help.","type":"array"}}},"status":{"description":
    "The status of help, with the reason of an invalidation beside it.","type":"object",
    "required":["status","invalidationReason"],"properties":{"status":{"description":
    "The status; onScreen and answered for alerts, null for unknown help.","enum":[
    "pending","available","invalidated","onScreen","answered",null]},"invalidationReason":
    {"description":"Why the tip was invalidated; null for all other statuses.","enum":[
    "actionPerformed","displayCountExceeded","displayDurationExceeded","tipClosed",
    null]}},"if":{"properties":{"status":{"const":"invalidated"}}},"then":{"properties":{
    "invalidationReason":{"type":"string"}}},"else":{"properties":{"invalidationReason":{
    "type":"null"}}}},"listedTip":{"description":
    "A tip with its status, with its texts or displays, or only its id.","type":["object",
    "string"],"dependentSchemas":{"status":{"$ref":"#/$defs/tip"},"shouldDisplay":{"$ref":
    "#/$defs/tip"},"nextChange":{"$ref":"#/$defs/tip"}}},"tip":{"description":
    "A tip with its status. The members from gates on are only in explain and wait.",
    "type":"object","required":["id","title","status","invalidationReason",
    "shouldDisplay","decidedBy","reason","override","nextChange","shows","group",
    "displays"],"$ref":"#/$defs/status","properties":{"id":{"description":"The id.",
    "type":"string"},"title":{"description":"The title.","type":"string"},"status":{
    "description":"The status.","enum":["pending","available","invalidated"]},
    "shouldDisplay":{"description":"Whether it is available.","type":"boolean"},
    "decidedBy":{"description":
    "The gate that decides; null when the tip passes all of them.","enum":["configured",
    "alert","override","invalidation","displayCount","displayDuration","rule",
    "displayFrequency","group",null]},"reason":{"description":"The finding of that gate.",
    "type":["string","null"]},"override":{"description":"The override in force.","$ref":
    "#/$defs/override"},"nextChange":{"description":"When time can change it.","$ref":
    "#/$defs/dateOrNull"},"shows":{"description":
    "Whether the app shows it: available, and not hidden in its group.","type":"boolean"},
    "group":{"description":"The finding of its groups.","type":["string","null"]},
    "displays":{"description":"How often it was displayed.","type":"integer","minimum":0},
    "gates":{"description":"All gates, in order.","$ref":"#/$defs/gates"},"showsAt":{
    "description":"When it shows.","$ref":"#/$defs/dateOrNull"},"outlook":{"description":
    "When it shows, as a sentence.","type":"string"},"reached":{"description":
    "Whether it has the awaited status.","type":"boolean"}}},"group":{"description":
    "A group of tips. The page of a gallery has its name instead of its members.","type":
    "object","required":["currentTip","reason"],"anyOf":[{"required":["name"]},{
    "required":["priority","inUse","tips"]}],"properties":{"name":{"description":
    "The name.","type":"string"},"priority":{"description":
    "How the current tip is chosen.","enum":["firstAvailable","ordered"]},"inUse":{
    "description":"Whether no changed group has replaced it.","type":"boolean"},"tips":{
    "description":"The members.","type":"array","items":{"$ref":"#/$defs/member"}},
    "currentTip":{"description":"The tip that it shows.","type":["string","null"]},
    "reason":{"description":"Why this tip is current.","type":"string"}}},"member":{
    "description":"A tip of a group, with its status.","type":"object","required":["id"],
    "$ref":"#/$defs/status","properties":{"id":{"description":"The id.","type":"string"
    }}},"toolTip":{"description":"A tooltip, as if the pointer rested on its view.",
    "type":"object","required":["id","text","control","platform","enabled","asksDelegate",
    "shows","decidedBy","reason","override","outlook"],"properties":{"id":{"description":
    "The id.","type":"string"},"text":{"description":"The text.","type":["string","null"
    ]},"control":{"description":"The name of its control.","type":["string","null"]},
    "platform":{"description":"The system.","type":"string"},"enabled":{"description":
    "Whether the app has enabled it.","type":"boolean"},"asksDelegate":{"description":
    "Whether a delegate gives the text.","type":"boolean"},"shows":{"description":
    "Whether it would show.","type":"boolean"},"decidedBy":{"description":
    "The gate that decides.","type":["string","null"]},"reason":{"description":
    "The finding of that gate.","type":["string","null"]},"override":{"description":
    "The override in force.","$ref":"#/$defs/override"},"outlook":{"description":
    "What would happen, as a sentence.","type":"string"},"gates":{"description":
    "All gates, in order.","$ref":"#/$defs/gates"}}},"alert":{"description":
    "An alert. Only lists have the members after gates.","type":"object","required":["id",
    "kind","title","buttons","onScreen","outcome","answer","decidedBy","outlook","gates"],
    "properties":{"id":{"description":"The id.","type":"string"},"kind":{"description":
    "The kind of help.","const":"alert"},"title":{"description":"The title.","type":
    "string"},"buttons":{"description":"The titles of its buttons.","$ref":"#/$defs/texts"
    },"onScreen":{"description":"Whether it is on screen.","type":"boolean"},"outcome":{
    "description":"The result of presenting it.","enum":["shows","pending","answered",
    "refused"]},"answer":{"description":"The button that answers it.","type":["string",
    "null"]},"decidedBy":{"description":"The gate that decides.","type":["string","null"
    ]},"outlook":{"description":"What would happen, as a sentence.","type":"string"},
    "gates":{"description":"All gates, in order.","$ref":"#/$defs/gates"},"displays":{
    "description":"How often it was displayed.","type":"integer","minimum":0},
    "lastDisplayed":{"description":"When it was last.","$ref":"#/$defs/dateOrNull"},
    "suppressed":{"description":"Its suppression.","type":["object","null"]},"override":{
    "description":"The override in force.","$ref":"#/$defs/override"}}},"gates":{
    "description":"The results of gates.","type":"array","items":{"$ref":"#/$defs/gate"}},
    "gate":{"description":"The result of a gate.","type":"object","required":["gate",
    "passed","expected","actual","detail"],"properties":{"gate":{"description":
    "The name.","type":"string"},"passed":{"description":"Whether help passes it.","type":
    "boolean"},"expected":{"description":"The condition.","type":"string"},"actual":{
    "description":"The finding.","type":"string"},"detail":{"description":
    "More about the finding; may be empty.","type":"string"}}},"override":{"description":
    "A control that forces help, or null.","type":["object","null"],"required":["control",
    "source","spelling"],"properties":{"state":{"description":"The forced state.","enum":[
    "shown","hidden"]},"control":{"description":"The control.","type":"string"},"source":{
    "description":"Where it was set.","enum":["argument","environment","stored","api"]},
    "spelling":{"description":"The variable, argument, call or command.","type":"string"
    }}},"change":{"description":"The result of a command that changes something.","type":
    "object","required":["changed","dryRun","message"],"properties":{"changed":{
    "description":"Whether anything changed, or would.","type":"boolean"},"dryRun":{
    "description":"Whether nothing was written.","type":"boolean"},"message":{
    "description":"The new state, as a sentence.","type":"string"}}},"storedChange":{
    "description":"The result of a change of a datastore.","type":"object","required":[
    "created","undo","statuses"],"$ref":"#/$defs/change","properties":{"created":{
    "description":"Whether the datastore is new.","type":"boolean"},"undo":{"description":
    "The command that reverts it.","type":["string","null"]},"statuses":{"description":
    "The tips whose status changed, or that their groups show or hide now.","type":
    "array","items":{"$ref":"#/$defs/statusChange"}}}},"statusChange":{"description":
    "The status of a tip before and after a change.","type":"object","required":["id",
    "before","after","shows"],"properties":{"id":{"description":"The id.","type":"string"
    },"before":{"description":"The old status.","$ref":"#/$defs/status"},"after":{
    "description":"The new status.","$ref":"#/$defs/status"},"shows":{"description":
    "Whether the app shows it now.","type":"boolean"}}},"watchLine":{"description":
    "A line of watch: the status of help, or a change of it.","type":"object","required":[
    "kind","date","help","id","before","after","shows","process","causes"],"properties":{
    "kind":{"description":"The status at the beginning, or a change.","enum":["status",
    "change"]},"date":{"description":"When, on the clock in force.","$ref":"#/$defs/date"
    },"help":{"description":"The kind of help.","enum":["tip","tooltip","alert"]},"id":{
    "description":"The id.","type":"string"},"before":{"description":
    "The old status; null for help that was unknown.","anyOf":[{"$ref":"#/$defs/status"},{
    "type":"null"}]},"after":{"description":"The new status; null for help that is gone.",
    "anyOf":[{"$ref":"#/$defs/status"},{"type":"null"}]},"shows":{"description":
    "Whether the app shows it now.","type":"boolean"},"process":{"description":
    "The process, if several run.","type":["integer","null"]},"causes":{"description":
    "The causes of a change.","type":"array","items":{"$ref":"#/$defs/cause"}}}},"cause":{
    "description":"The cause of a change.","type":"object","required":["kind","text"],
    "properties":{"kind":{"description":"The origin.","enum":["command","app","time",
    "unknown"]},"text":{"description":"The change, in a few words.","type":"string"}}},
    "finding":{"description":"A finding of doctor.","type":"object","required":[
    "severity","subject","message","advice"],"properties":{"severity":{"description":
    "How severe it is.","enum":["problem","warning","note"]},"subject":{"description":
    "The tip, the event or the file.","type":"string"},"message":{"description":
    "The finding, as a sentence.","type":"string"},"advice":{"description":
    "The next step; empty for none.","type":"string"}}},"textFinding":{"description":
    "A finding of lint. Only files have the line, and catalogs the language.","type":
    "object","required":["id","severity","item","message","suggestion"],"properties":{
    "id":{"description":"The id of the check, such as T5.","type":"string"},"severity":{
    "description":"How severe it is.","enum":["error","warning"]},"item":{"description":
    "The item, such as tip:FeedBirdsTip.","type":"string"},"message":{"description":
    "The finding, as a sentence.","type":"string"},"suggestion":{"description":
    "The next step.","type":"string"},"heuristic":{"description":
    "Whether the check can be wrong.","type":"boolean"},"language":{"description":
    "The language of the text.","type":"string"},"file":{"description":
    "The file of the text.","type":"string"},"line":{"description":
    "The line in the file.","type":"integer","minimum":1}}}}}
    """#
  static let receipt = #"""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":
    "urn:tipcontrol:schema:receipt:1","title":"TipControl receipt","description":
    "The controls that an app applied when it configured, and its warnings. A newer version may have further members.",
    "type":"object","required":["schema","applied","warnings","unknownTips","ignored",
    "datastore","clock","application","processIdentifier","notes"],"properties":{
    "$schema":{"description":"The id of this schema, which editors read.","type":"string"
    },"schema":{"description":"The version of the format.","const":1},"applied":{
    "description":"The controls that were applied, in order of precedence.","type":
    "array","items":{"$ref":"#/$defs/applied"}},"warnings":{"description":
    "The warnings about controls that were not applied.","type":"array","items":{"$ref":
    "#/$defs/warning"}},"unknownTips":{"description":
    "The names that match no known tip, or resemble a known tooltip or alert.","type":
    "array","items":{"$ref":"#/$defs/unknownTip"}},"ignored":{"description":
    "The sources with controls that are ignored in a release build.","type":"array",
    "items":{"$ref":"#/$defs/source"}},"datastore":{"description":
    "The location of the datastore, or memory; empty when none was opened.","type":
    "string"},"clock":{"description":"The time of the app's clock when it configured.",
    "$ref":"#/$defs/date"},"application":{"description":"The name of the application.",
    "type":"string"},"processIdentifier":{"description":"The process that configured.",
    "type":"integer"},"notes":{"description":"Other facts, in sentences.","type":"array",
    "items":{"type":"string"}},"alerts":{"description":
    "The alerts that were answered; none when left out.","type":"array","items":{"$ref":
    "#/$defs/seenAlert"}},"releaseBuild":{"description":
    "Whether the engine was compiled without DEBUG; false when left out.","type":"boolean"
    },"error":{"description":"The error of a start that failed.","type":"string"}},
    "$defs":{"date":{"description":
    "An instant in ISO 8601, with Z or an offset, or a date alone, which is midnight UTC. Written in UTC with milliseconds.",
    "type":"string","pattern":
    "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$",
    "examples":["2026-11-21T09:00:00.000Z"]},"control":{"description":
    "The name of a control.","enum":["ShowAllTips","HideAllTips","ShowTips","HideTips",
    "ResetDatastore","Clock","DisplayFrequency","Datastore","ToolTipDelay",
    "ToolTipDuration","ShowToolTips","HideToolTips","AnswerAlerts","SuppressAlerts",
    "SnapshotRecord","Receipt","SyncFolder","Settling"]},"source":{"description":
    "Where a control was set.","enum":["argument","environment","stored","api"]},
    "applied":{"description":"A control that was applied.","type":"object","required":[
    "control","value","source","spelling"],"properties":{"control":{"description":
    "The control.","$ref":"#/$defs/control"},"value":{"description":"The value as text.",
    "type":"string"},"source":{"description":"The source of the value.","$ref":
    "#/$defs/source"},"spelling":{"description":
    "The variable, launch argument, call or command.","type":"string"}}},"warning":{
    "description":"A control that was not applied.","type":"object","required":["source",
    "spelling","message"],"properties":{"source":{"description":
    "The source of the control.","$ref":"#/$defs/source"},"spelling":{"description":
    "The variable, launch argument, call or command.","type":"string"},"message":{
    "description":"The reason, as a sentence.","type":"string"}}},"unknownTip":{
    "description":"A name that matches no known tip.","type":"object","required":["name",
    "control","source","spelling"],"properties":{"name":{"description":
    "The name as given.","type":"string"},"control":{"description":
    "The control that names it.","$ref":"#/$defs/control"},"source":{"description":
    "The source of the control.","$ref":"#/$defs/source"},"spelling":{"description":
    "The variable, launch argument, call or command.","type":"string"},"nearest":{
    "description":"The nearest known name, or null.","anyOf":[{"type":"string"},{"type":
    "null"}]}}},"seenAlert":{"description":"An alert that was answered.","type":"object",
    "required":["id","button","answeredBy","count"],"properties":{"id":{"description":
    "The id of the alert.","type":"string"},"button":{"description":
    "The title of the button.","type":"string"},"answeredBy":{"description":
    "Who answered.","enum":["person","control","suppression"]},"spelling":{"description":
    "The spelling of the control that answered, or null.","anyOf":[{"type":"string"},{
    "type":"null"}]},"count":{"description":"How often it was answered so.","type":
    "integer"}}}}}
    """#
  static let result = #"""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":
    "urn:tipcontrol:schema:result:1","title":"TipControl scenario result","description":
    "What became of the tips of a scenario for one part of its people: tipctl simulate --shard writes it, and --join reads it.",
    "type":"object","additionalProperties":false,"required":["fingerprint","seed",
    "people","shard","partial","days","lived","tips"],"properties":{"$schema":{
    "description":"The id of this schema, which editors read.","type":"string"},"schema":{
    "description":"The version of the format.","const":1},"fingerprint":{"description":
    "The checksum of the scenario and of its tips.","type":"string"},"seed":{
    "description":"The seed of the scenario.","type":"integer","minimum":0},"people":{
    "description":"The number of people of all parts.","type":"integer","minimum":0,
    "maximum":1000000000000},"shard":{"description":
    "The number of the part and of all parts.","type":"string","pattern":
    "^[0-9]+/[0-9]+$","examples":["2/8"]},"partial":{"description":
    "Whether the run was interrupted, so that people are missing.","type":"boolean"},
    "days":{"description":"The number of days.","type":"integer","minimum":0,"maximum":
    1000000000000},"lived":{"description":"The number of people of this part.","type":
    "integer","minimum":0,"maximum":1000000000000},"tips":{"description":
    "What became of each tip, by its id.","type":"object","additionalProperties":{"$ref":
    "#/$defs/tally"}}},"$defs":{"tally":{"description":
    "What became of one tip, in numbers of people.","type":"object",
    "additionalProperties":false,"required":["offered","seen","firstDays","displays",
    "invalidated","hindered","starved"],"properties":{"offered":{"description":
    "The people whose screens offered the tip.","type":"integer","minimum":0,"maximum":
    1000000000000},"seen":{"description":"The people who saw it.","type":"integer",
    "minimum":0,"maximum":1000000000000},"firstDays":{"description":
    "The people by the day of their first display, counted from 0.","type":"object",
    "propertyNames":{"pattern":"^(0|[1-9][0-9]*)$"},"additionalProperties":{"type":
    "integer","minimum":0,"maximum":1000000000000}},"displays":{"description":
    "The people by their number of displays.","type":"object","propertyNames":{"pattern":
    "^(0|[1-9][0-9]*)$"},"additionalProperties":{"type":"integer","minimum":0,"maximum":
    1000000000000}},"invalidated":{"description":
    "The people by the reason of its invalidation.","type":"object","propertyNames":{
    "enum":["actionPerformed","displayCountExceeded","displayDurationExceeded","tipClosed"
    ]},"additionalProperties":{"type":"integer","minimum":0,"maximum":1000000000000}},
    "hindered":{"description":
    "The openings of screens that offered the tip and did not show it, by what kept it away.",
    "type":"object","propertyNames":{"enum":["configured","alert","override",
    "invalidation","displayCount","displayDuration","rule","displayFrequency","group",
    "popover"]},"additionalProperties":{"type":"integer","minimum":0,"maximum":
    1000000000000}},"starved":{"description":
    "The people who never saw it, by what kept it away most often.","type":"object",
    "propertyNames":{"enum":["configured","alert","override","invalidation",
    "displayCount","displayDuration","rule","displayFrequency","group","popover"]},
    "additionalProperties":{"type":"integer","minimum":0,"maximum":1000000000000}}}}}}
    """#
  static let state = #"""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":
    "urn:tipcontrol:schema:state:1","title":"TipControl state","description":
    "What tips are, what happened to them, and what is forced: for export, import, fixtures and comparison.",
    "type":"object","additionalProperties":false,"properties":{"$schema":{"description":
    "The id of this schema, which editors read.","type":"string"},"schema":{"description":
    "The version of the format.","const":1},"clock":{"description":
    "The clock setting that tipctl stored.","$ref":"#/$defs/clock"},"displayFrequency":{
    "description":"The app's own display frequency; immediate when left out.","$ref":
    "#/$defs/displayFrequency"},"displayFrequencyFrom":{"description":
    "The instant from which the app's display frequency counts; display when left out.",
    "enum":["display","dismissal"]},"tips":{"description":
    "The tips. Each id stands once.","type":"array","items":{"$ref":"#/$defs/tip"}},
    "groups":{"description":
    "The groups of tips. Each priority with the same tips stands once.","type":"array",
    "items":{"$ref":"#/$defs/group"}},"toolTips":{"description":
    "The tooltips. Each id stands once.","type":"array","items":{"$ref":"#/$defs/toolTip"
    }},"alerts":{"description":"The alerts that were presented. Each id stands once.",
    "type":"array","items":{"$ref":"#/$defs/alertRecord"}},"parameters":{"description":
    "The parameters. Each id stands once.","type":"array","items":{"$ref":
    "#/$defs/parameter"}},"events":{"description":"The events. Each id stands once.",
    "type":"array","items":{"$ref":"#/$defs/event"}},"overrides":{"description":
    "The states that tipctl stored.","$ref":"#/$defs/overrides"},"history":{"description":
    "The newest lines of the history, oldest first.","type":"array","items":{"$ref":
    "#/$defs/historyEntry"}},"devices":{"description":
    "What happened to tips on other devices that were merged. Each origin stands once.",
    "type":"array","items":{"$ref":"#/$defs/device"}},"resets":{"description":
    "Up to when resets have erased what happened; a merge leaves out what is not later.",
    "$ref":"#/$defs/resets"}},"$defs":{"date":{"description":
    "An instant in ISO 8601, with Z or an offset, or a date alone, which is midnight UTC. Written in UTC with milliseconds.",
    "type":"string","pattern":
    "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$",
    "examples":["2026-11-21T09:00:00.000Z"]},"displayFrequency":{"description":
    "The least time between the first displays of two tips: a name, or a duration.",
    "type":"string","examples":["immediate","hourly","daily","weekly","monthly","36h"]},
    "rule":{"description":"A condition in the text form that tipctl explain prints.",
    "type":"string","examples":["parameter(\"BackyardBirds.isSignedIn\") == true",
    "event(\"didViewBackyard\").donations.donatedWithin(.days(5)).count >= 3"]},
    "forcedState":{"description":
    "Whether a tip is shown or hidden, whatever its rules say.","enum":["shown","hidden"
    ]},"clock":{"description":"A clock setting and the instant at which it took effect.",
    "type":"object","additionalProperties":false,"required":["setting"],"properties":{
    "setting":{"description":
    "A date to freeze at, @ and a date to start from, or a shift such as +3d; after a start or a shift, a rate such as x60.",
    "type":"string","examples":["2026-11-21T09:00:00Z","@2026-11-21T09:00:00Z x60","+3d"
    ]},"anchor":{"description":
    "The system's instant at which the setting took effect; only a frozen clock may leave it out.",
    "$ref":"#/$defs/date"}}},"tip":{"description":
    "A tip: its definition, its record, or both. An id with nothing but a record has no definition.",
    "type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{
    "description":"The id that everything of the tip is kept under.","type":"string"},
    "type":{"description":"The name of the tip's type; the id when left out.","type":
    "string"},"title":{"description":"The title's text.","type":"string"},"message":{
    "description":"The message's text.","type":"string"},"image":{"description":
    "The name of the image.","type":"string"},"actions":{"description":
    "The action buttons, in order.","type":"array","items":{"$ref":"#/$defs/action"}},
    "rules":{"description":"The rules, all of which must hold.","type":"array","items":{
    "$ref":"#/$defs/rule"}},"options":{"description":"The limits of the tip's displays.",
    "$ref":"#/$defs/options"},"record":{"description":"What happened to the tip so far.",
    "$ref":"#/$defs/record"}}},"group":{"description":
    "A group of tips, of which the app shows one at a time.","type":"object",
    "additionalProperties":false,"required":["priority","tips"],"properties":{"priority":{
    "description":"How the current tip is chosen.","enum":["firstAvailable","ordered"]},
    "tips":{"description":"The ids of the members, in order.","type":"array","items":{
    "type":"string"}},"unused":{"description":
    "Whether a changed group has taken its place; false when left out.","type":"boolean"
    }}},"toolTip":{"description":"A tooltip.","type":"object","additionalProperties":
    false,"required":["id"],"properties":{"id":{"description":
    "The identity of the view or the control.","type":"string"},"text":{"description":
    "The text without a delegate.","type":"string"},"control":{"description":
    "The name of the control, as people see it.","type":"string"},"asksDelegate":{
    "description":"Whether a delegate is asked for the text; false when left out.","type":
    "boolean"},"disabled":{"description":
    "Whether the interaction is disabled; false when left out.","type":"boolean"},
    "platform":{"description":"The system on which the app runs; macOS when left out.",
    "enum":["iOS","iPadOS","macOS","tvOS","watchOS","visionOS"]}}},"alertRecord":{
    "description":"An alert with what happened to it.","type":"object",
    "additionalProperties":false,"required":["alert"],"properties":{"alert":{
    "description":"The alert as it was presented or registered last.","$ref":
    "#/$defs/alert"},"displayCount":{"description":"How often it was shown.","type":
    "integer","minimum":0},"lastDisplayed":{"description":"When it was shown last.",
    "$ref":"#/$defs/date"},"suppressed":{"description":
    "When \"Don't ask again\" was chosen.","$ref":"#/$defs/suppression"},"activeDisplays":
    {"description":
    "The presentations that have begun and not ended. Each id stands once.","type":
    "array","items":{"$ref":"#/$defs/activeDisplay"}},"pressed":{"description":
    "The button that tipctl has pressed, until the app has answered with it.","type":
    "string"},"presentations":{"description":
    "When it was shown, oldest first; the newest 200 of all alerts.","type":"array",
    "items":{"$ref":"#/$defs/presentation"}}}},"presentation":{"description":
    "A presentation of an alert in a run of the app.","type":"object",
    "additionalProperties":false,"required":["start","shown"],"properties":{"start":{
    "description":"When the app started.","$ref":"#/$defs/date"},"shown":{"description":
    "When the alert was shown.","$ref":"#/$defs/date"}}},"alert":{"description":
    "An alert.","type":"object","additionalProperties":false,"required":["id"],
    "properties":{"id":{"description":
    "The identity, under which answers and suppression are stored.","type":"string"},
    "title":{"description":"The title.","type":"string"},"message":{"description":
    "The message.","type":"string"},"buttons":{"description":
    "The buttons, in the order of the app.","type":"array","items":{"$ref":
    "#/$defs/button"}},"intent":{"description":"Why the alert appears.","enum":[
    "deliberate","sideEffect"]},"informational":{"description":
    "Whether it only informs; false when left out.","type":"boolean"},"undoable":{
    "description":"Whether the action can be undone.","type":"boolean"},"textField":{
    "description":"The text field.","$ref":"#/$defs/textField"},"icon":{"description":
    "The name of an icon's symbol or image.","type":"string"},"caution":{"description":
    "Whether the icon has a caution symbol; false when left out.","type":"boolean"},
    "accessory":{"description":"The accessory view.","$ref":"#/$defs/accessory"},
    "suppression":{"description":
    "Whether a checkbox offers not to show the alert again; false when left out.","type":
    "boolean"},"help":{"description":
    "Whether there is a help button; false when left out.","type":"boolean"},"scene":{
    "description":"The name of the scene that presents the alert.","type":"string"}}},
    "button":{"description":"A button of an alert.","type":"object",
    "additionalProperties":false,"required":["title"],"properties":{"title":{
    "description":"The title.","type":"string"},"role":{"description":
    "The role; plain when left out.","enum":["default","cancel","destructive","plain"]}}},
    "textField":{"description":"A field for a text.","type":"object",
    "additionalProperties":false,"properties":{"secure":{"description":
    "Whether the text is hidden; false when left out.","type":"boolean"},"placeholder":{
    "description":"The text that an empty field shows.","type":"string"}}},"accessory":{
    "description":"A view of the app's own in an alert.","type":"object",
    "additionalProperties":false,"required":["height"],"properties":{"height":{
    "description":"The height, in points.","type":"number"},"cornerRadius":{"description":
    "The radius of its corners, in points.","type":"number"}}},"suppression":{
    "description":"The end of an alert's presentations.","type":"object",
    "additionalProperties":false,"required":["date","button"],"properties":{"date":{
    "description":"When.","$ref":"#/$defs/date"},"button":{"description":
    "The button that presenting the alert presses.","type":"string"}}},"action":{
    "description":"An action button.","type":"object","additionalProperties":false,
    "required":["id"],"properties":{"id":{"description":"The action's id.","type":"string"
    },"title":{"description":"The button's title.","type":"string"}}},"options":{
    "description":"The limits of a tip's displays.","type":"object",
    "additionalProperties":false,"properties":{"ignoresDisplayFrequency":{"description":
    "Whether the tip neither waits for the display frequency nor restarts it.","type":
    "boolean"},"maxDisplayCount":{"description":
    "How often the tip may be displayed; with zero or less it never is.","type":"integer"
    },"maxDisplayDuration":{"description":
    "How long the tip may be on screen in all, in seconds.","type":"number"}}},"record":{
    "description":"What happened to a tip so far.","type":"object","additionalProperties":
    false,"properties":{"invalidation":{"description":
    "When and why the tip was invalidated.","$ref":"#/$defs/invalidation"},"displayCount":
    {"description":"How often a display of the tip has begun.","type":"integer","minimum":
    0},"displayedSeconds":{"description":
    "How long the tip was on screen in displays that have ended, in seconds to the millisecond.",
    "type":"number","minimum":0},"firstDisplayed":{"description":
    "When the tip was displayed first.","$ref":"#/$defs/date"},"firstDismissed":{
    "description":
    "When the first display ended, or the tip was invalidated during it, if the display frequency counts from the dismissal.",
    "$ref":"#/$defs/date"},"lastDisplayed":{"description":
    "When the newest display began.","$ref":"#/$defs/date"},"eligibilityReset":{
    "description":
    "When the tip was made eligible again; what was so before no longer counts.","$ref":
    "#/$defs/date"},"activeDisplays":{"description":
    "The displays that have begun and not ended. Each id stands once.","type":"array",
    "items":{"$ref":"#/$defs/activeDisplay"}},"opaqueResults":{"description":
    "The last results of opaque rules. Each rule stands once.","type":"array","items":{
    "$ref":"#/$defs/opaqueResult"}}}},"invalidation":{"description":
    "The end of a tip's eligibility.","type":"object","additionalProperties":false,
    "required":["reason","date"],"properties":{"reason":{"description":"Why.","enum":[
    "actionPerformed","displayCountExceeded","displayDurationExceeded","tipClosed"]},
    "date":{"description":"When.","$ref":"#/$defs/date"}}},"activeDisplay":{"description":
    "A display that is going on.","type":"object","additionalProperties":false,"required":
    ["id","began"],"properties":{"id":{"description":"The name of the display.","type":
    "string"},"began":{"description":
    "When it began, or was reset: from then on it counts.","$ref":"#/$defs/date"},
    "appeared":{"description":"When it began, if it was reset since then.","$ref":
    "#/$defs/date"},"owner":{"description":
    "The process that shows it, such as 4711:app. Without an owner, or when its process has ended, the display is abandoned.",
    "type":"string"}}},"opaqueResult":{"description":
    "The last result of a rule that is Swift code.","type":"object",
    "additionalProperties":false,"required":["rule","value","date"],"properties":{"rule":{
    "description":"The rule's source text.","type":"string"},"value":{"description":
    "What the rule answered.","type":"boolean"},"date":{"description":
    "When it answered so first.","$ref":"#/$defs/date"}}},"parameter":{"description":
    "A parameter: its definition, its value, or both.","type":"object",
    "additionalProperties":false,"required":["id"],"properties":{"id":{"description":
    "The name the value is kept under.","type":"string"},"type":{"description":
    "The name of the value's Swift type; wanted beside initialValue and transient.",
    "type":"string"},"initialValue":{"description":
    "The value until the first write: any JSON; null when left out."},"transient":{
    "description":"Whether each process starts from the initial value.","type":"boolean"},
    "value":{"description":
    "The value that was written: any JSON. Null is a value; without it the initial one holds."
    },"written":{"description":
    "When the value was written, or given back for the initial one.","$ref":"#/$defs/date"
    }},"dependentRequired":{"initialValue":["type"],"transient":["type"]}},"event":{
    "description":"An event: its limit and its donations.","type":"object",
    "additionalProperties":false,"required":["id"],"properties":{"id":{"description":
    "The name that donations are kept under.","type":"string"},"limit":{"description":
    "The bound on kept and queried donations.","$ref":"#/$defs/limit"},"deleted":{
    "description":"Up to when donations were deleted.","$ref":"#/$defs/date"},"donations":
    {"description":
    "The donations, in any order; of two at one instant the first in the list is older.",
    "type":"array","items":{"anyOf":[{"$ref":"#/$defs/date"},{"$ref":"#/$defs/donation"
    }]}}}},"limit":{"description":"A bound on the donations of an event.","type":"object",
    "additionalProperties":false,"required":["maximumCount"],"properties":{"maximumCount":
    {"description":"The newest donations that stay.","type":"integer","minimum":0},
    "maximumAge":{"description":"How old a donation may be.","type":"string","pattern":
    "^(minute|hour|day|week)(s\\(-?\\d+\\))?$","examples":["days(5)"]}}},"donation":{
    "description":"A donation; one without a payload may also be its date alone.","type":
    "object","additionalProperties":false,"required":["date"],"properties":{"date":{
    "description":"When the donation was made.","$ref":"#/$defs/date"},"info":{
    "description":"The payload: any JSON."}}},"overrides":{"description":
    "The states that are forced from outside of the app, but for the clock.","type":
    "object","additionalProperties":false,"properties":{"all":{"description":
    "The forced state of all tips without one of their own.","$ref":"#/$defs/forcedState"
    },"tips":{"description":"The forced state of single tips, by id.","type":"object",
    "additionalProperties":{"$ref":"#/$defs/forcedState"}},"displayFrequency":{
    "description":"The display frequency in place of the app's own.","$ref":
    "#/$defs/displayFrequency"},"controls":{"description":
    "The controls of tooltips and alerts, and a reset that waits for the next start, by key, as text.",
    "type":"object","propertyNames":{"enum":["ToolTipDelay","ToolTipDuration",
    "ShowToolTips","HideToolTips","AnswerAlerts","SuppressAlerts","ResetDatastore"]},
    "additionalProperties":{"type":"string"}}}},"historyEntry":{"description":
    "A line of the history.","type":"object","additionalProperties":false,"required":[
    "date","event"],"properties":{"date":{"description":"When it happened.","$ref":
    "#/$defs/date"},"actor":{"description":"Who did it; app when left out.","enum":["app",
    "tipctl"]},"event":{"description":"What happened, in one or two words.","type":
    "string"},"subject":{"description":
    "To which tip, parameter or event; left out for the whole datastore.","type":"string"
    },"detail":{"description":"The value, reason or state.","type":"string"},"forced":{
    "description":"Whether it happened under an override, so that it does not count.",
    "type":"boolean"}}},"device":{"description":
    "What happened to tips on another device, as it was when that device was merged last.",
    "type":"object","additionalProperties":false,"required":["origin","version"],
    "properties":{"origin":{"description":"The name of the device's datastore.","type":
    "string"},"version":{"description":
    "How far the device had come; of two states the greater is newer.","type":"integer",
    "minimum":0},"reset":{"description":"When the device was reset last.","$ref":
    "#/$defs/date"},"tips":{"description":"The tips. Each id stands once.","type":"array",
    "items":{"$ref":"#/$defs/deviceTip"}}}},"deviceTip":{"description":
    "What happened to a tip on another device.","type":"object","additionalProperties":
    false,"required":["id","record"],"properties":{"id":{"description":"The tip's id.",
    "type":"string"},"record":{"description":"What happened.","$ref":"#/$defs/record"}}},
    "resets":{"description":"Up to when resets have erased what happened.","type":
    "object","additionalProperties":false,"properties":{"own":{"description":
    "When this datastore was reset last.","$ref":"#/$defs/date"},"known":{"description":
    "The newest reset of any device that was merged; own when left out.","$ref":
    "#/$defs/date"}}}}}
    """#
}
