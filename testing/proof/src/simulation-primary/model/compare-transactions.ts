import type { NetworkReader, StoredNetworkTransaction } from "@serac/store"
import { readAll } from "../../simulation/checks/pages.ts"
import type { Random } from "../../simulation/random.ts"
import type { MadeTransaction } from "../world/block.ts"
import { hexOf } from "../world/bytes.ts"
import { type ChainAlias, type Coin, coinOwners } from "../world/coins.ts"
import type { World } from "../world/world.ts"
import { failUnlessSame } from "./same.ts"

const cursorOf = ({ height, index }: StoredNetworkTransaction) => [height, index] as const
const comparableTransaction = ({ chain, height, index, id, type }: StoredNetworkTransaction | MadeTransaction) => {
  return { chain, height, index, id, type }
}
const byNewest = (one: MadeTransaction, other: MadeTransaction) => other.height - one.height || other.index - one.index

/** All transactions of a chain up to a height, newest first. */
export const transactionsOf = ({ blocks }: World, chain: ChainAlias, height: number): readonly MadeTransaction[] =>
  blocks[chain]
    .slice(0, height + 1)
    .flatMap(({ transactions }) => transactions)
    .sort(byNewest)

/** The list of a chain's transactions, by any pages. */
export async function compareTransactions(
  reader: NetworkReader,
  world: World,
  chain: ChainAlias,
  height: number,
  random: Random,
): Promise<void> {
  const found = await readAll(random, cursorOf, (range) => reader.transactions({ chain, order: "desc" }, range))
  failUnlessSame(
    `transactions of ${chain}`,
    found.map(comparableTransaction),
    transactionsOf(world, chain, height).map(comparableTransaction),
  )
}

/** The transactions of an address: those that consume its UTXOs, pay it or name it. */
export async function compareConcerned(
  reader: NetworkReader,
  world: World,
  chain: ChainAlias,
  address: Uint8Array,
  random: Random,
): Promise<void> {
  const key = hexOf(address)
  const is = (other: Uint8Array) => hexOf(other) === key
  const owns = (coin: Coin) => coinOwners(coin).addresses.some(is)
  const filter = { chain, addresses: [address], order: "desc" } as const
  const found = await readAll(random, cursorOf, (range) => reader.transactions(filter, range))
  const all = transactionsOf(world, chain, world.last[chain])
  const expected = all.filter(({ spent, made, named }) => spent.some(owns) || made.some(owns) || named.some(is))
  failUnlessSame(
    `transactions of ${chain} that ${key} has to do with`,
    found.map(comparableTransaction),
    expected.map(comparableTransaction),
  )
}

/** The transactions that move or make an asset on X. */
export async function compareAsset(
  reader: NetworkReader,
  world: World,
  assetID: Uint8Array,
  random: Random,
): Promise<void> {
  const key = hexOf(assetID)
  const filter = { chain: "X", assetId: assetID, order: "desc" } as const
  const found = await readAll(random, cursorOf, (range) => reader.transactions(filter, range))
  const all = transactionsOf(world, "X", world.last.X)
  const expected = all.filter(({ assets }) => assets.some((one) => hexOf(one) === key))
  failUnlessSame(`transactions of asset ${key}`, found.map(comparableTransaction), expected.map(comparableTransaction))
}

/** Compares a transaction, the UTXOs that it consumed and all that it created. */
export async function compareTransaction(reader: NetworkReader, world: World, made: MadeTransaction): Promise<void> {
  const stored = await reader.transaction(made.id)
  const emitted = world.madeBy(made.id)
  const keys = (list: readonly { readonly outputIndex: number }[]) =>
    list.map((one) => [hexOf("txId" in one ? (one.txId as Uint8Array) : (one as Coin).txID), one.outputIndex].join(":"))
  failUnlessSame(
    `transaction ${made.chain} ${made.height}/${made.index}`,
    [stored && comparableTransaction(stored), keys(stored?.consumed ?? []), keys(stored?.emitted ?? [])],
    [comparableTransaction(made), keys(made.spent), keys(emitted)],
  )
}
