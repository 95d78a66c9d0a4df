import { parseId, pTransactionTypesThatChange } from "@serac/chain"
import { chainCode } from "../keys.ts"
import type { PrimaryChain } from "../rows.ts"
import { type SumChanges, sumKey } from "./sum.ts"

/** The values of a transaction that sums use. */
export interface SummedTransaction {
  readonly type: string
  /** Its complete or partial JSON, with holes. */
  readonly fragment: string
}

/** Types whose JSON contains balances of L1 validators. Only other types have text by users, which could imitate it. */
const typesOfL1: ReadonlySet<string> = new Set(pTransactionTypesThatChange("L1 validator"))

/** The amount lists for burned amounts; they precede all text by users. */
const burning = {
  P: { amountBurned: 1n, amountL1ValidatorBalanceBurned: -1n },
  X: { amountUnlocked: 1n, amountCreated: -1n },
  C: { amountUnlocked: 1n, amountCreated: -1n },
} as const satisfies Readonly<Record<PrimaryChain, Readonly<Record<string, bigint>>>>

const amounts = /"assetId":"([^"]+)"[^,]*,"amount":"(\d+)"/g
const balanceChanges = /"balanceChange":(-?\d+)/g

/** Adds the burned amounts of a chain's transactions, and their changes of L1 validators' balances. */
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

/** The text of an amount list; empty if absent. */
function listIn(fragment: string, name: string): string {
  const at = fragment.indexOf(`"${name}":[`)
  return at === -1 ? "" : fragment.slice(at, fragment.indexOf("]", at))
}
