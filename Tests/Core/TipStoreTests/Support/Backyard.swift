import TestSupport
import TipTesting

/// The changes of the contract, for the other tests.
typealias Backyard = ContractBackyard
typealias Story = ContractStory
