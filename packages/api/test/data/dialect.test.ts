import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import document from "@serac/data/openapi.json" with { type: "json" }
import type { RunningService } from "@serac/server/http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Dialect, startDataService } from "../../src/data/index.ts"
import { checksumAddress } from "../../src/data/render/address.ts"
import { FakeNode } from "./balances/node.ts"
import { build, chains, type House, now } from "./house.ts"
import { contract, Ledger, nobody, wallet, word } from "./ledger.ts"

const chainId = "43112"
const [cores, coins] = [contract(1), contract(2)]
const dialects: readonly Dialect[] = ["serac", "public"]

let house: House
const node = new FakeNode()
let services: readonly RunningService[]

beforeAll(async () => {
  house = await build()
  const { store, clock, folder } = house
  const ledger = new Ledger(chainId)
  const writer = await house.write(
    chainId,
    ledger.block(now - 60),
    ledger.block(now - 50, [
      {
        transfers: [
          { standard: 721, token: cores, from: nobody, to: wallet(1), moves: [{ tokenId: 1n }] },
          { standard: 721, token: cores, from: nobody, to: wallet(1), moves: [{ tokenId: 2n }] },
          { standard: 721, token: cores, from: nobody, to: wallet(1), moves: [{ tokenId: 3n }] },
          { standard: 20, token: coins, from: nobody, to: wallet(1), moves: [{ value: 5n }] },
        ],
      },
    ]),
  )
  await writer.saveContracts([
    { address: cores, ercType: "ERC-721", name: "Ice Cores", symbol: "ICE", attempts: 0 },
    { address: coins, ercType: "ERC-20", name: "Coins", symbol: "C", decimals: 6, attempts: 0 },
  ])
  const read = (tokenId: number, metadata: string) =>
    ({ contract: cores, tokenId: word(tokenId), tokenUri: "data:,", metadata, attempts: 0 }) as const
  await writer.saveTokens([
    read(1, '{"indexStatus":"indexed","name":"indexed \\ud83e\\uddca","attributes":"[{\\"price\\":\\"1\\"}]"}'),
    read(2, '{"indexStatus":"INVALID_METADATA"}'),
  ])
  const tokenList = join(folder, "tokens.json")
  const resourceLinks = { Forum: "https://example.com/forum", Github: "https://example.com/git" }
  await writeFile(
    tokenList,
    JSON.stringify({
      name: "Tests",
      timestamp: "2026-11-21T00:00:00Z",
      tokens: [
        {
          ...{ chainId: Number(chainId), address: cores, name: "Ice Cores", symbol: "ICE", decimals: 0 },
          extensions: { resourceLinks },
        },
      ],
    }),
  )
  const prices = join(folder, "prices.json")
  await writeFile(prices, JSON.stringify({ [chainId]: { [coins]: { usd: "0.9987" } } }))
  node.others = 7n
  const nodes = { fetch: node.fetch }
  const tokenLists = [tokenList]
  const common = {
    store,
    chains,
    prices,
    nodes,
    tokenLists,
    clock: () => clock.now * 1000,
    checkResponses: true,
    port: 0,
  }
  services = await Promise.all(dialects.map((dialect) => startDataService({ ...common, dialect })))
})

afterAll(async () => {
  for (const service of services) await service.close()
  await house.close()
})

/** What our own dialect answers, and what the public one does. */
async function both(path: string): Promise<readonly unknown[]> {
  return Promise.all(
    services.map(async ({ url }) => {
      const response = await fetch(url + path)
      return { status: response.status, body: await response.json() }
    }),
  )
}

test("the result of indexing an NFT is in upper case in the public dialect, and nothing else of it changes", async () => {
  const core = (tokenId: string, metadata: object, tokenUri = "data:,") => ({
    address: checksumAddress(cores),
    name: "Ice Cores",
    symbol: "ICE",
    ercType: "ERC-721",
    tokenId,
    tokenUri,
    metadata,
    ownerAddress: checksumAddress(wallet(1)),
  })
  const answer = (indexed: string) => ({
    status: 200,
    body: {
      tokens: [
        core("1", { indexStatus: indexed, name: "indexed 🧊", attributes: '[{"price":"1"}]' }),
        core("2", { indexStatus: "INVALID_METADATA" }),
        core("3", { indexStatus: "UNINDEXED" }, ""),
      ],
    },
  })
  const found = await both(`/v1/chains/${chainId}/nfts/collections/${cores}/tokens`)
  expect(found).toEqual([answer("indexed"), answer("INDEXED")])
})

test("a price is a number in the public dialect", async () => {
  const tokens = (await both(`/v1/chains/${chainId}/tokens/${coins}/transfers`)).map(
    (answer) =>
      (answer as { readonly body: { readonly transfers: readonly { erc20Token: object }[] } }).body.transfers[0],
  )
  const token = (value: unknown) => ({
    address: checksumAddress(coins),
    name: "Coins",
    symbol: "C",
    decimals: 6,
    ercType: "ERC-20",
    price: { currencyCode: "usd", value },
  })
  expect(tokens.map((transfer) => transfer?.erc20Token)).toEqual([token("0.9987"), token(0.9987)])
  expect({ ...tokens[1], erc20Token: {} }).toEqual({ ...tokens[0], erc20Token: {} })
})

test("prices and values of balances are numbers in the public dialect", async () => {
  const answer = (price: unknown, value: unknown) => ({
    status: 200,
    body: {
      nativeTokenBalance: {
        name: "Ice",
        symbol: "ICE",
        decimals: 18,
        logoUri: "https://example.com/ice.png",
        chainId,
        balance: "7",
      },
      erc20TokenBalances: [
        {
          address: checksumAddress(coins),
          name: "Coins",
          symbol: "C",
          decimals: 6,
          ercType: "ERC-20",
          tokenReputation: null,
          chainId,
          balance: "5",
          price: { currencyCode: "usd", value: price },
          balanceValue: { currencyCode: "usd", value },
          balanceSource: "events",
        },
      ],
    },
  })
  const found = await both(`/v1/chains/${chainId}/addresses/${wallet(1)}/balances:listErc20`)
  expect(found).toEqual([answer("0.9987", "0.0000049935"), answer(0.9987, 0.0000049935)])
})

test("a list of balances without the native one is a 503 in the public dialect, whose lists always have it", async () => {
  const unavailable = {
    status: 503,
    body: {
      message: `the native balance at block 1 of chain ${chainId} is not known now, since no node of the chain answers`,
      statusCode: 503,
      error: "Service Unavailable",
    },
  }
  node.isDown = true
  for (const [verb, member] of [
    ["listErc20", "erc20TokenBalances"],
    ["listErc721", "erc721TokenBalances"],
    ["listErc1155", "erc1155TokenBalances"],
  ] as const) {
    const path = `/v1/chains/${chainId}/addresses/${wallet(2)}/balances:${verb}`
    expect(await both(path)).toEqual([{ status: 200, body: { [member]: [] } }, unavailable])
  }
  node.isDown = false
})

test("a list of balances of a chain without a node is a 503 for good in the public dialect", async () => {
  const [{ rpcUrls: _, ...chain } = expect.fail("there is no chain")] = chains
  const { store } = house
  const service = await startDataService({ store, chains: [{ ...chain, rpcUrls: [] }], dialect: "public", port: 0 })
  const response = await fetch(`${service.url}/v1/chains/${chainId}/addresses/${wallet(1)}/balances:listErc20`)
  const told = [response.status, response.headers.get("x-should-retry"), (await response.json()).message]
  await service.close()
  expect(told).toEqual([
    503,
    "false",
    `native balances of chain ${chainId} are not known, since this service has no RPC URL of it`,
  ])
})

test("links of kinds that the hosted service does not have are left out in the public dialect", async () => {
  const answer = (...resourceLinks: object[]) => ({
    status: 200,
    body: { address: checksumAddress(cores), name: "Ice Cores", symbol: "ICE", ercType: "ERC-721", resourceLinks },
  })
  const [forum, git] = [
    { type: "Forum", url: "https://example.com/forum" },
    { type: "Github", url: "https://example.com/git" },
  ]
  const found = await both(`/v1/chains/${chainId}/addresses/${cores}`)
  expect(found).toEqual([answer(forum, git), answer(git)])
})

test("a reindex is a 201 in the public dialect", async () => {
  const answers = services.map(async ({ url }, at) => {
    const path = `/v1/chains/${chainId}/nfts/collections/${cores}/tokens/${at + 1}:reindex`
    const response = await fetch(url + path, { method: "POST" })
    return { status: response.status, body: await response.text() }
  })
  expect(await Promise.all(answers)).toEqual([
    { status: 200, body: "" },
    { status: 201, body: "" },
  ])
})

test("errors are the same in both dialects", async () => {
  for (const path of ["/v1/chains/1", `/v1/chains/${chainId}/blocks/99`, "/v1/chains?size=1", "/v1/apiUsageMetrics"]) {
    const [own, other] = await both(path)
    expect(other).toEqual(own)
  }
})

test("the served document is that of the dialect", async () => {
  const documents = (await both("/openapi.json")).map((answer) => {
    const { paths, components } = (answer as { readonly body: AnyDocument }).body
    const reindex = "/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex"
    return {
      price: components.schemas.Price?.properties.value,
      reindexed: Object.keys(paths[reindex]?.post?.responses ?? {}).filter((status) => status.startsWith("2")),
    }
  })
  expect(documents).toEqual([
    { price: expect.objectContaining({ anyOf: [{ type: "string" }, { type: "number" }] }), reindexed: ["200", "201"] },
    { price: expect.objectContaining({ type: "number" }), reindexed: ["201"] },
  ])
})

test.each(document["x-unserved"])(
  "$method $path of the hosted service is a 503 in both dialects",
  async (operation) => {
    const { method, path } = operation
    for (const { url } of services) {
      const response = await fetch(url + path.replaceAll(/\{[^{}]+\}/g, "1"), { method })
      const { message, ...body } = (await response.json()) as { readonly message: unknown }
      expect([response.status, response.headers.get("x-should-retry"), body]).toEqual([
        503,
        "false",
        { statusCode: 503, error: "Service Unavailable" },
      ])
      expect(String(message)).toContain(`${method} ${path} is not served here`)
    }
  },
)

interface AnyDocument {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: object; readonly "x-unserved"?: string }>>>
  >
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly properties: Readonly<Record<string, object>> }>>
  }
}
