import { afterEach, beforeEach, expect, test } from "vitest"
import { checksumAddress } from "../../../src/data/render/address.ts"
import { all, build, type House, now, withProjections } from "../house.ts"
import { contract, Ledger, nobody, type TransferPlan, wallet } from "../ledger.ts"

const chainId = "43112"
const [ice, pool, cores, shards] = [contract(1), contract(2), contract(5), contract(6)]
const [alice, bob, carol] = [wallet(1), wallet(2), wallet(3)]
const address = checksumAddress(ice)

let house: House
let ledger: Ledger

const moved = (
  standard: TransferPlan["standard"],
  token: typeof ice,
  [from, to]: readonly [typeof alice, typeof alice],
  move: { readonly tokenId?: bigint; readonly value?: bigint },
): TransferPlan => ({ standard, token, from, to, moves: [move] })

beforeEach(async () => {
  house = await build()
  ledger = new Ledger(chainId)
  const writer = await house.write(
    chainId,
    ledger.block(now - 60, [
      {
        transfers: [
          moved(20, ice, [nobody, alice], { value: 150n }),
          moved(20, ice, [nobody, pool], { value: 10n ** 30n }),
        ],
      },
      {
        transfers: [
          moved(721, cores, [nobody, alice], { tokenId: 7n }),
          moved(721, cores, [nobody, bob], { tokenId: 8n }),
        ],
      },
      { transfers: [moved(20, pool, [nobody, carol], { value: 1n })] },
      { transfers: [moved(1155, shards, [nobody, bob], { tokenId: 7n, value: 5n })] },
    ]),
    ledger.block(now - 50, [
      { transfers: [moved(20, ice, [alice, bob], { value: 75n })] },
      { transfers: [moved(721, cores, [bob, nobody], { tokenId: 8n })] },
    ]),
  )
  await writer.saveContracts([
    { address: pool, ercType: "ERC-20", name: "Pool", symbol: "POOL", decimals: 2, attempts: 0 },
  ])
})

afterEach(() => house.close())

const held = (holder: typeof alice, balance: string) => ({ address: checksumAddress(holder), balance })
const pools = { ...held(pool, `1${"0".repeat(30)}`), name: "Pool", symbol: "POOL", decimals: 2 }
const [first, second] = [alice, bob].toSorted().toReversed() as [typeof alice, typeof alice]

test("holders of an ERC-20 token are by balance, with their names, their number and what they have together", async () => {
  const { data } = await house.client.listTokenHolders({ chainId, address })
  expect(data).toEqual({
    holderCount: 3,
    totalSupply: `1${"0".repeat(27)}150`,
    holders: [pools, held(first, "75"), held(second, "75")],
  })
})

test("pages of every size are the whole list, and each says how many holders there are", async () => {
  for (const pageSize of [1, 2, 3, 500]) {
    const listed = house.client.listTokenHolders({ chainId, address: ice, pageSize })
    expect(await all(listed)).toEqual([pools, held(first, "75"), held(second, "75")])
    for await (const { data } of house.client.listTokenHolders({ chainId, address, pageSize }).pages())
      expect(data.holderCount).toBe(3)
  }
})

test("who falls below the last balance of a page comes again, and who rises above it is not in the next", async () => {
  const page = await house.client.listTokenHolders({ chainId, address, pageSize: 2 })
  await house.write(chainId, ledger.block(now - 40, [{ transfers: [moved(20, ice, [first, carol], { value: 70n })] }]))
  const pageToken = String(page.data.nextPageToken)
  expect(await all(house.client.listTokenHolders({ chainId, address, pageToken }))).toEqual([
    held(second, "75"),
    held(carol, "70"),
    held(first, "5"),
  ])
})

test("a token of an NFT contract has the holders of its own, or its one owner, and what was burned has none", async () => {
  const of = async (address: typeof ice, tokenId?: string) =>
    (await house.client.listTokenHolders({ chainId, address, tokenId })).data
  const none = { holderCount: 0, totalSupply: "0", holders: [] }
  expect([
    await of(shards, "7"),
    await of(shards, "8"),
    await of(cores, "7"),
    await of(cores, "8"),
    await of(cores),
    await of(carol),
  ]).toEqual([
    { holderCount: 1, totalSupply: "5", holders: [held(bob, "5")] },
    none,
    { holderCount: 1, totalSupply: "1", holders: [held(alice, "1")] },
    none,
    none,
    none,
  ])
})

test("after a reorganization holders are those of the blocks that are there", async () => {
  const writer = await house.write(chainId)
  await writer.rollback(0)
  const { items } = await house.client.listTokenHolders({ chainId, address })
  expect(items).toEqual([pools, held(alice, "150")])
})

test.each([
  [
    { state: "behind", next: 2 },
    { message: `the projection holders of chain ${chainId} is being made: it has 2 of 3 blocks`, retryAfter: "10" },
  ],
  [
    { state: "off", next: 0 },
    { message: `this service does not keep the projection holders of chain ${chainId}`, retryAfter: null },
  ],
])("while holders are %o, their list is a 503 that says so", async (status, expected) => {
  const store = withProjections(house.store, [{ name: "holders", head: 2, ...status }])
  const { client, service } = await build({ store })
  const told = await client.listTokenHolders({ chainId, address }).then(
    () => "an answer",
    ({ body, headers }) => ({ message: body.message, retryAfter: headers.get("retry-after") }),
  )
  await service.close()
  expect(told).toEqual(expected)
})
