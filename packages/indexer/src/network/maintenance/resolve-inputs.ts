import type { UtxoKey, UtxoRow } from "@serac/store"
import QuickLRU from "quick-lru"
import { utxoKeyText } from "../owners.ts"
import { bytesFromKey, hexKey } from "../p/keys.ts"
import { untilStored, untilStoredTo } from "./barrier.ts"
import { firstTime } from "./first-times.ts"
import type { MaintenanceContext } from "./maintenance-context.ts"
import { OutsideRows } from "./outside-rows.ts"

const inputsAtOnce = 4096
/** Transactions in one request to a node. */
const together = 64
const zeroTransaction = "00".repeat(32)

/** The note on a network whose X-Chain had a DAG (the "graph") before its blocks. */
export const graphNote =
  "The X-Chain's history before its first block is in no block and is missing: UTXOs from before are known, their transactions are not."

/** Finds the origin of inputs whose UTXO no block created: the X-Chain's DAG from before it had blocks, or the P-Chain's genesis. */
export class InputResolver {
  readonly #context: MaintenanceContext
  readonly #firstTimes = new Map<"P" | "X", number>()
  /** Inputs whose origin no node knows. */
  readonly #hopeless = new QuickLRU<string, true>({ maxSize: 100_000 })
  /** Where the last two runs ended. Inputs are listed by time, but chains are stored independently, so each run repeats the one before. */
  #ends: readonly [UtxoKey | undefined, UtxoKey | undefined] = [undefined, undefined]

  constructor(context: MaintenanceContext) {
    this.#context = context
  }

  /** Processes the inputs since the run before last. @throws NodeFault */
  async run(): Promise<void> {
    const { writer } = this.#context
    let [after, end] = this.#ends
    for (;;) {
      const keys = await writer.unresolved(inputsAtOnce, after)
      const fresh = keys.filter((key) => !this.#hopeless.has(utxoKeyText(key)))
      if (fresh.length > 0) {
        // An import may be stored before the export that it consumes.
        await untilStored(["P", "X", "C"], this.#context)
        const found = new Set((await writer.utxos(fresh)).map(utxoKeyText))
        await this.#resolve(fresh.filter((key) => !found.has(utxoKeyText(key))))
      }
      after = keys.at(-1)
      if (!after) break
      end = after
    }
    this.#ends = [this.#ends[1], end]
  }

  async #resolve(keys: readonly UtxoKey[]): Promise<void> {
    const { writer, log } = this.#context
    const missing = new Map(keys.map((key) => [utxoKeyText(key), key]))
    for (const chain of ["X", "P"] as const) {
      const { rows, height } = await this.#made(chain, [...missing.values()])
      const made = rows.filter((row) => missing.has(utxoKeyText(row)))
      if (made.length === 0) continue
      // A node that knows the transaction also has its block, if there is one.
      await untilStoredTo(chain, height, this.#context)
      for (const known of await writer.utxos(made)) missing.delete(utxoKeyText(known))
      const outside = made.filter((row) => missing.delete(utxoKeyText(row)))
      if (outside.length === 0) continue
      if (chain === "X") await this.#context.notes.add(graphNote)
      await writer.addUtxos(outside)
    }
    if (missing.size === 0) return
    for (const key of missing.keys()) this.#hopeless.set(key, true)
    log("debug", "Inputs consume UTXOs that no node has any more", { count: missing.size })
  }

  /** All UTXOs created by those transactions that belong to this chain, and the chain's height at the node that knows them. */
  async #made(
    chain: "P" | "X",
    keys: readonly UtxoKey[],
  ): Promise<{ readonly rows: readonly UtxoRow[]; readonly height: number }> {
    const { node, names, signal } = this.#context
    const wanted = new Map(keys.map(({ txId }) => [hexKey(txId), txId]))
    wanted.delete(zeroTransaction)
    const ids = [...wanted.values()]
    const rows: UtxoRow[] = []
    let height = 0
    for (let from = 0; from < ids.length; from += together) {
      const told = await node.transactions(chain, ids.slice(from, from + together), signal)
      if (told.value.size === 0) continue
      height = Math.max(height, told.height)
      const outside = new OutsideRows(names, await this.#firstTime(chain))
      for (const bytes of told.value.values()) rows.push(...outside.ofTransaction(chain, bytes))
      if (chain === "X") continue
      const staked = [...told.value.keys()].map(bytesFromKey)
      for (const utxos of (await node.rewardUtxos(staked, 0, signal)).values())
        rows.push(...utxos.map((utxo) => outside.ofUtxo("P", utxo)))
    }
    return { rows, height }
  }

  async #firstTime(chain: "P" | "X"): Promise<number> {
    const { node, network, signal } = this.#context
    const known = this.#firstTimes.get(chain)
    if (known !== undefined) return known
    const time = await firstTime(chain, node, network, signal)
    this.#firstTimes.set(chain, time)
    return time
  }
}
