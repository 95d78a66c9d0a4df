import { formatId } from "@serac/chain"
import { createDatabase } from "@serac/kits/postgres"
import type { StakerRow } from "@serac/store"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { all, build, type House, now } from "../house.ts"
import { network, platformChainId } from "./fake-network.ts"
import { iceId, nodeText, subnetNumber, uptimeOf, validatorRows, writeHistory } from "./history.ts"
import { bech32, cb58, nodeId } from "./ids.ts"

let houses: readonly House[] = []

beforeAll(async () => {
  const url = await createDatabase(inject("postgresUrl"))
  const options = { chains: [], networks: [network] }
  houses = [await build(options), await build(options, { kind: "postgres", url })]
  for (const { store } of houses) {
    const writer = await store.openNetworkWriter(network.networkId)
    await writeHistory(writer)
    await writer.close()
  }
})

afterAll(async () => {
  for (const house of houses) await house.close()
})

const path = "/v1/networks/fuji"
const chain = (name: string) => `${path}/blockchains/${name}`
const both = `addresses=${bech32(1)},${bech32(2)}`

async function pagesOf({ service }: House, list: string, pageSize: number): Promise<readonly unknown[]> {
  const items: unknown[] = []
  const url = new URL(list, service.url)
  url.searchParams.set("pageSize", String(pageSize))
  for (;;) {
    const response = await fetch(url)
    const body = (await response.json()) as Record<string, unknown>
    expect([response.status, body.message]).toEqual([200, undefined])
    items.push(...(Object.values(body).find((member) => Array.isArray(member)) as unknown[]))
    if (body.nextPageToken === undefined) return items
    url.searchParams.set("pageToken", String(body.nextPageToken))
  }
}

test.each([
  [`${chain("p-chain")}/utxos?${both}`, 16],
  [`${chain("p-chain")}/utxos?${both}&includeSpent=true&sortBy=amount&sortOrder=asc`, 20],
  [`${chain("x-chain")}/utxos?${both}&includeSpent=true`, 52],
  [`${chain("x-chain")}/utxos?${both}&assetId=${cb58(iceId)}&sortBy=amount`, 6],
  [`${chain("x-chain")}/utxos?${both}&minUtxoAmount=4611686018427387904`, 25],
  [`${chain("c-chain")}/utxos?${both}&includeSpent=true`, 0],
  [`${chain("p-chain")}/transactions`, 24],
  [`${chain("p-chain")}/transactions?addresses=${bech32(1)}&txTypes=BaseTx,ExportTx&sortOrder=asc`, 8],
  [`${chain("x-chain")}/transactions?startTimestamp=${now - 999}&endTimestamp=${now - 990}`, 16],
  [`${chain("c-chain")}/transactions?txTypes=ExportTx`, 24],
  [`${chain("x-chain")}/assets/${cb58(iceId)}/transactions?txTypes=ImportTx`, 4],
  [`${chain("x-chain")}/assets/${network.avaxAssetId}/transactions`, 16],
  [`${chain("p-chain")}/blocks`, 24],
  [`${chain("x-chain")}/blocks?startTimestamp=${now - 998}&endTimestamp=${now - 995}`, 4],
  [`${path}/validators`, 30],
  [`${path}/validators/${nodeId(3)}`, 3],
  [`${path}/delegators?sortOrder=asc`, 24],
  [`${path}/delegators?rewardAddresses=${bech32(2)}&delegationStatus=active`, 4],
  [`${path}/delegators?nodeIds=${nodeId(3)},${nodeId(4)}`, 4],
  [`${path}/l1Validators`, 4],
  [`${path}/l1Validators?includeInactiveL1Validators=true&nodeId=${nodeId(1)}`, 3],
  [`${path}/subnets?sortOrder=asc`, 7],
  [`${path}/blockchains`, 7],
  [`${path}/rewards?addresses=${bech32(1)}`, 4],
  [`${path}/rewards?nodeIds=${nodeId(0)},${nodeId(1)}&sortOrder=asc`, 7],
  [`${path}/rewards:listPending?${both}`, 24],
])("%s has %d items, on pages of any size, from SQLite and from PostgreSQL", async (list, count) => {
  const [sqlite, postgresql] = houses as [House, House]
  const items = await pagesOf(sqlite, list, 100)
  expect(items).toHaveLength(count)
  expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(count)
  expect(await pagesOf(sqlite, list, 3)).toEqual(items)
  expect(await pagesOf(postgresql, list, 5)).toEqual(items)
})

test("single items and balances are the same from both", async () => {
  const ask = async (one: string) => {
    const answers = await Promise.all(houses.map(({ service }) => fetch(service.url + one)))
    const [sqlite, postgresql] = await Promise.all(answers.map((answer) => answer.json()))
    expect(postgresql).toEqual(sqlite)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    return sqlite as Record<string, unknown>
  }
  expect(await ask(`${chain("p-chain")}/transactions/${cb58(1_003)}`)).toMatchObject({ txHash: cb58(1_003) })
  expect(await ask(`${chain("x-chain")}/blocks/7`)).toMatchObject({ blockNumber: "7" })
  expect(await ask(`${chain("x-chain")}/assets/${cb58(iceId)}`)).toMatchObject({ name: 'Ice "core" 🧊' })
  expect(await ask(`${path}/subnets/${cb58(subnetNumber)}`)).toMatchObject({ blockchains: [{}, {}, {}] })
  expect(await ask(`${path}/blockchains/${cb58(900)}`)).toMatchObject({ blockchainName: "Chain 0", evmChainId: 43_000 })
  for (const name of ["p-chain", "x-chain", "c-chain"]) {
    expect(await ask(`${chain(name)}/balances?${both}`)).toMatchObject({ chainInfo: { chainName: name } })
  }
})

type Query = Partial<Parameters<House["client"]["listValidators"]>[0]>

const isActive = ({ status }: StakerRow) => status === "active"
const remaining = (row: StakerRow) => (isActive(row) ? Math.max(row.end - now, 0) : 0)
const fee = ({ delegationShares }: StakerRow) => (delegationShares ?? Number.NaN) / 10_000
const capacity = ({ delegationCapacity = 0n }: StakerRow) => delegationCapacity
const uptime = (row: StakerRow) => uptimeOf(validatorRows.indexOf(row)) ?? Number.NaN

/** What each filter lets pass, told as the requirement tells it (4.4). */
const filters: readonly (readonly [Query, (row: StakerRow) => boolean])[] = [
  [{}, () => true],
  [{ validationStatus: "removed" }, ({ status }) => status === "removed"],
  [{ subnetId: platformChainId }, ({ subnetId }) => formatId(subnetId) === platformChainId],
  [{ subnetId: cb58(subnetNumber) }, ({ subnetId }) => formatId(subnetId) === cb58(subnetNumber)],
  [{ nodeIds: [nodeId(3), nodeId(5).slice(-6)] }, (row) => [nodeId(3), nodeId(5)].includes(nodeText(row))],
  [{ minTimeRemaining: 20 }, (row) => remaining(row) >= 20],
  [{ maxTimeRemaining: 20, minTimeRemaining: 1 }, (row) => remaining(row) >= 1 && remaining(row) <= 20],
  [{ minFeePercentage: 2 }, (row) => fee(row) >= 2],
  [{ maxFeePercentage: 17 }, (row) => fee(row) <= 17],
  [{ minDelegationCapacity: String(2n ** 51n) }, (row) => capacity(row) >= 2n ** 51n],
  [{ maxDelegationCapacity: String(2n ** 51n) }, (row) => capacity(row) <= 2n ** 51n],
  [{ minUptimePerformance: 90 }, (row) => uptime(row) >= 90],
  [{ maxUptimePerformance: 90 }, (row) => uptime(row) <= 90],
]

test.each(filters)("validators that pass %o are those that should", async (query, isWanted) => {
  const wanted = validatorRows.filter(isWanted).map(({ txId }) => formatId(txId))
  expect(wanted.length).toBeGreaterThan(0)
  for (const { client } of houses) {
    const found = await all(client.listValidators({ network: "fuji", pageSize: 9, ...query }))
    expect(found.map(({ txHash }) => txHash).sort()).toEqual(wanted.sort())
  }
})

/** What each sort compares; of those that are not active nothing remains, and whose uptime nobody measured are last. */
const sorts: readonly (readonly [
  NonNullable<Query["sortBy"]>,
  (row: StakerRow, direction: number) => number | bigint,
])[] = [
  ["blockIndex", ({ height }) => height],
  ["delegationCapacity", capacity],
  ["timeRemaining", (row) => (isActive(row) ? row.end : 0)],
  ["delegationFee", ({ delegationShares = 0 }) => delegationShares],
  ["uptimePerformance", (row, direction) => uptimeOf(validatorRows.indexOf(row)) ?? direction * 101],
]

test.each(
  sorts.flatMap(([sortBy, value]) => (["asc", "desc"] as const).map((order) => [sortBy, order, value] as const)),
)(
  "validators by %s, %s, are in order and break ties by block in the same direction",
  async (sortBy, sortOrder, value) => {
    const onPrimary = validatorRows.filter(({ subnetId }) => formatId(subnetId) === platformChainId)
    const direction = sortOrder === "asc" ? 1 : -1
    const compare = (one: StakerRow, other: StakerRow) => {
      const [left, right] = [value(one, direction), value(other, direction)]
      if (left !== right) return left < right ? -direction : direction
      return direction * (one.height - other.height || one.index - other.index)
    }
    const wanted = onPrimary.toSorted(compare).map(({ txId }) => formatId(txId))
    for (const { client } of houses) {
      const listing = client.listValidators({
        network: "fuji",
        subnetId: platformChainId,
        sortBy,
        sortOrder,
        pageSize: 9,
      })
      expect((await all(listing)).map(({ txHash }) => txHash)).toEqual(wanted)
    }
  },
)
