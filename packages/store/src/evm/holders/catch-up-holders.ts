import type { Connection, Transaction } from "../../engine.ts"
import { bytesFromHex, type Hex, hexOf } from "../../hex.ts"
import { readBatch } from "../../read-batch.ts"
import { deltasOf } from "../balances/balance-changes.ts"
import { balancesAt } from "../balances/queries.ts"
import { transferParts } from "../balances/transfer-parts.ts"
import type { TransferRow } from "../rows.ts"
import { type BalancesByKey, moveHolders } from "./move-holders.ts"

/** Blocks whose balances are stored, but whose holders are not. */
export interface HolderStretch {
  readonly chain: bigint
  readonly from: number
  /** The first block after the range. */
  readonly next: number
}

/** Updates the holders to the balances after blocks, from the blocks' transfers. */
export async function catchUpHolders(
  transaction: Transaction,
  { chain, from, next }: HolderStretch,
  transfers: readonly TransferRow[],
): Promise<void> {
  for (const part of transferParts(transfers)) {
    const keys = [...deltasOf(part).keys()].sort()
    const before = await balancesAfter(transaction, chain, keys, from - 1)
    await moveHolders(transaction, chain, before, await balancesAfter(transaction, chain, keys, next - 1))
  }
}

/** The balances of keys by the events up to a block; keys without an event are left out. */
export async function balancesAfter(
  connection: Connection,
  chain: bigint,
  keys: readonly Hex[],
  block: number,
): Promise<BalancesByKey> {
  const rows = await readBatch<{ key: Uint8Array; balance: string | null }>(
    connection,
    balancesAt,
    { chain, block },
    keys.map(bytesFromHex),
  )
  return new Map(rows.flatMap(({ key, balance }) => (balance === null ? [] : [[hexOf(key), BigInt(balance)] as const])))
}
