/** A chain of the primary network. Of the C-Chain only what moves funds between chains is meant: its atomic transactions. */
export type PrimaryChain = "P" | "X" | "C"
