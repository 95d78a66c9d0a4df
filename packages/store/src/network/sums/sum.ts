import { formatId } from "@serac/chain"
import type { Transaction } from "../../engine.ts"
import { hexOf } from "../../hex.ts"
import { readBatch } from "../../read-batch.ts"
import { chainByCode, eightBytes, textOf, uint64Of } from "../keys.ts"
import { sumTable } from "../staking-tables.ts"
import { sumsByKeys } from "./queries.ts"

/**
 * The kinds of sums of a primary network, each by asset and `at`. The codes are in every row, and are never changed.
 *
 * - `burned`: amounts that transactions of a chain (`at`) consumed and did not produce, without deposits into balances of L1
 *   validators. For assets that can be minted it is below 0.
 * - `genesis`: the genesis supply of the P-Chain and the X-Chain.
 * - `rewards`: UTXOs that paid rewards.
 * - `locked`: unspent UTXOs that are locked until a moment (`at`), staked or not.
 *
 * The other kinds are of the network's own asset, which they do not name, and have no `at`:
 *
 * - `l1Balance`: deposits into balances of L1 validators minus refunds.
 * - `l1Ends`, `l1Active`: the sum of `endAccumulatedFee` of all active L1 validators, and their number.
 * - `staked`: the stake of the active stakers of the primary network.
 * - `restaked`: the part of it that is rewards added to the stake, which are paid when the stake ends.
 */
export const sumKinds = {
  burned: 0,
  genesis: 1,
  rewards: 2,
  locked: 3,
  l1Balance: 4,
  l1Ends: 5,
  l1Active: 6,
  staked: 7,
  restaked: 8,
} as const

/** The name of a kind of sum. */
export type SumKind = keyof typeof sumKinds

const noAsset = new Uint8Array(32)
const keyLength = 1 + 32 + 8

/** The key of a sum: its kind, the asset and `at`, as bytes. */
export const sumKey = (kind: SumKind, assetId: Uint8Array = noAsset, at = 0): Uint8Array =>
  Buffer.concat([Uint8Array.of(sumKinds[kind]), assetId, eightBytes(at)])

/** A readable name of a key that {@link sumKey} made; its hexadecimal digits if no kind has such a key. */
export function sumName(key: Uint8Array): string {
  const kind = Object.entries(sumKinds).find(([, code]) => code === key[0])?.[0]
  if (kind === undefined || key.length !== keyLength) return hexOf(key)
  const asset = key.subarray(1, keyLength - 8)
  const at = uint64Of(key.subarray(keyLength - 8))
  const of = asset.every((byte) => byte === 0) ? kind : `${kind} of ${formatId(asset)}`
  if (kind === "burned") return `${of} on ${chainByCode(Number(at))}`
  return kind === "locked" ? `${of} until ${at}` : of
}

/** Collects changes of sums and writes them together. */
export class SumChanges {
  readonly #changes = new Map<string, { readonly key: Uint8Array; amount: bigint }>()

  add(key: Uint8Array, amount: bigint): void {
    const text = textOf(key)
    const change = this.#changes.get(text)
    if (change === undefined) this.#changes.set(text, { key, amount })
    else change.amount += amount
  }

  /** The changes other than 0. */
  get all(): readonly { readonly key: Uint8Array; readonly amount: bigint }[] {
    return [...this.#changes.values()].filter(({ amount }) => amount !== 0n)
  }

  /** Adds the changes to the stored sums; a sum of 0 has no row. */
  async write(transaction: Transaction, network: number): Promise<void> {
    const changes = this.all
    const keys = changes.map(({ key }) => key)
    const rows = await readBatch<{ key: Uint8Array; amount: string }>(transaction, sumsByKeys, { network }, keys)
    const stored = new Map(rows.map(({ key, amount }) => [textOf(key), BigInt(amount)]))
    const sums = changes.map(({ key, amount }) => ({ key, amount: amount + (stored.get(textOf(key)) ?? 0n) }))
    const isNothing = ({ amount }: { readonly amount: bigint }) => amount === 0n
    await transaction.remove(
      sumTable,
      sums.filter(isNothing).map(({ key }) => [network, key]),
    )
    await transaction.replace(
      sumTable,
      sums.filter((sum) => !isNothing(sum)).map(({ key, amount }) => [network, key, amount.toString()]),
    )
  }
}
