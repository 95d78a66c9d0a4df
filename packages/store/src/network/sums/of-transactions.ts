import { parseId, pTransactionTypesThatChange } from "@serac/chain"
import { chainCode } from "../keys.ts"
import type { PrimaryChain } from "../rows.ts"
import { type SumChanges, sumKey } from "./sum.ts"

/** A transaction, as far as sums are made of it. */
export interface SummedTransaction {
  readonly type: string
  /** Its JSON, whole or not, with holes. */
  readonly fragment: string
}

/** Those whose JSON tells of balances of L1 validators. Texts of strangers, which might look like it, stand in others only. */
const typesOfL1: ReadonlySet<string> = new Set(pTransactionTypesThatChange("L1 validator"))

/** Lists of amounts by what they say of what is burned; they stand before all texts of strangers. */
const burning = {
  P: { amountBurned: 1n, amountL1ValidatorBalanceBurned: -1n },
  X: { amountUnlocked: 1n, amountCreated: -1n },
  C: { amountUnlocked: 1n, amountCreated: -1n },
} as const satisfies Readonly<Record<PrimaryChain, Readonly<Record<string, bigint>>>>

const amounts = /"assetId":"([^"]+)"[^,]*,"amount":"(\d+)"/g
const balanceChanges = /"balanceChange":(-?\d+)/g

/** Adds what transactions of a chain burned, and what they did to balances of L1 validators. */
export function sumTransactions(
  sums: SumChanges,
  chain: PrimaryChain,
  transactions: readonly SummedTransaction[],
): void {
  const keys = new Map<string, Uint8Array>()
  const keyOf = (asset: string): Uint8Array => {
    let key = keys.get(asset)
    if (key === undefined) {
      key = sumKey("burned", parseId(asset), chainCode(chain))
      keys.set(asset, key)
    }
    return key
  }
  for (const { type, fragment } of transactions) {
    for (const [name, sign] of Object.entries(burning[chain])) {
      for (const [, asset = "", amount = ""] of listIn(fragment, name).matchAll(amounts))
        sums.add(keyOf(asset), sign * BigInt(amount))
    }
    if (!typesOfL1.has(type)) continue
    for (const [, change = ""] of fragment.matchAll(balanceChanges)) sums.add(sumKey("l1Balance"), BigInt(change))
  }
}

/** The text of a list of amounts; empty where there is none. */
function listIn(fragment: string, name: string): string {
  const at = fragment.indexOf(`"${name}":[`)
  return at === -1 ? "" : fragment.slice(at, fragment.indexOf("]", at))
}
