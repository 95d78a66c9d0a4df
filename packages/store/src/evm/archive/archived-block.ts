import type { Hex } from "../../hex.ts"
import type { ArchiveDamagedError } from "./archive-damaged-error.ts"

/** A node's answers about a block. */
export interface ArchivedAnswers {
  /** The answer of eth_getBlockByNumber or eth_getBlockByHash, with full transactions. */
  readonly block: unknown
  /** The answer of eth_getBlockReceipts, or the answers of eth_getTransactionReceipt for each transaction in order. */
  readonly receipts: unknown
  /** The answer of debug_traceBlockByHash with the `callTracer`; undefined if the node did not trace. */
  readonly traces?: unknown
}

/** A block of the archive. */
export interface ArchivedBlock {
  readonly number: number
  /** Hash of the block that is stored under this number; the decoder compares it with the hash in the answers. */
  readonly hash: Hex
  /** Parsed from the node's JSON on each access: an integer beyond 2^53 is a bigint. Throws an {@link ArchiveDamagedError} for invalid JSON. */
  readonly answers: ArchivedAnswers
}

/** The range of the archive: it has all blocks from the first to the last. */
export interface ArchiveRange {
  readonly first: number
  readonly last: number
}
