import { getUtxosByAddressesV2, listUtxos } from "@serac/data"
import { worth } from "../expect/names.ts"
import { exchangeUtxo, platformUtxo } from "../expect/utxos.ts"
import { type ChainAlias, chains, isStaked, isUnspent, type Utxo } from "../oracle/utxo.ts"
import { fromCb58 } from "../recording/text.ts"
import { comparedNetwork, type Proof, paged, sampledItems } from "./ask.ts"

const utxosAspect = "4.5 UTXOs"
export const aliases: Readonly<Record<ChainAlias, string>> = { P: "p-chain", X: "x-chain", C: "c-chain" }

/** Compares the UTXOs of every owner on every chain, by every filter and sort, and of addresses without UTXOs. */
export async function proveUtxos(proof: Proof): Promise<void> {
  for (const chain of chains) await compareUtxosOf(proof, chain)
}

async function compareUtxosOf(proof: Proof, chain: ChainAlias): Promise<void> {
  const { world, expected, stack } = proof
  const { names, credentials } = expected
  const own = [...world.utxos.values()].filter(({ consumedOn }) => consumedOn === chain)
  const items = new Map(
    own.map((utxo) => [
      utxo,
      chain === "P" ? platformUtxo(utxo, world, names) : exchangeUtxo(utxo, names, credentials),
    ]),
  )
  const owners = [...new Set(own.flatMap(({ output }) => output.owners)), "00".repeat(20)]
  const ask = (
    of: readonly string[],
    query: UtxosQuery,
    sizes?: readonly number[],
    prefix = "",
    by = aliases[chain],
  ) => {
    const wanted = select(own, world, new Set(of), query).map((utxo) => items.get(utxo))
    const addresses = of.map((owner) => `${prefix}${names.address(owner)}`)
    const where = `${by} ${of.length === 1 ? addresses : "everybody"} ${JSON.stringify(query)}`
    const list = (pageSize: number) =>
      listUtxos(stack.data, {
        network: sizes ? comparedNetwork : "fuji",
        blockchainId: by,
        addresses,
        pageSize,
        ...query,
      })
    return paged(proof, utxosAspect, where, wanted, list, sizes)
  }
  for (const owner of sampledItems(proof, owners, 2)) {
    await ask([owner], { includeSpent: true }, undefined, "X-")
    if (proof.thorough) await ask([owner], {})
  }
  for (const owner of sampledItems(proof, owners, owners.length)) {
    for (const query of sorts) await ask([owner], query, [13], "P-")
    for (const query of filtersOf(own, [owner], chain)) await ask([owner], query, [7])
  }
  await ask(owners, {}, [1, 7, 100])
  for (const query of [{ includeSpent: true }, ...sorts, ...filtersOf(own, owners, chain)]) await ask(owners, query)
  await ask(owners, {}, [100], "", names.chainIds[chain])
  for (const query of [{}, { includeSpent: true, sortBy: "amount", sortOrder: "asc" }] as const) {
    const wanted = select(own, world, new Set(owners), query).map((utxo) => items.get(utxo))
    const body = { addresses: owners.map((owner) => `P-${names.address(owner)}`).join() }
    const blockchainId = aliases[chain]
    const list = (pageSize: number) =>
      getUtxosByAddressesV2(stack.data, { network: comparedNetwork, blockchainId, body, pageSize, ...query })
    await paged(proof, "UTXOs of many", `${chain} ${JSON.stringify(query)}`, wanted, list, [97, 1024])
  }
}

interface UtxosQuery {
  readonly includeSpent?: boolean
  readonly minUtxoAmount?: number
  readonly assetId?: string
  readonly sortBy?: "timestamp" | "amount"
  readonly sortOrder?: "asc" | "desc"
}

const sorts: readonly UtxosQuery[] = (["timestamp", "amount"] as const).flatMap((sortBy) =>
  (["asc", "desc"] as const).map((sortOrder) => ({ sortBy, sortOrder, includeSpent: true })),
)

function select(
  own: readonly Utxo[],
  { heights }: Proof["world"],
  owners: ReadonlySet<string>,
  query: UtxosQuery,
): readonly Utxo[] {
  const { includeSpent = false, minUtxoAmount = 0, assetId, sortBy = "timestamp", sortOrder = "desc" } = query
  const sign = sortOrder === "asc" ? 1 : -1
  const rank = (utxo: Utxo) => (sortBy === "amount" ? worth(utxo.output) : BigInt(utxo.made.timestamp))
  return own
    .filter(({ output }) => output.owners.some((owner) => owners.has(owner)))
    .filter((utxo) => includeSpent || isUnspent(utxo, heights) || isStaked(utxo, heights))
    .filter(({ output, assetID }) => worth(output) >= BigInt(minUtxoAmount) && (!assetId || assetID === assetId))
    .sort((one, other) => {
      const [a, b] = [rank(one), rank(other)]
      return sign * (a < b ? -1 : a > b ? 1 : Buffer.compare(fromCb58(one.id), fromCb58(other.id)))
    })
}

/** Filters by the exact amount of one UTXO, by an amount above all of them, and on the X-Chain by each asset. */
function filtersOf(own: readonly Utxo[], owners: readonly string[], chain: ChainAlias): readonly UtxosQuery[] {
  const held = own.filter(({ output }) => output.owners.some((owner) => owners.includes(owner)))
  const amounts = held.map(({ output }) => worth(output)).filter((amount) => amount < 2n ** 53n)
  const sorted = amounts.sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  const middle = sorted[Math.floor(sorted.length / 2)]
  const assets = chain === "X" ? [...new Set(held.map(({ assetID }) => assetID))] : []
  return [
    ...(middle === undefined ? [] : [{ minUtxoAmount: Number(middle) }, { minUtxoAmount: Number(sorted.at(-1)) + 1 }]),
    ...assets.map((assetId) => ({ assetId, includeSpent: true })),
  ]
}
