import { setTimeout as delay } from "node:timers/promises"
import { numberToHex } from "viem"
import type { Ledger } from "../recording/ledger.ts"
import type { LedgerBlock } from "../recording/ledger-block.ts"

const concurrency = 4

/**
 * Records the blocks of a live chain with receipts and traces, in the form of a recording, soon after they are made: a
 * node may discard the state that traces need, and after an upgrade it has no state from before.
 */
export class LiveRecorder {
  readonly #name: string
  readonly #rpcUrl: string
  readonly #blocks: LedgerBlock[] = []
  #reading: Promise<void> = Promise.resolve()

  constructor(name: string, rpcUrl: string) {
    this.#name = name
    this.#rpcUrl = rpcUrl
  }

  /** Reads new blocks every two seconds until the signal aborts. Failed reads are repeated; the last time by {@link ledger}. */
  async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#readNew().catch(() => {})
      await delay(2_000, undefined, { signal }).catch(() => {})
    }
  }

  /**
   * All blocks up to the head.
   *
   * @throws {Error} with the node's message where it does not trace a block: tracing needs the debug interface, and the
   * state of blocks before the first reading
   */
  async ledger(): Promise<Ledger> {
    await this.#readNew()
    return { name: this.#name, chainId: `${Number(await this.#ask("eth_chainId"))}`, blocks: this.#blocks }
  }

  /** Runs the readings one after the other; each reads up to the current head. */
  #readNew(): Promise<void> {
    this.#reading = this.#reading.catch(() => {}).then(() => this.#readToHead())
    return this.#reading
  }

  async #readToHead(): Promise<void> {
    const head = Number(await this.#ask("eth_blockNumber"))
    while (this.#blocks.length <= head) {
      const first = this.#blocks.length
      const count = Math.min(concurrency, head - first + 1)
      this.#blocks.push(...(await Promise.all(Array.from({ length: count }, (_, at) => this.#read(first + at)))))
    }
  }

  async #read(number: number): Promise<LedgerBlock> {
    const at = numberToHex(number)
    const [block, receipts, traces] = await Promise.all([
      this.#ask("eth_getBlockByNumber", at, true),
      this.#ask("eth_getBlockReceipts", at),
      number === 0 ? [] : this.#ask("debug_traceBlockByNumber", at, { tracer: "callTracer" }),
    ])
    if (block === null || receipts === null) throw new Error(`block ${number} is not there yet`)
    return { number, block, receipts, traces } as LedgerBlock
  }

  async #ask(method: string, ...params: readonly unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
    const headers = { "content-type": "application/json" }
    const response = await fetch(this.#rpcUrl, { method: "POST", headers, body })
    const { result, error } = (await response.json()) as {
      readonly result?: unknown
      readonly error?: { readonly message: string }
    }
    if (error) throw new Error(`${method} ${JSON.stringify(params[0] ?? "")}: ${error.message}`)
    return result
  }
}
