import type { ChainDefinition, ChainWriter } from "@serac/store"
import type { BackgroundTask, Clock, LogFunction } from "../core/index.ts"
import type { Quarantine } from "../core/quarantine/index.ts"
import type { IndexingLimits, Verify } from "../core/settings.ts"
import type { Archiver } from "./archive/archiver.ts"
import type { ChainNode } from "./node/node.ts"
import type { IndexerProgress } from "./progress.ts"
import type { ReadArchived } from "./verify/resume-settlements.ts"
import type { VerifyTools } from "./verify/verify-tools.ts"

/** What `runIndexer` works with: everything outside of it can be replaced. */
export interface RunOptions extends IndexingLimits {
  readonly chain: Pick<ChainDefinition, "chainId" | "wsUrl">
  /** It is not closed in the end. */
  readonly writer: ChainWriter
  readonly node: ChainNode
  readonly clock: Clock
  readonly log: LogFunction
  /** Ends it. */
  readonly signal: AbortSignal
  /** Default 256. */
  readonly reorgDepth?: number | undefined
  /** Makes the archive of what the node answers. Default none: it is not archived. */
  readonly archiver?: Archiver | undefined
  /** What blocks are verified with, loaded beforehand: a clock that a test rules does not wait for it. */
  readonly verifyTools: VerifyTools
  /** How much of a block is verified. Default `heads`. */
  readonly verify?: Verify | undefined
  /** Whether the blocks of several nodes are compared with each other. Default false. */
  readonly comparesNodes?: boolean | undefined
  /** Reads the archive of what is stored. Default there is none. */
  readonly archived?: ReadArchived | undefined
  /** Default the global one. */
  readonly WebSocket?: typeof globalThis.WebSocket | undefined
  /**
   * Starts the task that runs while blocks are indexed. What it asks of the writer waits while a new block is stored; before it
   * asks the node it awaits its `turn`, for the same reason.
   */
  readonly backgroundTask?: ((writer: ChainWriter, turn: () => Promise<void>) => BackgroundTask) | undefined
  /** Where blocks go that cannot be read. Default nowhere: they are shown, and nothing is kept of them. */
  readonly quarantine?: Quarantine | undefined
  readonly onProgress?: ((progress: IndexerProgress) => void) | undefined
}
