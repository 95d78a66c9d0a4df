import type { UnreadableBlockError } from "../backfill/unreadable.ts"
import { type Clock, unixSeconds } from "../clock.ts"
import type { LogFunction } from "../log.ts"
import type { StuckBlock } from "../progress/stall.ts"
import type { AsideBlock, Quarantine } from "./quarantine.ts"

/** Milliseconds before the block is requested again: a corrected answer of a node must be noticed within seconds. */
const pause = 4_000

/** Shows blocks that stop the indexer. */
export interface StuckListener {
  stuck(block: StuckBlock, quarantined: number): void
  released(): void
}

/** What {@link StuckBlocks} needs. */
export interface StuckBlocksOptions {
  readonly quarantine: Quarantine | undefined
  readonly listener: StuckListener
  readonly clock: Clock
  readonly log: LogFunction
  readonly signal: AbortSignal
  /** Facts for each log line: the chain. */
  readonly subject: Readonly<Record<string, unknown>>
}

/** Handles blocks that cannot be read: each one is quarantined and shown, requested again every few seconds, and released once any version has stored it. */
export class StuckBlocks {
  readonly #options: StuckBlocksOptions
  /** The highest quarantined block. */
  #aside: AsideBlock | undefined

  constructor(options: StuckBlocksOptions) {
    this.#options = options
  }

  /** Shows the block that a previous process quarantined, if it is still the next one. */
  async resume(head: number | undefined): Promise<void> {
    const blocks = (await this.#guarded((quarantine) => quarantine.blocks())) ?? []
    this.#aside = blocks.at(-1)
    const next = blocks.find(({ number }) => number === (head ?? -1) + 1)
    if (next) this.#options.listener.stuck(stuckBlock(next, unixSeconds(this.#options.clock)), 1)
    else if (this.#aside && head !== undefined) this.stored(head)
  }

  /** Quarantines a block, and waits until the next attempt. */
  async setAside(block: UnreadableBlockError): Promise<void> {
    const { listener, log, clock, signal, subject } = this.#options
    const { number, reason } = block
    const isNews = this.#aside?.number !== number || this.#aside.reason !== reason
    this.#aside = { number, reason }
    listener.stuck(stuckBlock(block, unixSeconds(clock) + pause / 1000), 1)
    await this.#guarded((quarantine) => quarantine.add(block))
    const facts = { ...subject, block: number, reason, attempts: block.attempts }
    log(isNews ? "error" : "debug", "A block cannot be read and is set aside; nothing after it is stored", facts)
    await clock.sleep(pause, signal)
  }

  /** Records that blocks up to a number are stored. */
  stored(number: number): void {
    const { listener, log, subject } = this.#options
    const aside = this.#aside
    if (aside === undefined || number < aside.number) return
    this.#aside = undefined
    listener.released()
    log("info", "A quarantined block was stored", { ...subject, block: aside.number })
    void this.#guarded((quarantine) => quarantine.release(number))
  }

  /** Logs a failure of the quarantine. It never stops indexing. */
  async #guarded<Result>(work: (quarantine: Quarantine) => Promise<Result>): Promise<Result | undefined> {
    const { quarantine, log, subject } = this.#options
    try {
      return quarantine && (await work(quarantine))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log("warn", "Quarantined blocks cannot be stored or read", { ...subject, reason })
      return undefined
    }
  }
}

function stuckBlock({ number, reason }: AsideBlock, retryAt: number): StuckBlock {
  return {
    number,
    retryAt,
    reason: `block ${number} cannot be read: ${reason}. It is kept with what the node answered, asked for again every ${pause / 1000} s, and read by a newer version if this one cannot`,
  }
}
