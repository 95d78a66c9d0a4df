import { WrongChainError } from "../core/index.ts"

/**
 * Stored rows are false, since a node lied and does not any more: it is the same network, but all nodes have other last blocks than are
 * stored. Indexing the network again repairs it.
 */
export class FalseRowsError extends WrongChainError {}
