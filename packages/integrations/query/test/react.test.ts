import type { RpcErrorOf } from "@serac/client/rpc"
import {
  createDataCore,
  type EvmBlock,
  type GetBlockError,
  getBlock,
  type ListLatestBlocksError,
  type ListLatestBlocksResult,
  listLatestBlocks,
  reindexNft,
} from "@serac/data"
import { createPChainCore, getHeight, getUTXOs } from "@serac/p-chain"
import {
  QueryClient,
  QueryClientProvider,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from "@tanstack/react-query"
import { createElement, Suspense } from "react"
import { prerender } from "react-dom/static"
import { expect, expectTypeOf, test } from "vitest"
import { createQueries, type UtxoIndex } from "../src/index.ts"
import { fakeFetch } from "./fake-fetch.ts"

const chainId = "43114"

test("a component renders what a query gives", async () => {
  const { fetch } = fakeFetch(() => ({ blockNumber: "61" }))
  const data = createQueries("data", createDataCore({ baseUrl: "https://data.example", fetch }))
  function Block() {
    const { data: block } = useSuspenseQuery(data.query((api) => getBlock(api, { chainId, blockId: "61" })))
    return createElement("b", null, block.blockNumber)
  }
  const client = new QueryClient()
  const page = createElement(Suspense, { fallback: "waiting" }, createElement(Block))
  const { prelude } = await prerender(createElement(QueryClientProvider, { client }, page))
  expect(await new Response(prelude).text()).toContain("<b>61</b>")
  client.clear()
})

test("hooks type data, pages, errors and variables by the operation", () => {
  const data = createQueries("data", createDataCore({ baseUrl: "https://data.example" }))
  const pChain = createQueries("mainnet", createPChainCore({ baseUrl: "https://node.example" }))
  function useEverything(blockId: string | undefined) {
    const block = useQuery(data.query((api) => getBlock(api, { chainId, blockId: "1" })))
    expectTypeOf(block.data).toEqualTypeOf<EvmBlock | undefined>()
    expectTypeOf(block.error).toEqualTypeOf<GetBlockError | null>()

    const number = useQuery({
      ...data.query((api) => getBlock(api, { chainId, blockId: "1" })),
      select: ({ blockNumber }) => BigInt(blockNumber),
    })
    expectTypeOf(number.data).toEqualTypeOf<bigint | undefined>()

    const dependent = useQuery(
      data.query(blockId === undefined ? skipToken : (api) => getBlock(api, { chainId, blockId })),
    )
    expectTypeOf(dependent.data).toEqualTypeOf<EvmBlock | undefined>()

    const blocks = useInfiniteQuery(data.infiniteQuery((api) => listLatestBlocks(api, { chainId })))
    expectTypeOf(blocks.data?.pages).toEqualTypeOf<ListLatestBlocksResult[] | undefined>()
    expectTypeOf(blocks.data?.pageParams).toExtend<unknown[] | undefined>()
    expectTypeOf(blocks.error).toEqualTypeOf<ListLatestBlocksError | null>()

    const reindex = useMutation(data.mutation(reindexNft))
    expectTypeOf(reindex.mutate).parameter(0).toExtend<{ readonly tokenId: string | bigint }>()
    expectTypeOf(reindex.data).toEqualTypeOf<null | undefined>()

    const height = useQuery(pChain.query(getHeight))
    expectTypeOf(height.data).toEqualTypeOf<{ height: string } | undefined>()
    expectTypeOf(height.error).toEqualTypeOf<RpcErrorOf | null>()

    const utxos = pChain.infiniteQuery((api) => getUTXOs(api, { addresses: [] }))
    expectTypeOf(utxos.initialPageParam).toEqualTypeOf<UtxoIndex | undefined>()
    expectTypeOf(useInfiniteQuery(utxos).data?.pages[0]?.utxos).toEqualTypeOf<string[] | undefined>()

    // @ts-expect-error: a parameter is missing
    data.query((api) => getBlock(api, { chainId }))
    // @ts-expect-error: a block has no pages
    data.infiniteQuery((api) => getBlock(api, { chainId, blockId: "1" }))
    // @ts-expect-error: methods of a client send at once
    data.query((api) => api.getBlock({ chainId, blockId: "1" }))
  }
  expectTypeOf(useEverything).returns.toEqualTypeOf<void>()
})
