import type { FeedBlock, FeedLog } from "./head-feed.ts"

/** Asks a node for all logs of a block by its hash. */
export type FetchLogs = (blockHash: string) => Promise<readonly FeedLog[]>

/** What a feed of logs works with. */
export interface LogFeedOptions {
  readonly fetch: FetchLogs
  /** Whether somebody wants logs. */
  readonly isWanted: () => boolean
  /** Is told of the logs of one block, or that they are no more. */
  readonly tell: (logs: readonly FeedLog[], isRemoved: boolean) => void
  /** Is called where logs are lost, since they could not be had for too long. */
  readonly lost: () => void
  /** Waits before a node is asked again. */
  readonly pause: () => Promise<void>
}

interface BlockChange {
  readonly block: FeedBlock
  readonly isRemoved: boolean
}

/** Changes that wait for logs of one before them; of more all are dropped, and whoever waits for logs is told so. */
const maxWaitingChanges = 4_096

/**
 * The logs of blocks in the order in which these came. All logs of a block are fetched once, by its hash, which no other block and no node that
 * is behind can be mistaken for, and told again as removed when a reorganisation takes it back.
 */
export class LogFeed {
  readonly #options: LogFeedOptions
  readonly #waiting: BlockChange[] = []
  #isRunning = false

  constructor(options: LogFeedOptions) {
    this.#options = options
  }

  /** Takes a change of the chain. */
  change(block: FeedBlock, isRemoved: boolean): void {
    if (!this.#options.isWanted()) return
    this.#waiting.push({ block, isRemoved })
    if (this.#waiting.length > maxWaitingChanges) {
      this.#waiting.length = 0
      this.#options.lost()
    }
    if (!this.#isRunning) void this.#run()
  }

  /** Forgets what waits: nobody wants logs any more, and whoever comes later wants those of later blocks. */
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

  /** Whether nothing is left to do for a change. */
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
      // No node may have a block any more that has been taken back, and nobody has been told its logs.
      return this.#waiting.some((later) => later.isRemoved && later.block === block)
    }
  }
}

/** A log as nodes tell of it when its block is no more. */
function removedLog(log: FeedLog): FeedLog {
  return { ...log, text: log.text.replace(/"removed"\s*:\s*false/, '"removed":true') }
}
