import type { Transaction } from "../../engine.ts"
import { bytesFromHex, type Hex, hexOf } from "../../hex.ts"
import { readBatch } from "../../read-batch.ts"
import { balancesProjection } from "../balances/balance.ts"
import { deltasOf, heldByOwners, nftName, ownerChanges, zeroAddress } from "../balances/balance-changes.ts"
import { balanceKey, holdingOf } from "../balances/key.ts"
import { restoreBalances } from "../balances/roll-back-balances.ts"
import { withinRange } from "../balances/within-range.ts"
import { balancesAfter } from "../holders/catch-up-holders.ts"
import { holdersProjection } from "../holders/holder.ts"
import { holderKeyOf, isOfHolders } from "../holders/key.ts"
import { type BalancesByKey, moveHolders } from "../holders/move-holders.ts"
import { holdersByKeys } from "../holders/queries.ts"
import type { Projection } from "../projections.ts"
import { ownersOfToken } from "../queries/repair.ts"
import type { TransferRow } from "../rows.ts"
import { holderTable } from "../tables.ts"
import { repairBalance, replaceBalance } from "./repair-balances.ts"
import { hasBlock } from "./repair-lists.ts"
import type { RepairLog } from "./repaired.ts"

/** The inputs for correcting balances. */
export interface RepairedHoldings {
  readonly chain: bigint
  readonly projections: ReadonlyMap<string, Projection>
  /** The transfers that were stored for the blocks. */
  readonly before: readonly TransferRow[]
  /** The true transfers of the same blocks. */
  readonly after: readonly TransferRow[]
  /** The stored owners of the tokens that these transfers move, by {@link nftName}. */
  readonly owners: OwnerHistory
  readonly head: number
  readonly journalFrom: number
  readonly log: RepairLog
}

type OwnerHistory = ReadonlyMap<string, readonly OwnerRow[]>

/** An owner of an ERC-721 token after a transfer. */
export interface OwnerRow {
  readonly block: number
  readonly log: number
  readonly batch: number
  readonly owner: Uint8Array
}

/** Owners of the ERC-721 tokens that transfers move. */
export async function readOwnerHistory(
  transaction: Transaction,
  chain: bigint,
  transfers: readonly TransferRow[],
): Promise<OwnerHistory> {
  const histories = new Map<string, readonly OwnerRow[]>()
  for (const { standard, token, tokenId } of transfers) {
    if (standard !== 721 || tokenId === undefined || histories.has(nftName(token, tokenId))) continue
    const asked = { chain, contract: bytesFromHex(token), tokenId: bytesFromHex(tokenId) }
    histories.set(nftName(token, tokenId), await transaction.all<OwnerRow>(ownersOfToken, asked))
  }
  return histories
}

/** Corrects the balances that blocks change, and the current holders. */
export async function repairHoldings(transaction: Transaction, repaired: RepairedHoldings): Promise<void> {
  const { chain, projections, before, after, head, journalFrom, log } = repaired
  const balances = projections.get(balancesProjection.name)
  const isKnown = ({ blockNumber }: TransferRow) => hasBlock(balances, balancesProjection, blockNumber)
  const [were, are] = [before.filter(isKnown), after.filter(isKnown)]
  const [gone, come] = [deltasOf(were), deltasOf(are)]
  const changes = new Map<Hex, Map<number, bigint>>()
  for (const [key, blocks] of gone) changes.set(key, new Map(blocks.map(([block]) => [block, 0n])))
  for (const [key, blocks] of come) changes.set(key, new Map([...(changes.get(key) ?? []), ...blocks]))
  const owned = await ownedTokens(transaction, repaired, [...were, ...are], (number) =>
    hasBlock(balances, balancesProjection, number),
  )
  const keys = [...changes.keys(), ...owned.keys()].sort()
  const first = Math.min(...[...were, ...are].map(({ blockNumber }) => blockNumber))
  if (keys.length === 0) return
  const holders = projections.get(holdersProjection.name)
  const areHolders = hasBlock(holders, holdersProjection, first)
  const last = holders?.nextBlock == null ? head : holders.nextBlock - 1
  const stood: BalancesByKey = areHolders ? await balancesAfter(transaction, chain, keys, last) : new Map()
  for (const [key, blocks] of changes)
    for (const [block, delta] of [...blocks].sort(([one], [other]) => one - other))
      if (await repairBalance(transaction, { chain, key, block, delta }, journalFrom)) log.add(block, "evm_balance")
  for (const [key, { rows, block }] of owned)
    if (await replaceBalance(transaction, chain, key, rows, journalFrom)) log.add(block, "evm_balance")
  await restoreBalances(transaction, chain, keys, first - 1)
  if (!areHolders) return
  const stand = await balancesAfter(transaction, chain, keys, last)
  await standWhere(transaction, chain, keys, stood, stand)
}

/** Makes holders match their balances. If a holder is stored already, the sums of its token include it. */
async function standWhere(
  transaction: Transaction,
  chain: bigint,
  keys: readonly Hex[],
  stood: BalancesByKey,
  stand: BalancesByKey,
): Promise<void> {
  const placeOf = (balances: BalancesByKey, key: Hex) => {
    const balance = withinRange(balances.get(key) ?? 0n)
    return balance === 0n || !isOfHolders(holdingOf(key)) ? [] : [holderKeyOf(key, balance)]
  }
  const places = keys.flatMap((key) => placeOf(stand, key))
  const rows = await readBatch<{ key: Uint8Array }>(transaction, holdersByKeys, { chain }, places.map(bytesFromHex))
  const there = new Set(rows.map(({ key }) => hexOf(key)))
  const isThere = (key: Hex) => placeOf(stand, key).some((place) => there.has(place))
  const stale = keys.filter(isThere).flatMap((key) => placeOf(stood, key).filter((place) => !there.has(place)))
  await transaction.remove(
    holderTable,
    stale.map((place) => [chain, place]),
  )
  const moved = keys.filter((key) => !isThere(key))
  await moveHolders(transaction, chain, stood, new Map(moved.map((key) => [key, stand.get(key)])))
  await transaction.insertMissing(
    holderTable,
    places.map((place) => [chain, place]),
  )
}

interface OwnedToken {
  readonly rows: readonly (readonly [block: number, balance: bigint])[]
  /** The block that shows the holder. */
  readonly block: number
}

/** The balances, by key, of all owners that the moved tokens ever had. */
async function ownedTokens(
  transaction: Transaction,
  { chain, owners }: Pick<RepairedHoldings, "chain" | "owners">,
  transfers: readonly TransferRow[],
  isKnown: (number: number) => boolean,
): Promise<ReadonlyMap<Hex, OwnedToken>> {
  const now = await readOwnerHistory(transaction, chain, transfers)
  const owned = new Map<Hex, OwnedToken>()
  const done = new Set<string>()
  for (const { standard, token: contract, tokenId, blockNumber } of transfers) {
    if (standard !== 721 || tokenId === undefined || done.has(nftName(contract, tokenId))) continue
    const name = nftName(contract, tokenId)
    done.add(name)
    const history = (now.get(name) ?? []).filter(({ block }) => isKnown(block))
    const held = heldByOwners(
      ownerChanges(
        history.map((row) => transferTo(row, contract, tokenId)),
        new Map(),
      ),
    )
    for (const { owner } of [...(owners.get(name) ?? []), ...history]) {
      const holder = hexOf(owner)
      if (holder === zeroAddress) continue
      const key = balanceKey({ holder, standard: 721, contract, tokenId })
      owned.set(key, { rows: held.get(key) ?? [], block: blockNumber })
    }
  }
  return owned
}

const transferTo = ({ block, log, batch, owner }: OwnerRow, token: Hex, tokenId: Hex): TransferRow => ({
  blockNumber: block,
  logIndex: log,
  batchIndex: batch,
  standard: 721,
  token,
  tokenId,
  from: zeroAddress,
  to: hexOf(owner),
  fragment: "",
})
