import type { ChainDefinition, ChainWriter } from "@serac/store"
import type { BackgroundTask, Clock, LogFunction } from "../core/index.ts"
import type { Quarantine } from "../core/quarantine/index.ts"
import type { IndexingLimits, Verify } from "../core/settings.ts"
import type { Archiver } from "./archive/archiver.ts"
import type { ChainNode } from "./node/node.ts"
import type { IndexerProgress } from "./progress.ts"
import type { ReadArchived } from "./verify/resume-settlements.ts"
import type { VerifyTools } from "./verify/verify-tools.ts"

/** The options of `runIndexer`: every external dependency can be replaced. */
export interface RunOptions extends IndexingLimits {
  readonly chain: Pick<ChainDefinition, "chainId" | "wsUrl">
  /** The indexer does not close the writer. */
  readonly writer: ChainWriter
  readonly node: ChainNode
  readonly clock: Clock
  readonly log: LogFunction
  /** Ends the indexer. */
  readonly signal: AbortSignal
  /** Default 256. */
  readonly reorgDepth?: number | undefined
  /** Archives the node's answers. Default none: they are not archived. */
  readonly archiver?: Archiver | undefined
  /** The verification tools, loaded in advance, since a test's clock does not wait for loading them. */
  readonly verifyTools: VerifyTools
  /** How much of a block is verified. Default `heads`. */
  readonly verify?: Verify | undefined
  /** Whether the blocks of several nodes are compared with each other. Default false. */
  readonly comparesNodes?: boolean | undefined
  /** Reads the archive of stored blocks. Default: there is none. */
  readonly archived?: ReadArchived | undefined
  /** Default: the global one. */
  readonly WebSocket?: typeof globalThis.WebSocket | undefined
  /**
   * Starts the task that runs while blocks are indexed. Its calls of the writer wait while a new block is stored; before a
   * request to the node it awaits `turn`, for the same reason.
   */
  readonly backgroundTask?: ((writer: ChainWriter, turn: () => Promise<void>) => BackgroundTask) | undefined
  /** Keeps blocks that cannot be read. Default none: they are only reported. */
  readonly quarantine?: Quarantine | undefined
  readonly onProgress?: ((progress: IndexerProgress) => void) | undefined
}
