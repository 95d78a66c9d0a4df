import type { UtxoRow } from "@serac/store"
import { textOf } from "../owners.ts"
import { untilStored } from "./barrier.ts"
import { firstTime } from "./first-times.ts"
import { OutsideRows } from "./outside-rows.ts"
import type { Tending } from "./tending.ts"

/** As many addresses as a node takes in one question. */
const atOnce = 1024
const every = 3_600_000
/** Of the time, at most, that is spent on it. */
const share = 0.05

/**
 * Adds the UTXOs that a node reports for every address known and no block made, for a chain whose beginning is not known.
 * Addresses come to be known, so that it is done again and again.
 */
export class ReportedUtxos {
  readonly #chain: "P" | "X"
  readonly #tending: Tending
  #due = 0

  constructor(chain: "P" | "X", tending: Tending) {
    this.#chain = chain
    this.#tending = tending
  }

  /** Does it where it is due. @throws NodeFault */
  async run(): Promise<void> {
    const { writer, clock, node, network, names, signal, log } = this.#tending
    const chain = this.#chain
    const startedAt = clock.now()
    if (startedAt < this.#due) return
    const outside = new OutsideRows(names, await firstTime(chain, node, network, signal))
    let added = 0
    let after: Uint8Array | undefined
    for (;;) {
      const addresses = await writer.addresses(chain, atOnce, after)
      after = addresses.at(-1)
      if (!after) break
      added += await this.#add(addresses, outside)
    }
    const now = clock.now()
    this.#due = now + Math.max(every, (now - startedAt) / share)
    if (added > 0) log("info", "UTXOs that no block made were added as a node reports them", { chain, count: added })
  }

  async #add(addresses: readonly Uint8Array[], outside: OutsideRows): Promise<number> {
    const { writer, node, tracker, clock, signal } = this.#tending
    const reported = await node.utxos(this.#chain, addresses, signal)
    // What blocks made is stored as they say.
    await untilStored([this.#chain], node, tracker, clock, signal)
    const rows = new Map<string, UtxoRow>()
    for (const bytes of reported) {
      const row = outside.ofUtxo(this.#chain, bytes)
      rows.set(textOf(row), row)
    }
    for (const known of await writer.utxos([...rows.values()])) rows.delete(textOf(known))
    return rows.size === 0 ? 0 : writer.addUtxos([...rows.values()])
  }
}
