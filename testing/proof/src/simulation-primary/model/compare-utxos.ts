import { encodePChainUtxo, encodeXChainUtxo, formatHex, utxoId, type XChainState } from "@serac/chain"
import type { BalanceGroup, NetworkReader, StoredUtxo } from "@serac/store"
import { readAll } from "../../simulation/checks/pages.ts"
import type { Random } from "../../simulation/random.ts"
import { hexOf } from "../world/bytes.ts"
import { type ChainAlias, type Coin, coinAmount, coinOwners, isTransfer, stakeableUntil } from "../world/coins.ts"
import { personAt } from "../world/people.ts"
import type { ChainHeights, World } from "../world/world.ts"
import { failUnlessSame } from "./same.ts"

/** The outputs that exist at the stored heights, by owner and by the chain on which they can be consumed. */
export function coinsOf(world: World, heights: ChainHeights, chain: ChainAlias, address: Uint8Array): readonly Coin[] {
  const key = hexOf(address)
  return [...world.coins.all.values()].filter(
    (coin) =>
      coin.home === chain &&
      coin.made.height <= heights[coin.made.chain] &&
      coinOwners(coin).addresses.some((owner) => hexOf(owner) === key),
  )
}

const isSpent = ({ spent }: Coin, heights: ChainHeights): boolean =>
  spent !== undefined && spent.height <= heights[spent.chain]

/** The expected stored form of an output. */
function expectedUtxo(coin: Coin, heights: ChainHeights) {
  const { txID, outputIndex, made, home, spent, reward } = coin
  return {
    id: utxoId(txID, outputIndex),
    createdOn: made.chain,
    consumedOn: home,
    timestamp: made.timestamp,
    amount: coinAmount(coin),
    bytes: coinUtxoBytes(coin),
    reward,
    consumption:
      spent && isSpent(coin, heights)
        ? {
            consumingTx: spent.txID,
            height: spent.height,
            timestamp: spent.timestamp,
            credentials: spent.chain === "P" ? undefined : credentialsOf(spent.signatures),
          }
        : undefined,
  }
}

function coinUtxoBytes({ txID, outputIndex, assetID, output, made, home }: Coin): string {
  const place = { txID, outputIndex, assetID }
  if (made.chain === "P" || home === "P" || output.type === "stakeable.LockOut")
    return formatHex(
      encodePChainUtxo({ ...place, output: output as Parameters<typeof encodePChainUtxo>[0]["output"] }),
      "hexnc",
    )
  return formatHex(encodeXChainUtxo({ ...place, output: output as XChainState }), "hexnc")
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64")

const credentialsOf = (signatures: NonNullable<Coin["spent"]>["signatures"]): string =>
  JSON.stringify(
    signatures.map(({ signature, signer }) => ({
      signature: base64(signature),
      publicKey: base64(personAt(signer).publicKey),
    })),
  )

/** The stored form of the same output. */
function foundUtxo({
  id,
  createdOn,
  consumedOn,
  timestamp,
  amount,
  platformFragment,
  fragment,
  consumption,
}: StoredUtxo) {
  const shown = (consumedOn === "P" ? platformFragment : fragment) ?? fragment ?? platformFragment ?? ""
  const { credentials, consumingTx, height, timestamp: at } = consumption ?? {}
  return {
    id,
    createdOn,
    consumedOn,
    timestamp,
    amount,
    bytes: /"utxoBytes":"(\w+)"/.exec(shown)?.[1],
    reward: /"rewardType":"(\w+)"/.exec(shown)?.[1],
    consumption: consumption && { consumingTx, height, timestamp: at, credentials },
  }
}

const byID = ({ id: one }: { readonly id: Uint8Array }, { id: other }: { readonly id: Uint8Array }) =>
  Buffer.compare(one, other)

/** Compares all UTXOs of an address on a chain, spent and unspent, with pages of any size. */
export async function compareStoredUtxos(
  reader: NetworkReader,
  world: World,
  heights: ChainHeights,
  chain: ChainAlias,
  address: Uint8Array,
  random: Random,
): Promise<void> {
  const includeSpent = random.chance(0.7)
  const sortBy = random.pick(["timestamp", "amount"] as const)
  const order = random.pick(["asc", "desc"] as const)
  const filter = { chain, addresses: [address], includeSpent, sortBy, order }
  const cursorOf = ({ id, timestamp, amount }: StoredUtxo) =>
    [String(sortBy === "timestamp" ? timestamp : amount), hexOf(id)] as const
  const found = await readAll(random, cursorOf, (range) => reader.utxos(filter, range))
  const coins = coinsOf(world, heights, chain, address).filter((coin) => includeSpent || !isSpent(coin, heights))
  failUnlessSame(
    `UTXOs of ${hexOf(address)} on ${chain}`,
    found.map(foundUtxo).sort(byID),
    coins.map((coin) => expectedUtxo(coin, heights)).sort(byID),
  )
}

const safe = (value: bigint) => Number(value < 2n ** 53n - 1n ? value : 2n ** 53n - 1n)

/** Compares the final joint holdings of addresses, by terms. */
export async function compareBalances(
  reader: NetworkReader,
  world: World,
  chain: ChainAlias,
  addresses: readonly Uint8Array[],
): Promise<void> {
  const coins = new Set(addresses.flatMap((address) => coinsOf(world, world.last, chain, address)))
  const groups = new Map<string, { amount: bigint; utxoCount: number }>()
  for (const coin of coins) {
    if (coin.spent || !isTransfer(coin)) continue
    const { locktime } = coinOwners(coin)
    const key = [hexOf(coin.assetID), coin.made.chain, safe(locktime), safe(stakeableUntil(coin)), coin.isStaked].join(
      " ",
    )
    const group = groups.get(key) ?? { amount: 0n, utxoCount: 0 }
    groups.set(key, { amount: group.amount + coinAmount(coin), utxoCount: group.utxoCount + 1 })
  }
  const found = (await reader.balances(chain, addresses)).map(
    ({ assetId, createdOn, locktime, stakeableLocktime, staked, ...sum }: BalanceGroup) => {
      return [[hexOf(assetId), createdOn, locktime, stakeableLocktime, staked].join(" "), sum] as const
    },
  )
  const sorted = (list: readonly (readonly [string, object])[]) =>
    list.toSorted(([one], [other]) => (one < other ? -1 : 1))
  failUnlessSame(`balances on ${chain}`, sorted(found), sorted([...groups]))
}

/** Compares the outputs that are staked at the end. */
export async function compareStakes(
  reader: NetworkReader,
  world: World,
  address: Uint8Array,
  random: Random,
): Promise<void> {
  const filter = { chain: "P", addresses: [address], includeSpent: false, sortBy: "timestamp", order: "asc" } as const
  const cursorOf = ({ id, timestamp }: StoredUtxo) => [String(timestamp), hexOf(id)] as const
  const found = await readAll(random, cursorOf, (range) => reader.utxos(filter, range))
  const coins = coinsOf(world, world.last, "P", address).filter(({ spent }) => !spent)
  const stakes = coins.map(({ txID, outputIndex, isStaked }) => ({ id: utxoId(txID, outputIndex), staked: isStaked }))
  failUnlessSame("stakes", found.map(({ id, staked }) => ({ id, staked })).sort(byID), stakes.sort(byID))
}

/** The unspent outputs of an address on P at the end. */
export const unspentOf = (world: World, address: Uint8Array): readonly Coin[] =>
  coinsOf(world, world.last, "P", address).filter(({ spent }) => !spent)

/** An output's ID and amount. */
export const coinEntry = (coin: Coin): readonly [string, bigint] => [
  hexOf(utxoId(coin.txID, coin.outputIndex)),
  coinAmount(coin),
]
