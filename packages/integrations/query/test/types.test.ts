import { createDataCore, type EvmBlock, type GetBlockError, getBlock, listLatestBlocks, reindexNft } from "@serac/data"
import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from "query-core-oldest"
import { expect, expectTypeOf, test } from "vitest"
import { createQueries } from "../src/index.ts"

test("the oldest TanStack Query types data, pages, errors and variables by the operation too", () => {
  const data = createQueries("data", createDataCore({ baseUrl: "https://data.example" }))
  const client = new QueryClient()
  const block = new QueryObserver(
    client,
    data.query((api) => getBlock(api, { chainId: "1", blockId: "1" })),
  ).getCurrentResult()
  expectTypeOf(block.data).toEqualTypeOf<EvmBlock | undefined>()
  expectTypeOf(block.error).toEqualTypeOf<GetBlockError | null>()
  const blocks = new InfiniteQueryObserver(
    client,
    data.infiniteQuery((api) => listLatestBlocks(api, { chainId: "1" })),
  ).getCurrentResult()
  expectTypeOf(blocks.data?.pages[0]?.blocks).toEqualTypeOf<EvmBlock[] | undefined>()
  const reindex = new MutationObserver(client, data.mutation(reindexNft))
  expectTypeOf(reindex.mutate).parameter(0).toExtend<{ readonly tokenId: string | bigint }>()
  expect([block.status, blocks.status]).toEqual(["pending", "pending"])
})
