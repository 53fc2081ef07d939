import TipTesting
import TestSupport

/// The changes of the contract serve the other tests too.
typealias Backyard = ContractBackyard
typealias Story = ContractStory
