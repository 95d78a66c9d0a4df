import type { IndexedSubject } from "./subject.ts"

/** A block that this version of the software cannot read. Nothing after it is stored. Times are Unix seconds. */
export interface QuarantinedBlock {
  readonly subject: IndexedSubject
  /** Number or height. */
  readonly number: number
  /** As the node writes it, where it could be read. */
  readonly hash?: string
  /** What is wrong with it, in words. */
  readonly reason: string
  /** How often it was tried. */
  readonly attempts: number
  readonly firstAt: number
  readonly lastAt: number
  /** Version of the software that could not read it. */
  readonly software: string
  /** What the node answered about it, compressed by gzip; cut where that is too much. */
  readonly answers: Uint8Array
}
