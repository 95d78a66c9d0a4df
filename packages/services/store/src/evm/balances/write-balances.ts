import type { Transaction, Value } from "../../engine.ts"
import { bytesOf, type Hex, hexOf } from "../../hex.ts"
import { readBatch } from "../../read-batch.ts"
import { journaled } from "../queries/journal.ts"
import type { TransferRow } from "../rows.ts"
import { balanceTable } from "../tables.ts"
import { type Deltas, deltasOf, heldByOwners, nftName, ownerChanges } from "./balance-changes.ts"
import { holdingsOf, moveHoldings } from "./holdings.ts"
import { ownersBefore } from "./queries.ts"

/** Rows of the journal: chain, block, table, key. */
export type JournalRows = readonly (readonly Value[])[]

/**
 * Stores what balances are after blocks, by their transfers; those of the blocks before are stored.
 *
 * @param first - the first block.
 * @returns what a rollback has to look for.
 */
export async function writeBalances(
  transaction: Transaction,
  chain: bigint,
  transfers: readonly TransferRow[],
  first: number,
): Promise<JournalRows> {
  const deltas = deltasOf(transfers)
  const owners = heldByOwners(ownerChanges(transfers, await readOwners(transaction, chain, transfers, first)))
  // In the order of the table, so that what is beside each other there is read and written together.
  const keys = [...deltas.keys(), ...owners.keys()].sort()
  const before = await holdingsOf(transaction, chain, keys)
  const rows: (readonly [bigint, Hex, number, string])[] = []
  const after = new Map<Hex, bigint>()
  for (const key of keys) {
    const balances = owners.get(key) ?? summed(deltas.get(key) ?? [], before.get(key)?.balance ?? 0n)
    for (const [block, balance] of balances) rows.push([chain, key, block, balance.toString()])
    after.set(key, balances.at(-1)?.[1] ?? 0n)
  }
  await transaction.insert(balanceTable, rows)
  await moveHoldings(transaction, chain, before, after)
  return rows.map(([, key, block]) => [chain, block, journaled.balance, key])
}

type Changes = NonNullable<ReturnType<Deltas["get"]>>

function summed(deltas: Changes, before: bigint): Changes {
  let balance = before
  return deltas.map(([block, delta]) => {
    balance += delta
    return [block, balance]
  })
}

/** Owners of the ERC-721 tokens that transfers move, before the first block. */
async function readOwners(
  transaction: Transaction,
  chain: bigint,
  transfers: readonly TransferRow[],
  before: number,
): Promise<ReadonlyMap<string, Hex>> {
  const moved = new Map<Hex, Set<Hex>>()
  for (const { standard, token, tokenId } of transfers) {
    if (standard !== 721 || tokenId === undefined) continue
    const ids = moved.get(token)
    if (ids === undefined) moved.set(token, new Set([tokenId]))
    else ids.add(tokenId)
  }
  const owners = new Map<string, Hex>()
  for (const [contract, ids] of moved) {
    const rows = await readBatch<{ tokenId: Uint8Array; owner: Uint8Array | null }>(
      transaction,
      ownersBefore,
      { chain, contract: bytesOf(contract), before },
      [...ids].map(bytesOf),
    )
    for (const { tokenId, owner } of rows)
      if (owner !== null) owners.set(nftName(contract, hexOf(tokenId)), hexOf(owner))
  }
  return owners
}
