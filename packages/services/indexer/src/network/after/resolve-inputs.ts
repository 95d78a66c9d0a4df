import type { UtxoKey, UtxoRow } from "@serac/store"
import QuickLRU from "quick-lru"
import { textOf } from "../owners.ts"
import { keyOf } from "../p/keys.ts"
import { untilStored } from "./barrier.ts"
import { firstTime } from "./first-times.ts"
import { OutsideRows } from "./outside-rows.ts"
import type { Tending } from "./tending.ts"

const atOnce = 4096
/** Transactions asked for at the same time. */
const together = 8
const nobody = "00".repeat(32)

export const graphNote =
  "The X-Chain's history before its first block is in no block and is missing: UTXOs from before are known, their transactions are not."

/**
 * Finds what made inputs whose UTXO no block made: the X-Chain's graph from before it had blocks, or what the P-Chain began
 * with.
 */
export class InputResolver {
  readonly #tending: Tending
  readonly #firstTimes = new Map<"P" | "X", number>()
  /** Inputs that nobody can say more of. */
  readonly #hopeless = new QuickLRU<string, true>({ maxSize: 100_000 })
  /** Where the last two goes ended. They are in the order of time, in which chains do not come to be stored. */
  #ends: readonly [UtxoKey | undefined, UtxoKey | undefined] = [undefined, undefined]

  constructor(tending: Tending) {
    this.#tending = tending
  }

  /** Goes through what has come since the last time but one. @throws NodeFault */
  async run(): Promise<void> {
    const { writer } = this.#tending
    let [after, end] = this.#ends
    for (;;) {
      const keys = await writer.unresolved(atOnce, after)
      const fresh = keys.filter((key) => !this.#hopeless.has(textOf(key)))
      if (fresh.length > 0) {
        // An import may be stored before the export that it consumes.
        await untilStored(["P", "X", "C"], this.#tending)
        const found = new Set((await writer.utxos(fresh)).map(textOf))
        await this.#resolve(fresh.filter((key) => !found.has(textOf(key))))
      }
      after = keys.at(-1)
      if (!after) break
      end = after
    }
    this.#ends = [this.#ends[1], end]
  }

  async #resolve(keys: readonly UtxoKey[]): Promise<void> {
    const wanted = new Set(keys.map(textOf))
    const transactions = new Map(keys.map(({ txId }) => [keyOf(txId), txId]))
    transactions.delete(nobody)
    const ids = [...transactions.values()]
    const rows: UtxoRow[] = []
    for (let from = 0; from < ids.length; from += together) {
      const made = await Promise.all(ids.slice(from, from + together).map((id) => this.#madeBy(id)))
      rows.push(...made.flat().filter((row) => wanted.has(textOf(row))))
    }
    if (rows.length > 0) await this.#tending.writer.addUtxos(rows)
    for (const row of rows) wanted.delete(textOf(row))
    if (wanted.size === 0) return
    for (const key of wanted) this.#hopeless.set(key, true)
    this.#tending.log("debug", "Inputs consume UTXOs that no node knows any more", { count: wanted.size })
  }

  /** All that a transaction made, whichever chain it is of. */
  async #madeBy(id: Uint8Array): Promise<readonly UtxoRow[]> {
    const { node, names, notes, signal } = this.#tending
    for (const chain of ["X", "P"] as const) {
      const bytes = await node.transaction(chain, id, signal)
      if (!bytes) continue
      if (chain === "X") await notes.add(graphNote)
      const outside = new OutsideRows(names, await this.#firstTime(chain))
      const rewards = chain === "P" ? ((await node.rewardUtxos([id], 0, signal)).get(keyOf(id)) ?? []) : []
      return [...outside.ofTransaction(chain, bytes), ...rewards.map((utxo) => outside.ofUtxo("P", utxo))]
    }
    return []
  }

  async #firstTime(chain: "P" | "X"): Promise<number> {
    const { node, network, signal } = this.#tending
    const known = this.#firstTimes.get(chain)
    if (known !== undefined) return known
    const time = await firstTime(chain, node, network, signal)
    this.#firstTimes.set(chain, time)
    return time
  }
}
