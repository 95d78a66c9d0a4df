import { createDatabase } from "@serac/kits/postgres"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { build, type House, now } from "./house.ts"
import { contract, Ledger, nobody, wallet, word } from "./ledger.ts"

const [ice, cores, shards] = [contract(1), contract(2), contract(3)]

let houses: readonly House[] = []

beforeAll(async () => {
  const url = await createDatabase(inject("postgresUrl"))
  houses = [await build(), await build({}, { kind: "postgres", url })]
  for (const house of houses) await fill(house)
})

afterAll(async () => {
  for (const house of houses) await house.close()
})

async function fill(house: House): Promise<void> {
  for (const chainId of ["43112", "1337"]) {
    const ledger = new Ledger(chainId)
    const writer = await house.write(chainId, ledger.block(now - 60))
    for (let number = 1n; number < 12n; number += 1n) {
      const move = (standard: 20 | 721 | 1155, token: typeof ice, from: typeof ice, to: typeof ice) =>
        ({ standard, token, from, to, moves: [standard === 20 ? { value: number } : { tokenId: number }] }) as const
      await house.write(
        chainId,
        ledger.block(now - 60 + Number(number / 2n), [
          { transfers: [move(721, cores, nobody, wallet(1)), move(20, ice, wallet(1), wallet(2))] },
          { deploys: [{ address: contract(100 + Number(number)) }], failed: number % 3n === 0n },
          { transfers: [move(1155, shards, wallet(1), wallet(2)), move(721, cores, wallet(1), wallet(2))] },
        ]),
      )
    }
    await writer.saveContracts([
      { address: ice, ercType: "ERC-20", name: 'A "name" \u0001 🧊\\', symbol: "ICE", decimals: 18, attempts: 0 },
      { address: cores, ercType: "ERC-721", name: "Ice Cores", symbol: "", attempts: 0 },
    ])
    await writer.saveTokens([
      { contract: cores, tokenId: word(3), tokenUri: 'data:,"\\', metadata: '{"indexStatus":"indexed"}', attempts: 0 },
    ])
  }
}

const chain = "/v1/chains/43112"

test.each([
  ["transactions", `${chain}/addresses/${wallet(1)}/transactions:listErc721?startBlock=2&endBlock=11`],
  ["transfers", `${chain}/tokens/${cores}/transfers?pageSize=4`],
  ["transfers", `${chain}/tokens/${ice}/transfers?endBlock=9`],
  ["transfers", `${chain}/tokens/${shards}/transfers?startBlock=9`],
  ["transactions", `${chain}/transactions?pageSize=7`],
  ["transactions", `${chain}/transactions?status=failed&pageSize=2`],
  ["contracts", `${chain}/contracts/${wallet(1)}/deployments?pageSize=3`],
  ["tokens", `${chain}/nfts/collections/${cores}/tokens?pageSize=3`],
  ["blocks", `${chain}/blocks?pageSize=5`],
  ["transactions", "/v1/transactions?pageSize=8"],
  ["transactions", "/v1/transactions?network=fuji&status=success"],
])("%s of %s are the same from SQLite and from PostgreSQL", async (member, path) => {
  const [sqlite = [], postgresql] = await Promise.all(houses.map((house) => itemsOf(house, member, path)))
  expect(sqlite.length).toBeGreaterThan(0)
  expect(postgresql).toEqual(sqlite)
})

async function itemsOf(house: House, member: string, path: string): Promise<unknown[]> {
  const items: unknown[] = []
  const url = new URL(path, house.service.url)
  for (;;) {
    const body = (await (await fetch(url)).json()) as Record<string, unknown>
    items.push(...(body[member] as unknown[]))
    if (body.nextPageToken === undefined) return items
    url.searchParams.set("pageToken", String(body.nextPageToken))
  }
}

test("an NFT is reindexed once an hour with either", async () => {
  const path = `${chain}/nfts/collections/${cores}/tokens/3:reindex`
  const ask = async ({ service }: House) => (await fetch(service.url + path, { method: "POST" })).status
  for (const house of houses) expect([await ask(house), await ask(house)]).toEqual([200, 429])
})
