// Apple's module "os" has the names of logging that its module "OSLog" has too.
@_exported public import TipOSLog
