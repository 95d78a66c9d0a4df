import type { Hex } from "../../hex.ts"
import type { ArchiveDamagedError } from "./archive-damaged-error.ts"

/** What a node answered about a block. */
export interface ArchivedAnswers {
  /** Of eth_getBlockByNumber or eth_getBlockByHash, with whole transactions. */
  readonly block: unknown
  /** Of eth_getBlockReceipts, or of eth_getTransactionReceipt for each transaction in order. */
  readonly receipts: unknown
  /** Of debug_traceBlockByHash with the `callTracer`; undefined where the node did not trace. */
  readonly traces?: unknown
}

/** A block of the archive. */
export interface ArchivedBlock {
  readonly number: number
  /** Of the block that is stored under this number: whoever decodes the answers compares it with theirs. */
  readonly hash: Hex
  /**
   * Parsed of the node's JSON each time that they are asked for: an integer beyond 2^53 is a bigint. Throws an {@link ArchiveDamagedError}
   * where it is no JSON.
   */
  readonly answers: ArchivedAnswers
}

/** Which blocks the archive has: all from the first to the last. */
export interface ArchiveRange {
  readonly first: number
  readonly last: number
}
