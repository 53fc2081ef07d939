import TipTesting

/// The changes of the contract serve the other tests too.
typealias Backyard = ContractBackyard
typealias Story = ContractStory
