import type { UtxoRow } from "@serac/store"
import { utxoKeyText } from "../owners.ts"
import { untilStored, untilStoredTo } from "./barrier.ts"
import { firstTime } from "./first-times.ts"
import type { MaintenanceContext } from "./maintenance-context.ts"
import { OutsideRows } from "./outside-rows.ts"

/** Maximum addresses that a node accepts in one request. */
const addressesAtOnce = 1024
/** UTXOs that are gathered before the check that no block creates them. */
const manyRows = 10_000
const reportedUtxosIntervalMs = 3_600_000
/** Maximum share of the time that is spent on it. */
const maxTimeShare = 0.05

/**
 * For a chain whose initial state is unknown: adds the UTXOs that a node reports for every known address and that no block
 * created. New addresses become known, so it is repeated.
 */
export class ReportedUtxos {
  readonly #chain: "P" | "X"
  readonly #context: MaintenanceContext
  #due = 0
  #outside: OutsideRows | undefined

  constructor(chain: "P" | "X", context: MaintenanceContext) {
    this.#chain = chain
    this.#context = context
  }

  /** Does it if it is due. @throws NodeFault */
  async run(): Promise<void> {
    const { writer, clock, log } = this.#context
    const chain = this.#chain
    const startedAt = clock.elapsed()
    if (startedAt < this.#due) return
    let rows = new Map<string, UtxoRow>()
    let height = 0
    let added = 0
    let after: Uint8Array | undefined
    do {
      const addresses = await writer.addresses(chain, addressesAtOnce, after)
      after = addresses.at(-1)
      if (after) height = Math.max(height, await this.#gather(addresses, rows))
      if (rows.size > 0 && (!after || rows.size >= manyRows)) {
        added += await this.#add(rows, height)
        rows = new Map()
      }
    } while (after)
    const now = clock.elapsed()
    this.#due = now + Math.max(reportedUtxosIntervalMs, (now - startedAt) / maxTimeShare)
    if (added > 0) log("info", "Added UTXOs that a node reports and no block created", { chain, count: added })
  }

  /** Adds to the rows the UTXOs that a node reports for addresses and that are not stored. Returns the height of the node's chain then. */
  async #gather(addresses: readonly Uint8Array[], rows: Map<string, UtxoRow>): Promise<number> {
    const { writer, node, names, network, signal } = this.#context
    const reported = new Map<string, UtxoRow>()
    const { value, height } = await node.utxos(this.#chain, addresses, signal)
    if (value.length === 0) return height
    this.#outside ??= new OutsideRows(names, await firstTime(this.#chain, node, network, signal))
    const outside = this.#outside
    for (const bytes of value) {
      const row = outside.ofUtxo(this.#chain, bytes)
      reported.set(utxoKeyText(row), row)
    }
    for (const known of await writer.utxos([...reported.values()])) reported.delete(utxoKeyText(known))
    for (const [key, row] of reported) rows.set(key, row)
    return height
  }

  /** Adds the UTXOs that are still not stored after all blocks are: UTXOs of blocks are stored from the blocks. */
  async #add(rows: Map<string, UtxoRow>, height: number): Promise<number> {
    const { writer } = this.#context
    await untilStored([this.#chain], this.#context)
    await untilStoredTo(this.#chain, height, this.#context)
    for (const known of await writer.utxos([...rows.values()])) rows.delete(utxoKeyText(known))
    return rows.size === 0 ? 0 : writer.addUtxos([...rows.values()])
  }
}
