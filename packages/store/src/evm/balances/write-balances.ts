import type { Connection, Transaction } from "../../engine.ts"
import { bytesFromHex, type Hex, hexOf } from "../../hex.ts"
import { readBatch } from "../../read-batch.ts"
import { moveHolders } from "../holders/move-holders.ts"
import { journaled } from "../queries/journal.ts"
import type { TransferRow } from "../rows.ts"
import { balanceTable, journalTable } from "../tables.ts"
import { type Deltas, deltasOf, heldByOwners, nftName, ownerChanges } from "./balance-changes.ts"
import { holdingsOf, moveHoldings } from "./holdings.ts"
import { ownersBefore } from "./queries.ts"
import { transferParts } from "./transfer-parts.ts"

/** Blocks whose balances are to be stored. */
export interface BalanceWriting {
  readonly chain: bigint
  /** The first block. */
  readonly first: number
  /** The first block that may be rolled back. */
  readonly journalFrom: number
  /** Whether the holders include all earlier blocks, and receive these blocks too. */
  readonly withHolders: boolean
}

/**
 * Stores the balances after blocks from their transfers, and the journal entries for a rollback; the balances of earlier blocks are
 * stored already.
 */
export async function writeBalances(
  transaction: Transaction,
  writing: BalanceWriting,
  transfers: readonly TransferRow[],
): Promise<void> {
  for (const part of transferParts(transfers)) await writePart(transaction, writing, part)
}

async function writePart(
  transaction: Transaction,
  { chain, first, journalFrom, withHolders }: BalanceWriting,
  transfers: readonly TransferRow[],
): Promise<void> {
  const deltas = deltasOf(transfers)
  const owners = heldByOwners(ownerChanges(transfers, await readOwners(transaction, chain, transfers, first)))
  // In key order, so that adjacent rows are read and written together.
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
  if (withHolders)
    await moveHolders(transaction, chain, new Map(Array.from(before, ([key, { balance }]) => [key, balance])), after)
  await transaction.insertMissing(
    journalTable,
    rows.flatMap(([, key, block]) => (block < journalFrom ? [] : [[chain, block, journaled.balance, key]])),
  )
}

type BalanceChanges = NonNullable<ReturnType<Deltas["get"]>>

function summed(deltas: BalanceChanges, before: bigint): BalanceChanges {
  let balance = before
  return deltas.map(([block, delta]) => {
    balance += delta
    return [block, balance]
  })
}

/** Owners, before the first block, of the ERC-721 tokens that the transfers move. */
export async function readOwners(
  connection: Connection,
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
      connection,
      ownersBefore,
      { chain, contract: bytesFromHex(contract), before },
      [...ids].map(bytesFromHex),
    )
    for (const { tokenId, owner } of rows)
      if (owner !== null) owners.set(nftName(contract, hexOf(tokenId)), hexOf(owner))
  }
  return owners
}
