import type { UtxoKey, UtxoRow } from "@serac/store"
import { textOf } from "../owners.ts"
import { keyOf } from "../p/keys.ts"
import { untilStored } from "./barrier.ts"
import { firstTime } from "./first-times.ts"
import { OutsideRows } from "./outside-rows.ts"
import type { Tending } from "./tending.ts"

const atOnce = 256
const nobody = "00".repeat(32)

export const graphNote =
  "The X-Chain's history before its first block is in no block and is missing: UTXOs from before are known, their transactions are not."

/**
 * Finds what made inputs whose UTXO no block made: the X-Chain's graph from before it had blocks, or what the P-Chain began
 * with.
 */
export class InputResolver {
  readonly #tending: Tending
  #after: UtxoKey | undefined

  constructor(tending: Tending) {
    this.#tending = tending
  }

  /** Goes through what has come since the last time. @throws NodeFault */
  async run(): Promise<void> {
    const { writer, node, tracker, clock, signal } = this.#tending
    for (;;) {
      const keys = await writer.unresolved(atOnce, this.#after)
      if (keys.length === 0) return
      // An import may be stored before the export that it consumes.
      await untilStored(["P", "X", "C"], node, tracker, clock, signal)
      const found = new Set((await writer.utxos(keys)).map(textOf))
      await this.#resolve(keys.filter((key) => !found.has(textOf(key))))
      this.#after = keys.at(-1)
    }
  }

  async #resolve(keys: readonly UtxoKey[]): Promise<void> {
    const wanted = new Set(keys.map(textOf))
    const transactions = new Map(keys.map(({ txId }) => [keyOf(txId), txId]))
    transactions.delete(nobody)
    const rows: UtxoRow[] = []
    for (const id of transactions.values()) rows.push(...(await this.#madeBy(id)).filter((row) => wanted.has(textOf(row))))
    if (rows.length > 0) await this.#tending.writer.addUtxos(rows)
    const missing = wanted.size - rows.length
    if (missing > 0)
      this.#tending.log("debug", "Inputs consume UTXOs that no node knows any more", { count: missing })
  }

  /** All that a transaction made, whichever chain it is of. */
  async #madeBy(id: Uint8Array): Promise<readonly UtxoRow[]> {
    const { node, network, names, notes, signal } = this.#tending
    for (const chain of ["X", "P"] as const) {
      const bytes = await node.transaction(chain, id, signal)
      if (!bytes) continue
      if (chain === "X") await notes.add(graphNote)
      const outside = new OutsideRows(names, await firstTime(chain, node, network, signal))
      const rewards = chain === "P" ? ((await node.rewardUtxos([id], 0, signal)).get(keyOf(id)) ?? []) : []
      return [...outside.ofTransaction(chain, bytes), ...rewards.map((utxo) => outside.ofUtxo("P", utxo))]
    }
    return []
  }
}
