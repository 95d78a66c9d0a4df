import { parseId } from "@serac/chain"
import type { Connection } from "../../engine.ts"
import { readBatch } from "../../read-batch.ts"
import { utxoSort } from "../address-utxos.ts"
import { chainByCode, chainCode, distinctBytes, eightBytes, emptyBytes, textOf, uint64Of, utxoOf } from "../keys.ts"
import { stakerDataByIds } from "../queries/stakers.ts"
import { transactionPlacesByIds } from "../queries/transactions.ts"
import { listUtxosAscending, utxoLivesByNumbers } from "../queries/utxos.ts"
import type { PrimaryChain, StakerData } from "../rows.ts"
import type { BalanceGroup } from "../stored.ts"
import { BalanceGroups } from "./balance-groups.ts"
import type { ListedUtxo } from "./listed-utxo.ts"

const balancesAtOnce = 1000

/** The creation and consumption of a UTXO, under the column names of the query. */
interface UtxoLife {
  readonly number: number
  readonly key: Uint8Array
  readonly createdOn: number
  readonly consumedOn: number
  readonly assetId: Uint8Array
  readonly amount: Uint8Array
  readonly locktime: number
  readonly stakeableLocktime: number
  readonly staked: number
  readonly isTransfer: number
  /** Unix seconds; null while it is unspent. */
  readonly consumedAt: number | null
}

/**
 * The balances of addresses on a chain at a moment, after all blocks up to it: of each UTXO that was unspent then. The cost grows
 * with the number of UTXOs that the addresses ever had until then.
 *
 * @param moment - Unix seconds
 */
export async function readBalancesAt(
  connection: Connection,
  network: number,
  chain: PrimaryChain,
  addresses: readonly Uint8Array[],
  moment: number,
): Promise<readonly BalanceGroup[]> {
  const groups = new BalanceGroups()
  const counted = new Set<number>()
  for (const address of distinctBytes(addresses)) {
    for (const spent of [0, 1]) {
      for await (const numbers of numbersUntil(connection, network, { chain, address, spent }, moment)) {
        const fresh = numbers.filter((number) => !counted.has(number))
        for (const number of fresh) counted.add(number)
        const lives = await readBatch<UtxoLife>(connection, utxoLivesByNumbers, { network }, fresh)
        const there = lives.filter(
          ({ isTransfer, consumedAt }) => isTransfer === 1 && (consumedAt === null || consumedAt > moment),
        )
        const staked = await stakedAt(connection, network, there, moment)
        for (const life of there) groups.add({ ...life, staked: staked.has(life.number) }, uint64Of(life.amount), 1)
      }
    }
  }
  return groups.all()
}

/** The numbers of an address's UTXOs that were created until a moment, in batches. */
async function* numbersUntil(
  connection: Connection,
  network: number,
  { chain, address, spent }: { readonly chain: PrimaryChain; readonly address: Uint8Array; readonly spent: number },
  moment: number,
): AsyncGenerator<readonly number[]> {
  const last = eightBytes(Math.min(moment, Number.MAX_SAFE_INTEGER))
  const parameters = {
    network,
    chain: chainCode(chain),
    address,
    asset: emptyBytes,
    sort: utxoSort.timestamp,
    spent,
    leastOther: emptyBytes,
    limit: balancesAtOnce,
  }
  let after: { readonly sortKey: Uint8Array; readonly id: Uint8Array } = { sortKey: emptyBytes, id: emptyBytes }
  for (;;) {
    const page = await connection.all<ListedUtxo>(listUtxosAscending, {
      ...parameters,
      sortKey: after.sortKey,
      id: after.id,
    })
    const within = page.filter(({ sortKey }) => Buffer.compare(sortKey, last) <= 0)
    if (within.length > 0) yield within.map(({ number }) => number)
    const end = page.at(-1)
    if (end === undefined || page.length < balancesAtOnce || within.length < page.length) return
    after = end
  }
}

/**
 * The UTXOs that were staked at a moment: those that are staked now, and stakes that were returned later by the block that decided
 * about the staker.
 */
async function stakedAt(
  connection: Connection,
  network: number,
  lives: readonly UtxoLife[],
  moment: number,
): Promise<ReadonlySet<number>> {
  const staked = new Set(lives.filter((life) => life.staked === 1).map(({ number }) => number))
  const own = lives.filter((life) => life.staked !== 1 && isOfPlatform(life))
  const ids = distinctBytes(own.map(({ key }) => utxoOf(key).txId))
  const stakers = await readBatch<{ txId: Uint8Array; data: string }>(connection, stakerDataByIds, { network }, ids)
  const dataOf = new Map(stakers.map(({ txId, data }) => [textOf(txId), JSON.parse(data) as StakerData]))
  const decided = [...new Set([...dataOf.values()].flatMap(({ rewardTx }) => rewardTx ?? []))].map(parseId)
  const places = await readBatch<{ id: Uint8Array; timestamp: number }>(
    connection,
    transactionPlacesByIds,
    { network },
    decided,
  )
  const timeOf = new Map(places.map(({ id, timestamp }) => [textOf(id), timestamp]))
  for (const { key, number } of own) {
    const { txId, outputIndex } = utxoOf(key)
    const data = dataOf.get(textOf(txId))
    if (data?.rewardTx === undefined || !isStake(data, outputIndex)) continue
    if ((timeOf.get(textOf(parseId(data.rewardTx))) ?? 0) > moment) staked.add(number)
  }
  return staked
}

const isOfPlatform = ({ createdOn, consumedOn }: UtxoLife) => chainByCode(createdOn) === "P" && createdOn === consumedOn

/** Whether an output of a staking transaction is part of its stake; the stake follows the other outputs. */
function isStake({ more }: StakerData, outputIndex: number): boolean {
  const first = Number(more?.outputs ?? 0)
  return outputIndex >= first && outputIndex < first + Number(more?.stakes ?? 0)
}
