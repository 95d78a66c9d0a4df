import { STATUS_CODES } from "node:http"
import { givenText } from "@serac/server/http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { checksumAddress } from "../../src/data/render/address.ts"
import { all, build, type House, now } from "./house.ts"
import { contract, Ledger, nobody, wallet, word } from "./ledger.ts"

const ledger = new Ledger("43112")
const chainId = "43112"
const [cores, shards] = [contract(1), contract(2)]
const largest = 2n ** 256n - 1n

let house: House

beforeAll(async () => {
  house = await build()
  const mint = (token: typeof cores, standard: 721 | 1155, tokenId: bigint) =>
    ({ standard, token, from: nobody, to: wallet(1), moves: [{ tokenId }] }) as const
  const writer = await house.write(
    chainId,
    ledger.block(now - 60),
    ledger.block(now - 50, [
      { transfers: [largest, 0n, 10n, 9n].map((tokenId) => mint(cores, 721, tokenId)) },
      { transfers: [mint(shards, 1155, 5n)] },
    ]),
  )
  await writer.saveContracts([
    { address: cores, ercType: "ERC-721", name: "Ice Cores", symbol: "ICE", attempts: 0 },
    { address: shards, ercType: "ERC-1155", name: "Not shown", attempts: 0 },
  ])
  const tokenUri = 'data:application/json,{"name":"\ud800 \\ 🧊"}'
  const metadata = '{"indexStatus":"indexed","name":"\\u0001 Core"}'
  await writer.saveTokens([{ contract: cores, tokenId: word(9), tokenUri, metadata, attempts: 0 }])
})

afterAll(() => house.close())

const core = (tokenId: string, more: object = {}) => ({
  address: checksumAddress(cores),
  name: "Ice Cores",
  symbol: "ICE",
  ercType: "ERC-721",
  tokenId,
  tokenUri: "",
  metadata: { indexStatus: "UNINDEXED" },
  ownerAddress: checksumAddress(wallet(1)),
  ...more,
})

const allCores = [
  core("0"),
  core("9", {
    tokenUri: 'data:application/json,{"name":"\ufffd \\ 🧊"}',
    metadata: { indexStatus: "indexed", name: "\u0001 Core" },
  }),
  core("10"),
  core(String(largest)),
]

test("the tokens of an ERC-721 contract are listed by number with owner and metadata", async () => {
  expect((await house.client.listNftTokens({ chainId, address: cores })).items).toEqual(allCores)
})

test("pages of every size are the whole list", async () => {
  for (const pageSize of [1, 2, 3, 4, 100]) {
    const found = await all(house.client.listNftTokens({ chainId, address: cores, pageSize }))
    expect(found).toEqual(allCores)
  }
})

const shard = {
  address: checksumAddress(shards),
  ercType: "ERC-1155",
  tokenId: "5",
  tokenUri: "",
  metadata: { indexStatus: "UNINDEXED" },
}

test("a token of an ERC-1155 contract has no owner and no name of its contract", async () => {
  expect((await house.client.listNftTokens({ chainId, address: shards })).items).toEqual([shard])
})

test("a collection of which nothing is known is a 404 that names it, as an unknown token is", async () => {
  await expect(house.client.listNftTokens({ chainId, address: wallet(1) })).rejects.toMatchObject({
    status: 404,
    body: { message: `collection ${checksumAddress(wallet(1))} was not found` },
  })
})

test.each([
  ["an ERC-721 token with its owner and metadata", cores, "9", allCores[1]],
  ["an ERC-721 token that was not read yet, by its largest number", cores, String(largest), allCores[3]],
  ["an ERC-1155 token without an owner", shards, "5", shard],
])("one token is what its list shows: %s", async (_claim, address, tokenId, expected) => {
  for (const spelling of [address, checksumAddress(address)])
    expect(await house.client.getTokenDetails({ chainId, address: spelling, tokenId })).toEqual(expected)
})

test("a token that changes is shown as it is now", async () => {
  const read = () => house.client.getTokenDetails({ chainId, address: cores, tokenId: "10" })
  expect(await read()).toEqual(core("10"))
  const metadata = '{"indexStatus":"indexed","name":"Ten"}'
  const writer = await house.write(chainId)
  await writer.saveTokens([{ contract: cores, tokenId: word(10), tokenUri: "ipfs://ten", metadata, attempts: 0 }])
  expect(await read()).toEqual(
    core("10", { tokenUri: "ipfs://ten", metadata: { indexStatus: "indexed", name: "Ten" } }),
  )
})

test("a burned token is missing, whatever was read of it before, until it is minted again", async () => {
  const tokenId = "11"
  const read = () => house.client.getTokenDetails({ chainId, address: cores, tokenId })
  const move = (from: typeof nobody, to: typeof nobody) => [
    { transfers: [{ standard: 721 as const, token: cores, from, to, moves: [{ tokenId: 11n }] }] },
  ]
  const writer = await house.write(chainId, ledger.block(now - 40, move(nobody, wallet(1))))
  const metadata = '{"indexStatus":"indexed","name":"Eleven"}'
  await writer.saveTokens([{ contract: cores, tokenId: word(11), tokenUri: "ipfs://eleven", metadata, attempts: 0 }])
  const known = core(tokenId, { tokenUri: "ipfs://eleven", metadata: { indexStatus: "indexed", name: "Eleven" } })
  expect(await read()).toEqual(known)
  await house.write(chainId, ledger.block(now - 30, move(wallet(1), nobody)))
  const burned = core(tokenId, { metadata: { indexStatus: "MISSING_TOKEN" }, ownerAddress: checksumAddress(nobody) })
  expect(await read()).toEqual(burned)
  expect((await house.client.listErc721Transfers({ chainId, address: wallet(1), pageSize: 1 })).items).toMatchObject([
    { erc721Token: burned },
  ])
  await house.write(chainId, ledger.block(now - 20, move(nobody, wallet(1))))
  expect(await read()).toEqual(known)
})

async function reindex(tokenId: string, address: string = cores, chain: string = chainId) {
  const response = await fetch(
    `${house.service.url}/v1/chains/${chain}/nfts/collections/${address}/tokens/${tokenId}:reindex`,
    {
      method: "POST",
    },
  )
  return { status: response.status, wait: response.headers.get("retry-after"), body: await response.text() }
}

const tooSoon = JSON.stringify({
  message: "this token can be reindexed once an hour",
  statusCode: 429,
  error: "Too Many Requests",
})

test("a token is reindexed once an hour, whatever the spelling of its address, and others beside it", async () => {
  house.clock.now = now
  expect(await reindex("9")).toEqual({ status: 200, wait: null, body: "" })
  expect(await reindex("9", checksumAddress(cores))).toEqual({ status: 429, wait: "3600", body: tooSoon })
  expect(await reindex("10")).toEqual({ status: 200, wait: null, body: "" })
  house.clock.now = now + 3599
  expect(await reindex("9")).toEqual({ status: 429, wait: "1", body: tooSoon })
  house.clock.now = now + 3600
  expect(await reindex("9")).toEqual({ status: 200, wait: null, body: "" })
})

test("what is reindexed is due for the indexer", async () => {
  house.clock.now = now + 10_000
  expect(await reindex(String(largest))).toEqual({ status: 200, wait: null, body: "" })
  const writer = await house.write(chainId)
  expect(await writer.dueTokens(100, now + 10_000)).toContainEqual({
    contract: cores,
    tokenId: word(largest),
    standard: 721,
    attempts: 0,
    requestedAt: now + 10_000,
  })
})

const rule = "tokenId must be an integer from 0 to 2^256 - 1 without leading zeros"

const refused: [tokenId: string, address: string, chain: string, status: number, message: string][] = [
  ["999", cores, chainId, 404, `token 999 of ${checksumAddress(cores)} was not found`],
  ["9", wallet(1), chainId, 404, `token 9 of ${checksumAddress(wallet(1))} was not found`],
  ["9", cores, "99999999", 404, "chain 99999999 is not supported; GET /v1/chains lists those that are"],
  ["9", cores, "1337", 503, "chain 1337 is not indexed yet"],
]
for (const wrong of ["0x9", "-9", "09", "1e3", String(largest + 1n)])
  refused.push([wrong, cores, "1337", 400, `${rule}, not ${givenText(wrong)}`])

test.each(refused)(
  "token %s of %s on %s is a %d, to be reindexed or shown",
  async (tokenId, address, chain, ...rest) => {
    const [statusCode, message] = rest
    const error = [statusCode, { message, statusCode, error: STATUS_CODES[statusCode] }]
    const { status, body } = await reindex(tokenId, address, chain)
    expect([status, JSON.parse(body)]).toEqual(error)
    const shown = await fetch(`${house.service.url}/v1/chains/${chain}/nfts/collections/${address}/tokens/${tokenId}`)
    expect([shown.status, await shown.json()]).toEqual(error)
  },
)

test("without an indexer of metadata reindexing is a 503 that says so", async () => {
  const other = await build({ nftIndexing: false })
  try {
    await expect(other.client.reindexNft({ chainId, address: cores, tokenId: "9" })).rejects.toMatchObject({
      status: 503,
      body: {
        message: "this service does not index metadata of NFTs",
        statusCode: 503,
        error: "Service Unavailable",
      },
    })
  } finally {
    await other.close()
  }
})
