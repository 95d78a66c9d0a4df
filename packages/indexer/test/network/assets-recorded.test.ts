import { formatAddress, formatId, parseAddress } from "@serac/chain"
import type { PrimaryChain, UtxoRow } from "@serac/store"
import { beforeAll, expect, test } from "vitest"
import { FakeNetworkNode } from "./fake-network-node.ts"
import type { MemoryNetworkWriter } from "./memory-network-writer.ts"
import { runNetworkHouse } from "./network-house.ts"
import { type Answer, platformAnswers, recordedNetwork } from "./primary-fixtures.ts"
import { assetAnswers } from "./recorded-chains.ts"

// When the recorded node was called, in Unix seconds: the last blocks of its chains are not newer.
const askedAt = 1_795_239_300
const { xChainId, cChainId } = recordedNetwork
const aliases: Readonly<Record<string, PrimaryChain>> = { P: "P", X: "X", C: "C", [xChainId]: "X", [cChainId]: "C" }

let writer: MemoryNetworkWriter

beforeAll(async () => {
  const node = new FakeNetworkNode()
  const house = runNetworkHouse([node])
  await house.synced(node)
  await house.stop()
  writer = house.writer
})

const answersTo = (...methods: readonly string[]) =>
  [...assetAnswers, ...platformAnswers].filter(({ method }) => methods.includes(method))
const chainOf: Readonly<Record<string, PrimaryChain>> = { avm: "X", avax: "C", platform: "P" }
const bytesOf = ({ fragment, platformFragment = "" }: UtxoRow) =>
  /"utxoBytes":"(0x[0-9a-f]+)"/.exec(fragment ?? platformFragment)?.[1]

/** The UTXOs of addresses on a chain that were created on a chain. */
function unspent(addresses: readonly string[], consumedOn: PrimaryChain, createdOn: PrimaryChain): readonly UtxoRow[] {
  const found = addresses.flatMap((address) => [
    ...writer.unspentOf(parseAddress(address).bytes, consumedOn, createdOn),
  ])
  return [...new Map(found).values()]
}

test("every address owns what the recorded node said, on each chain, and of exports to it by their source", () => {
  const asked = answersTo("avm.getUTXOs", "avax.getUTXOs", "platform.getUTXOs").filter(
    ({ params }) => !params.limit && !params.startIndex,
  )
  const seen = asked.map(({ method, params, result }: Answer) => {
    const chain = chainOf[method.split(".")[0] as string] as PrimaryChain
    const rows = unspent(params.addresses, chain, aliases[params.sourceChain || chain] as PrimaryChain)
    // The UTXO without its checksum.
    const said = result.utxos.map((utxo: string) => utxo.slice(0, -8))
    return { params, own: rows.map(bytesOf).sort(), said: said.sort() }
  })
  expect(seen.map(({ params, own }) => ({ params, utxos: own }))).toEqual(
    seen.map(({ params, said }) => ({ params, utxos: said })),
  )
  const addresses = new Set(seen.flatMap(({ params }) => params.addresses))
  expect(addresses.size).toBeGreaterThanOrEqual(16)
  expect(seen.filter(({ said }) => said.length > 0).length).toBeGreaterThan(10)
})

/** The balance as a node computes it: by default the amount that the address can spend alone and now. */
function balanceOf(address: string, assetId: string | undefined, includePartial: boolean): ReadonlyMap<string, bigint> {
  const balances = new Map<string, bigint>()
  for (const row of unspent([address], "X", "X")) {
    const asset = formatId(row.assetId)
    const isOwn = row.addresses.length === 1 && row.locktime <= askedAt
    if (!row.isTransfer || !(isOwn || includePartial) || (assetId !== undefined && asset !== assetId)) continue
    balances.set(asset, (balances.get(asset) ?? 0n) + row.amount)
  }
  return balances
}

const idOf = (asset: string) => (asset === "AVAX" ? recordedNetwork.avaxAssetId : asset)

test("every balance is what the recorded node said", () => {
  const single = answersTo("avm.getBalance").filter(({ params }) => params.address.startsWith("X-"))
  expect(single.length).toBeGreaterThan(40)
  for (const { params, result } of single) {
    const asset = idOf(params.assetID)
    const own = balanceOf(params.address, asset, params.includePartial === true).get(asset) ?? 0n
    expect({ params, balance: String(own) }).toEqual({ params, balance: result.balance })
  }
  const all = answersTo("avm.getAllBalances").filter(({ params }) => params.address.startsWith("X-"))
  expect(all.length).toBeGreaterThan(10)
  for (const { params, result } of all) {
    const own = [...balanceOf(params.address, undefined, params.includePartial === true)]
    const said = result.balances.map(({ asset, balance }: { asset: string; balance: string }) => [
      idOf(asset),
      BigInt(balance),
    ])
    expect({ params, balances: own.sort() }).toEqual({ params, balances: said.sort() })
  }
})

test("every asset is described as the recorded node described it", () => {
  const asked = answersTo("avm.getAssetDescription")
  expect(asked.length).toBeGreaterThan(3)
  for (const { result } of asked) {
    const row = [...writer.assetRows.values()].find(({ assetId }) => formatId(assetId) === result.assetID)
    expect({
      assetID: row && formatId(row.assetId),
      name: row?.name,
      symbol: row?.symbol,
      denomination: String(row?.denomination),
    }).toEqual(result)
  }
})

test("no input is left whose UTXO is not known, and every consumption shows who signed", async () => {
  expect(await writer.unresolved(100)).toEqual([])
  for (const row of writer.consumptions.values()) {
    const { credentials } = row
    const utxo = (await writer.utxos([row]))[0]
    if (credentials === undefined) continue
    const signed: readonly { signature: string; publicKey: string }[] = JSON.parse(credentials)
    expect(signed).toEqual(
      Array.from({ length: utxo?.threshold ?? 0 }, () => ({
        signature: expect.stringMatching(/^[A-Za-z0-9+/]{87}=$/),
        publicKey: expect.stringMatching(/^[A-Za-z0-9+/]{44}$/),
      })),
    )
  }
  expect([...writer.consumptions.values()].filter(({ credentials }) => credentials).length).toBeGreaterThan(60)
})

test("addresses are shown without a chain", () => {
  const [row] = writer.utxoRows.values()
  const [address] = row?.addresses ?? []
  expect(row?.platformFragment ?? row?.fragment).toContain(`"${formatAddress(address as Uint8Array, "custom")}"`)
})
