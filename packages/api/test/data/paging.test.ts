import { givenText } from "@serac/server/http"
import { afterEach, beforeEach, expect, test } from "vitest"
import { createDataService } from "../../src/data/index.ts"
import { build, chains, type House, now } from "./house.ts"
import { contract, Ledger, nobody, wallet } from "./ledger.ts"

const chainIds = ["43112", "1337"]
const ledgers = new Map<string, Ledger>()
const cores = contract(1)

let house: House
let minted = 0n
let time = now

/** A block on each chain, with all that any list shows. */
async function ingest(): Promise<void> {
  for (const [chainId, ledger] of ledgers) {
    const mint = () =>
      ({ standard: 721, token: cores, from: nobody, to: wallet(1), moves: [{ tokenId: minted++ }] }) as const
    const deploys = [{ address: contract(1000 + Number(minted)) }]
    await house.write(chainId, ledger.block(time, [{ transfers: [mint(), mint()] }, { deploys }, { failed: true }]))
  }
  time += 1
}

beforeEach(async () => {
  for (const chainId of chainIds) ledgers.set(chainId, new Ledger(chainId))
  minted = 0n
  house = await build({ checkResponses: false })
  for (let round = 0; round < 4; round += 1) await ingest()
})

afterEach(() => house.close())

const chain = "/v1/chains/43112"
const lists = [
  ["transactions", `${chain}/addresses/${wallet(1)}/transactions:listErc721`],
  ["transfers", `${chain}/tokens/${cores}/transfers`],
  ["transactions", `${chain}/transactions`],
  ["transactions", `${chain}/transactions?status=failed`],
  ["contracts", `${chain}/contracts/${wallet(1)}/deployments`],
  ["blocks", `${chain}/blocks`],
  ["transactions", "/v1/transactions"],
  ["transactions", "/v1/transactions?network=testnet&status=success"],
] as const

async function get(path: string, parameters: Readonly<Record<string, string>> = {}) {
  const url = new URL(path, house.service.url)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  const response = await fetch(url)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test.each(lists)(
  "%s of %s: pages are the whole list, without loss or repetition, while blocks come in",
  async (member, path) => {
    const before = (await get(path, { pageSize: "100" })).body[member] as unknown[]
    const found: unknown[] = []
    let pageToken: string | undefined
    do {
      const { status, body } = await get(path, { pageSize: "3", ...(pageToken !== undefined && { pageToken }) })
      expect(status).toBe(200)
      found.push(...(body[member] as unknown[]))
      pageToken = body.nextPageToken as string | undefined
      await ingest()
    } while (pageToken !== undefined)
    expect(found.map(placeOf)).toEqual(before.map(placeOf))
  },
)

/** All of an item but what is derived when it is read. */
function placeOf(item: unknown): unknown {
  const { erc721Token: _, ...rest } = item as Record<string, unknown>
  return rest
}

test("the pages of an NFT contract are its tokens in order while more are minted at its end", async () => {
  const path = `${chain}/nfts/collections/${cores}/tokens`
  const before = (await get(path, { pageSize: "100" })).body.tokens as { tokenId: string }[]
  const found: { tokenId: string }[] = []
  let pageToken: string | undefined
  do {
    const { body } = await get(path, { pageSize: "7", ...(pageToken !== undefined && { pageToken }) })
    found.push(...(body.tokens as { tokenId: string }[]))
    pageToken = body.nextPageToken as string | undefined
    if (found.length < before.length) await ingest()
  } while (pageToken !== undefined)
  const numbers = found.map(({ tokenId }) => Number(tokenId))
  expect(numbers.slice(0, before.length)).toEqual(before.map(({ tokenId }) => Number(tokenId)))
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
})

test("a token of another list, of another filter or of nobody is a 400", async () => {
  const tokens = new Map<string, string>()
  for (const [, path] of lists) tokens.set(path, String((await get(path, { pageSize: "1" })).body.nextPageToken))
  expect(new Set(tokens.values()).size).toBe(lists.length)
  const rule = "pageToken must be the nextPageToken of a page of this list, with the same path and filters"
  for (const [, path] of lists) {
    for (const [origin, pageToken] of [...tokens, ["nobody", "nonsense"]] as const) {
      const { status, body } = await get(path, { pageSize: "1", pageToken })
      if (origin === path) expect(status).toBe(200)
      else {
        const refused = { message: `${rule}, not ${givenText(pageToken)}`, statusCode: 400, error: "Bad Request" }
        expect({ path, origin, status, body }).toEqual({ path, origin, status: 400, body: refused })
      }
    }
  }
})

test("a token outlives the service, and may ask for another page size", async () => {
  const { body } = await get(`${chain}/blocks`, { pageSize: "2" })
  const other = await createDataService({ store: house.store, chains })
  const answer = await other.fastify.inject(`${chain}/blocks?pageSize=1&pageToken=${body.nextPageToken}`)
  await other.close()
  const [, second] = body.blocks as { blockNumber: string }[]
  expect((answer.json().blocks as { blockNumber: string }[]).map(({ blockNumber }) => Number(blockNumber))).toEqual([
    Number(second?.blockNumber) - 1,
  ])
})
