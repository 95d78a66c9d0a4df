import type { Connection } from "../../engine.ts"
import { hexOf } from "../../hex.ts"
import { readBatch } from "../../read-batch.ts"
import { Seen } from "../../seen.ts"
import { chainCode, distinctBytes, pieces, positionAt, splitAddresses, textOf, utxoKeyOf } from "../keys.ts"
import { utxoOriginsOfTransaction, utxoTermsByKeys } from "../queries/utxos.ts"
import type { PrimaryChain } from "../rows.ts"
import type { StoredReward, UtxoActivity } from "../stored.ts"
import type { UtxoTerms } from "../terms.ts"
import { readLists } from "./list.ts"
import { readRewards } from "./subnets.ts"
import { rightAfter, type TransactionColumns, transactionLists, transactionsAt } from "./transactions.ts"
import { readUtxos } from "./utxos.ts"

const smallestChunk = 4
const largestChunk = 256
/** More rewards than a block pays. */
const rewardChunk = 4

/**
 * The last event of a UTXO of any of the addresses in a block of a chain: consumed or created by a transaction, paid as a reward, or
 * allocated in the genesis. For a transaction with several of these events, or for several rewards, the output with the highest
 * index counts; without an output of theirs, the last input; for the genesis, the lowest UTXO ID.
 */
export async function readLastActivity(
  connection: Connection,
  network: number,
  chain: PrimaryChain,
  addresses: readonly Uint8Array[],
): Promise<UtxoActivity | undefined> {
  const search = { connection, network, chain, addresses: distinctBytes(addresses) }
  const [byTransaction, byReward] = [await lastTransaction(search), await lastReward(search)]
  if (byTransaction === undefined && byReward === undefined) return ofGenesis(search)
  return (byReward?.height ?? -1) > (byTransaction?.height ?? -1) ? byReward : byTransaction
}

interface Search {
  readonly connection: Connection
  readonly network: number
  readonly chain: PrimaryChain
  readonly addresses: readonly Uint8Array[]
}

/** The activity in the newest transaction that does more than name an address. */
async function lastTransaction(search: Search): Promise<UtxoActivity | undefined> {
  const { connection, network, chain, addresses } = search
  const whose = addresses.map((address) => ({ address }))
  const lists = await transactionLists(connection, network, chain, whose, undefined)
  let cursor: number | undefined
  for (let chunk = smallestChunk; ; chunk = Math.min(largestChunk, chunk * 2)) {
    const stretch = { order: "desc", after: rightAfter("desc", cursor) } as const
    const positions = (await readLists(connection, network, lists, stretch, chunk)).map(({ position }) => position)
    for (const row of await transactionsAt(connection, network, chain, positions)) {
      const activity = await activityOf(search, row)
      if (activity !== undefined) return activity
    }
    if (positions.length < chunk) return undefined
    cursor = positions.at(-1)
  }
}

async function activityOf(search: Search, row: TransactionColumns): Promise<UtxoActivity | undefined> {
  const { connection, network } = search
  const { height } = positionAt(row.position)
  const common = { height, timestamp: row.timestamp, txId: row.id }
  const made = (await originsOf(search, row.id)).findLast((utxo) => utxo.height === height)
  if (made !== undefined) return { ...common, utxoId: made.id, isConsumed: false }
  const inputs = pieces(row.inputs, 36).map(textOf)
  const consumed = await readBatch<UtxoTerms>(connection, utxoTermsByKeys, { network }, pieces(row.inputs, 36))
  const [last] = consumed
    .filter(({ addresses }) => isOwned(search, addresses))
    .sort((one, other) => inputs.indexOf(textOf(other.key)) - inputs.indexOf(textOf(one.key)))
  return last && { ...common, utxoId: last.id, isConsumed: true }
}

interface UtxoOrigin {
  readonly id: Uint8Array
  readonly createdOn: number
  readonly height: number
  readonly addresses: Uint8Array
}

/** The UTXOs of a transaction that any of the addresses owns and the chain created, in the order of their indices. */
async function originsOf(search: Search, txId: Uint8Array): Promise<readonly UtxoOrigin[]> {
  const { connection, network, chain } = search
  const [first, last] = [utxoKeyOf({ txId, outputIndex: 0 }), utxoKeyOf({ txId, outputIndex: 2 ** 32 - 1 })]
  const origins = await connection.all<UtxoOrigin>(utxoOriginsOfTransaction, { network, first, last })
  return origins.filter(({ createdOn, addresses }) => createdOn === chainCode(chain) && isOwned(search, addresses))
}

function isOwned({ addresses }: Search, owners: Uint8Array): boolean {
  const wanted = new Set(addresses.map(textOf))
  return splitAddresses(owners).some((owner) => wanted.has(textOf(owner)))
}

async function lastReward({ connection, network, chain, addresses }: Search): Promise<UtxoActivity | undefined> {
  if (chain !== "P") return undefined
  let last: StoredReward | undefined
  // The list orders the rewards of one block by UTXO ID; the highest index counts.
  for (let after: readonly [number, string] | undefined; ; ) {
    const page = await readRewards(connection, network, { addresses, order: "desc" }, { after, limit: rewardChunk })
    for (const reward of page) {
      if (last !== undefined && reward.height < last.height) return activityOfReward(last)
      if (last === undefined || reward.utxo.outputIndex > last.utxo.outputIndex) last = reward
    }
    const end = page.at(-1)
    if (end === undefined || page.length < rewardChunk) return last && activityOfReward(last)
    after = [end.height, hexOf(end.utxoId)]
  }
}

function activityOfReward({ height, timestamp, rewardTx, utxoId }: StoredReward): UtxoActivity {
  return { height, timestamp, txId: rewardTx, utxoId, isConsumed: false }
}

/** If no transaction involves the addresses, their oldest UTXO may be a genesis allocation. */
async function ofGenesis(search: Search): Promise<UtxoActivity | undefined> {
  const { connection, network, chain, addresses } = search
  const filter = { chain, addresses, includeSpent: true, sortBy: "timestamp", order: "asc" } as const
  const [utxo] = await readUtxos(connection, network, filter, { limit: 1 }, new Seen(1))
  if (utxo === undefined || utxo.createdOn !== chain) return undefined
  const origin = (await originsOf(search, utxo.txId)).find(({ id }) => textOf(id) === textOf(utxo.id))
  return (
    origin && {
      height: origin.height,
      timestamp: utxo.timestamp,
      txId: utxo.txId,
      utxoId: utxo.id,
      isConsumed: false,
    }
  )
}
