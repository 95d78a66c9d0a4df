import type { FeedBlock, FeedLog } from "./head-feed.ts"

/** Requests all logs of a block from a node, by the block's hash. */
export type FetchLogs = (blockHash: string) => Promise<readonly FeedLog[]>

/** What a {@link LogFeed} needs. */
export interface LogFeedOptions {
  readonly fetch: FetchLogs
  /** Whether there are listeners for logs. */
  readonly isWanted: () => boolean
  /** Receives the logs of one block, either new or removed. */
  readonly tell: (logs: readonly FeedLog[], isRemoved: boolean) => void
  /** Called when logs are lost because they could not be fetched for too long. */
  readonly lost: () => void
  /** Waits before the next request to a node. */
  readonly pause: () => Promise<void>
}

interface BlockChange {
  readonly block: FeedBlock
  readonly isRemoved: boolean
}

/** Maximum changes that wait for the logs of an earlier one. Beyond it all are dropped, and the listeners learn that logs are lost. */
const maxWaitingChanges = 4_096

/**
 * Announces the logs of blocks, in the order of the blocks' announcements. All logs of a block are fetched once, by its
 * hash, so that no other block and no lagging node can be confused with it. A reorganisation announces them again as
 * removed.
 */
export class LogFeed {
  readonly #options: LogFeedOptions
  readonly #waiting: BlockChange[] = []
  #isRunning = false

  constructor(options: LogFeedOptions) {
    this.#options = options
  }

  /** Adds a change of the chain. */
  change(block: FeedBlock, isRemoved: boolean): void {
    if (!this.#options.isWanted()) return
    this.#waiting.push({ block, isRemoved })
    if (this.#waiting.length > maxWaitingChanges) {
      this.#waiting.length = 0
      this.#options.lost()
    }
    if (!this.#isRunning) void this.#run()
  }

  /** Drops the waiting changes: there are no listeners for logs, and later listeners want the logs of later blocks. */
  reset(): void {
    this.#waiting.length = 0
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    for (let change = this.#waiting[0]; change !== undefined; change = this.#waiting[0]) {
      if (await this.#tell(change)) {
        if (this.#waiting[0] === change) this.#waiting.shift()
      } else await this.#options.pause()
    }
    this.#isRunning = false
  }

  /** Processes a change. Returns whether it is complete. */
  async #tell(change: BlockChange): Promise<boolean> {
    const { block, isRemoved } = change
    const { fetch, tell } = this.#options
    if (isRemoved) {
      if (block.logs !== undefined && block.logs.length > 0) tell(block.logs.toReversed().map(removedLog), true)
      return true
    }
    try {
      const logs = await fetch(block.hash)
      if (this.#waiting[0] !== change) return true
      block.logs = logs
      if (logs.length > 0) tell(logs, false)
      return true
    } catch {
      // Nodes may no longer have a removed block; its logs were never announced.
      return this.#waiting.some((later) => later.isRemoved && later.block === block)
    }
  }
}

/** The log as nodes report it after its block was removed. */
function removedLog(log: FeedLog): FeedLog {
  return { ...log, text: log.text.replace(/"removed"\s*:\s*false/, '"removed":true') }
}
