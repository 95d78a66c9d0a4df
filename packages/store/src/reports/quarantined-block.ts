import type { IndexedSubject } from "./subject.ts"

/** A block that this version of the software cannot read. Nothing after it is stored. Times are Unix seconds. */
export interface QuarantinedBlock {
  readonly subject: IndexedSubject
  /** Block number or height. */
  readonly number: number
  /** The hash in the node's spelling, if it could be read. */
  readonly hash?: string
  /** The error, in words. */
  readonly reason: string
  /** The number of attempts to read the block. */
  readonly attempts: number
  readonly firstAt: number
  readonly lastAt: number
  /** Version of the software that could not read it. */
  readonly software: string
  /** The node's answers about the block, compressed by gzip; truncated if too large. */
  readonly answers: Uint8Array
}
