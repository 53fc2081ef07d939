// UIKit's names, so that delegate methods of UIKit code compile unmodified.

/// UIKit's name of ``ToolTipInteraction``.
public typealias UIToolTipInteraction = ToolTipInteraction
/// UIKit's name of ``ToolTipConfiguration``.
public typealias UIToolTipConfiguration = ToolTipConfiguration
/// UIKit's name of ``ToolTipInteractionDelegate``.
public typealias UIToolTipInteractionDelegate = ToolTipInteractionDelegate
