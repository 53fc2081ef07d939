@_exported public import TipOSLog
