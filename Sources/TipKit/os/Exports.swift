@_exported public import Tipos
