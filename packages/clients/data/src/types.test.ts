import { expect, expectTypeOf, test } from "vitest"
import {
  createDataClient,
  createDataCore,
  type Delegator,
  type ErrorBody,
  type EvmBlock,
  isSeracError,
  type ListLatestBlocksError,
  listLatestBlocks,
  listValidators,
  type PChainBalances,
  type PChainTransaction,
  type PrimaryNetworkBalances,
  type PrimaryNetworkTransaction,
  type Validator,
  type XChainBalances,
} from "./index.ts"

/** Answers nothing: these tests are about types, and about calls that must not reach the wire. */
const unreachable: typeof fetch = () => Promise.reject(new Error("sent"))
const core = createDataCore({ baseUrl: "http://127.0.0.1", fetch: unreachable, retry: false })

test("a listing is typed by its items and by its page", () => {
  const listing = () => listLatestBlocks(core, { chainId: "43114" })
  expectTypeOf<Awaited<ReturnType<typeof listing>>["items"]>().toEqualTypeOf<readonly EvmBlock[]>()
  expectTypeOf<Awaited<ReturnType<typeof listing>>["data"]["blocks"]>().toEqualTypeOf<EvmBlock[]>()
})

test("the status of an error narrows its body", () => {
  const read = (error: unknown) => {
    if (!isSeracError<ListLatestBlocksError>(error)) return
    if (error.status === 404) expectTypeOf(error.body).toEqualTypeOf<ErrorBody | undefined>()
    if (error.name === "TimeoutError") expectTypeOf(error).not.toHaveProperty("body")
  }
  expect(read(new Error("not ours"))).toBeUndefined()
})

test("an open enumeration takes known and unknown values", () => {
  expectTypeOf<"active">().toExtend<Validator["validationStatus"]>()
  expectTypeOf<"suspended">().toExtend<Validator["validationStatus"]>()
})

test("what differs by chain or status is told apart by a member", () => {
  const read = (transaction: PrimaryNetworkTransaction, { balances }: PrimaryNetworkBalances, delegator: Delegator) => {
    if ("blockNumber" in transaction) expectTypeOf(transaction).toEqualTypeOf<PChainTransaction>()
    if (!("blockNumber" in transaction) && !("chainFormat" in transaction)) {
      if (transaction.txType === "ImportTx") expectTypeOf(transaction).toHaveProperty("evmOutputs")
    }
    if ("unlockedUnstaked" in balances) expectTypeOf(balances).toEqualTypeOf<PChainBalances>()
    else if ("unlocked" in balances) expectTypeOf(balances).toEqualTypeOf<XChainBalances>()
    if (delegator.delegationStatus === "completed") expectTypeOf(delegator.netReward).toExtend<string | undefined>()
  }
  expectTypeOf(read).returns.toEqualTypeOf<void>()
})

test("a closed parameter takes its values only, and a missing one is an error of types and of the call", async () => {
  // @ts-expect-error: there is no such order
  await expect(listValidators(core, { network: "mainnet", sortOrder: "up" })).rejects.toThrow()
  // @ts-expect-error: the chain is missing
  await expect(listLatestBlocks(core, {})).rejects.toThrow("chainId")
  // @ts-expect-error: a parameter is spelled wrong
  await expect(listLatestBlocks(core, { chainId: "1", pagesize: 5 })).rejects.toThrow("pagesize")
})

test("blocks may be bigint, arrays readonly, a chain a number or a bigint, a token a bigint", async () => {
  const paths: string[] = []
  const client = createDataClient({
    baseUrl: "http://127.0.0.1",
    fetch: async (url) => {
      paths.push(url.replace("http://127.0.0.1/v1", ""))
      return Response.json({ transfers: [], validators: [] })
    },
  })
  const nodeIds = ["NodeID-C7dTGTDB4xq33YbBX8CVFUyXBUQZ8aTPQ"] as const
  await client.getBlock({ chainId: "43114", blockId: 17n })
  await client.listTokenTransfers({ chainId: "43114", address: "0x1", startBlock: 5n, endBlock: 2n ** 64n })
  await client.listValidators({ network: "mainnet", nodeIds })
  await client.getChain({ chainId: 43114 })
  await client.getTokenDetails({ chainId: 43114n, address: "0x1", tokenId: 2n ** 255n })
  // @ts-expect-error: the IDs of tokens are beyond what a number holds
  await client.getTokenDetails({ chainId: 1, address: "0x1", tokenId: 7 })
  await expect(client.getChain({ chainId: Number.NaN })).rejects.toThrow("chainId")
  expect(paths).toEqual([
    "/chains/43114/blocks/17",
    "/chains/43114/tokens/0x1/transfers?startBlock=5&endBlock=18446744073709551616",
    "/networks/mainnet/validators?nodeIds=NodeID-C7dTGTDB4xq33YbBX8CVFUyXBUQZ8aTPQ",
    "/chains/43114",
    `/chains/43114/nfts/collections/0x1/tokens/${2n ** 255n}`,
    "/chains/1/nfts/collections/0x1/tokens/7",
  ])
})

test("functions take the bound client too, and its methods are the same", () => {
  const client = createDataClient({ baseUrl: "http://127.0.0.1", fetch: unreachable })
  expectTypeOf(client).toExtend<Parameters<typeof listLatestBlocks>[0]>()
  expectTypeOf(client.listLatestBlocks).returns.toEqualTypeOf<ReturnType<typeof listLatestBlocks>>()
})
