// Calls need its macro for positions, which cannot be exported alone.
@_exported public import TipTesting
@_exported public import struct TipGuidance.GuidanceAlert
@_exported public import struct TipGuidance.GuidanceContent
@_exported public import struct TipGuidance.GuidanceFinding
@_exported public import struct TipGuidance.GuidanceReport
@_exported public import struct TipGuidance.GuidanceSilence
@_exported public import struct TipGuidance.GuidanceSetup
@_exported public import struct TipGuidance.GuidanceStyle
@_exported public import struct TipGuidance.GuidanceTip
@_exported public import struct TipGuidance.GuidanceToolTip
@_exported public import struct TipSimulation.Scenario
