/** A chain of the primary network. The C-Chain here means only its atomic transactions, which move funds between chains. */
export type PrimaryChain = "P" | "X" | "C"
