import type { RestCore } from "@serac/client/rest"
import { createDataCore, getBlock, isSeracError, listChains, listLatestBlocks, reindexNft } from "@serac/data"
import { createPChainCore, getBlockByHeight, getUTXOs, indexGetLastAccepted } from "@serac/p-chain"
import { createSubnetEvmCore, feeConfig } from "@serac/subnet-evm"
import * as newest from "@tanstack/query-core"
import * as oldest from "query-core-oldest"
import { describe, expect, test, vi } from "vitest"
import { createQueries } from "../src/index.ts"
import { fakeFetch, fakeNode } from "./fake-fetch.ts"

const chainId = "43114"
const baseUrl = "https://data.example/key-in-the-path"
const url = "https://node.example/key-in-the-path"

function dataQueries(answer: (request: Request) => unknown) {
  const { fetch, asked } = fakeFetch(answer)
  const core = createDataCore({ baseUrl, apiKey: "secret", fetch, retry: { delay: 0 } })
  return { data: createQueries("data", core), asked }
}

/** The lowest and highest versions that the package supports. */
describe.each([
  ["oldest", oldest as unknown as typeof newest],
  ["newest", newest],
])("with the %s TanStack Query", (_, { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver }) => {
  test("a query gives the result, asks once, and keeps it under its key", async () => {
    const { data, asked } = dataQueries(() => ({ blockNumber: "1" }))
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
    const options = () => data.query((api) => getBlock(api, { chainId, blockId: "1" }))
    expect(await client.fetchQuery(options())).toStrictEqual({ blockNumber: "1" })
    expect(await client.fetchQuery(options())).toStrictEqual({ blockNumber: "1" })
    expect(asked.map(({ url: sent }) => sent)).toStrictEqual([`${baseUrl}/v1/chains/43114/blocks/1`])
    expect(client.getQueryData(data.key((api) => getBlock(api, { chainId, blockId: "1" })))).toStrictEqual({
      blockNumber: "1",
    })
  })

  test("a query of a listing gives its first page as it was sent", async () => {
    const page = { blocks: [{ blockNumber: "1" }], nextPageToken: "t" }
    const { data } = dataQueries(() => page)
    const listing = data.query((api) => listLatestBlocks(api, { chainId }))
    expect(await new QueryClient().fetchQuery(listing)).toStrictEqual(page)
  })

  test("an infinite query follows the page tokens to the last page", async () => {
    const { data, asked } = dataQueries(({ url: sent }) => {
      const token = Number(new URL(sent).searchParams.get("pageToken") ?? 0)
      return { blocks: [{ blockNumber: String(token) }], ...(token < 2 && { nextPageToken: String(token + 1) }) }
    })
    const options = data.infiniteQuery((api) => listLatestBlocks(api, { chainId, pageSize: 1 }))
    const observer = new InfiniteQueryObserver(new QueryClient(), options)
    const stop = observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true), 20_000)
    await observer.fetchNextPage()
    const { data: pages, hasNextPage } = await observer.fetchNextPage()
    stop()
    expect({
      numbers: pages?.pages.flatMap(({ blocks }) => blocks.map((block) => block.blockNumber)),
      hasNextPage,
    }).toEqual({
      numbers: ["0", "1", "2"],
      hasNextPage: false,
    })
    expect(asked.map(({ url: sent }) => new URL(sent).search)).toStrictEqual([
      "?pageSize=1",
      "?pageSize=1&pageToken=1",
      "?pageSize=1&pageToken=2",
    ])
  })

  test("an infinite query ends where a listing comes back to an earlier page", async () => {
    const after: Readonly<Record<string, string>> = { "": "a", a: "b", b: "a" }
    const { data } = dataQueries(({ url: sent }) => ({
      blocks: [],
      nextPageToken: after[new URL(sent).searchParams.get("pageToken") ?? ""],
    }))
    const observer = new InfiniteQueryObserver(
      new QueryClient(),
      data.infiniteQuery((api) => listLatestBlocks(api, { chainId })),
    )
    const stop = observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true), 20_000)
    await observer.fetchNextPage()
    const { data: pages, hasNextPage } = await observer.fetchNextPage()
    stop()
    expect({ params: pages?.pageParams, hasNextPage }).toEqual({ params: [undefined, "a", "b"], hasNextPage: false })
  })

  test("an infinite query of UTXOs begins each page where the last one ended", async () => {
    const ends = { "": "1", "1": "2", "2": "2" } as const
    const { fetch } = fakeNode((__, { startIndex }: { startIndex?: { utxo: "1" | "2" } }) => {
      const begun = startIndex?.utxo ?? ""
      return { numFetched: "1", utxos: [`after ${begun}`], endIndex: { address: "P-a", utxo: ends[begun] } }
    })
    const nodes = createQueries("mainnet", createPChainCore({ baseUrl: url, fetch }))
    const options = nodes.infiniteQuery((api) => getUTXOs(api, { addresses: ["P-a"], limit: 1 }))
    const observer = new InfiniteQueryObserver(new QueryClient(), options)
    const stop = observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true), 20_000)
    await observer.fetchNextPage()
    const { data, hasNextPage } = await observer.fetchNextPage()
    stop()
    expect({ utxos: data?.pages.map(({ utxos }) => utxos), hasNextPage }).toEqual({
      utxos: [["after "], ["after 1"], ["after 2"]],
      hasNextPage: false,
    })
  })

  test("who stops watching ends the request", async () => {
    let signal: AbortSignal | undefined
    const { data } = dataQueries((request) => {
      signal = request.signal
      return new Promise(() => {})
    })
    const observer = new QueryObserver(
      new QueryClient(),
      data.query((api) => listChains(api)),
    )
    const stop = observer.subscribe(() => {})
    await vi.waitFor(() => expect(signal).toBeDefined(), 20_000)
    stop()
    await vi.waitFor(() => expect(signal?.aborted).toBe(true), 20_000)
  })

  test("only the core repeats: three attempts of a query are three requests, whatever TanStack's default", async () => {
    const { data, asked } = dataQueries(() => new Response(null, { status: 503, headers: { "retry-after": "0" } }))
    const client = new QueryClient({ defaultOptions: { queries: { retry: 5 } } })
    await expect(client.fetchQuery(data.query((api) => listChains(api)))).rejects.toMatchObject({ attempts: 3 })
    expect(asked).toHaveLength(3)
  })

  test("an error is the operation's own", async () => {
    const { data } = dataQueries(() => Response.json({ message: "no such block" }, { status: 404 }))
    const error = await new QueryClient()
      .fetchQuery(data.query((api) => getBlock(api, { chainId, blockId: "9" })))
      .catch((reason: unknown) => reason)
    expect(isSeracError(error) && error).toMatchObject({ name: "NotFoundError", body: { message: "no such block" } })
  })

  test("bigints go as parameters and come as results", async () => {
    const { fetch } = fakeNode((__, { height }: { height: string }) => ({ block: { height: Number(height) } }))
    const nodes = createQueries("mainnet", createPChainCore({ baseUrl: url, fetch }))
    const options = nodes.query((api) => getBlockByHeight(api, { height: 7n, encoding: "json" }))
    expect(await new QueryClient().fetchQuery(options)).toStrictEqual({ block: { height: 7n } })
    expect(options.queryKey).toStrictEqual(["mainnet", "platform.getBlockByHeight", { height: "7n", encoding: "json" }])
  })

  test("a mutation takes a function as it is, and gives null for no result", async () => {
    const { data, asked } = dataQueries(() => new Response(null))
    const observer = new MutationObserver(new QueryClient(), data.mutation(reindexNft))
    expect(await observer.mutate({ chainId, address: "0x01", tokenId: "7" })).toBe(null)
    expect(asked.map(({ method, url: sent }) => `${method} ${new URL(sent).pathname}`)).toStrictEqual([
      "POST /key-in-the-path/v1/chains/43114/nfts/collections/0x01/tokens/7:reindex",
    ])
  })

  test("invalidating by a function reaches its queries, plain and infinite, and no others", async () => {
    const { data } = dataQueries(() => ({ blocks: [], chains: [] }))
    const client = new QueryClient()
    await client.fetchQuery(data.query((api) => listLatestBlocks(api, { chainId })))
    await client.fetchQuery(data.query((api) => listLatestBlocks(api, { chainId: "1" })))
    await client.fetchInfiniteQuery(data.infiniteQuery((api) => listLatestBlocks(api, { chainId, pageSize: 5 })))
    await client.fetchQuery(data.query((api) => listChains(api)))
    const stale = async (queryKey: readonly unknown[]) => {
      for (const query of client.getQueryCache().getAll()) query.setState({ isInvalidated: false })
      await client.invalidateQueries({ queryKey })
      return client.getQueryCache().findAll({ predicate: (query) => query.state.isInvalidated }).length
    }
    expect([
      await stale(data.key(listLatestBlocks)),
      await stale(data.key((api) => listLatestBlocks(api, { chainId }))),
      await stale(data.key()),
    ]).toEqual([3, 2, 4])
  })
})

test("a query of skipToken does not run", async () => {
  const { data, asked } = dataQueries(() => ({}))
  const blockId = undefined as string | undefined
  const options = data.query(blockId === undefined ? newest.skipToken : (api) => getBlock(api, { chainId, blockId }))
  const observer = new newest.QueryObserver(new newest.QueryClient(), options)
  observer.subscribe(() => {})()
  expect({ status: observer.getCurrentResult().fetchStatus, asked }).toEqual({ status: "idle", asked: [] })
})

test("a key names the queries, the operation and its parameters, and nothing that is secret", () => {
  const { data } = dataQueries(() => ({}))
  const keys = [
    data.key(),
    data.key(getBlock),
    data.query((api) => getBlock(api, { chainId, blockId: "1" }, { headers: { "x-token": "secret" } })).queryKey,
    data.infiniteQuery((api) => listLatestBlocks(api, { chainId })).queryKey,
    data.mutation(reindexNft).mutationKey,
  ]
  expect(keys).toStrictEqual([
    ["data"],
    ["data", "getBlock", {}],
    ["data", "getBlock", { chainId, blockId: "1" }],
    ["data", "listLatestBlocks", { chainId }, { infinite: true }],
    ["data"],
  ])
})

test("the variables of a path are part of a key", () => {
  const nodes = createQueries("mainnet", createPChainCore({ baseUrl: url }))
  const ofX = nodes.query((api) => indexGetLastAccepted(api, {}, { variables: { chain: "X" } }))
  expect(ofX.queryKey).toStrictEqual(["mainnet", "index.getLastAccepted", {}, { variables: { chain: "X" } }])
})

test("positional methods are asked by the names of their parameters", async () => {
  const asked: unknown[] = []
  const { fetch } = fakeNode((method, params) => {
    asked.push([method, params])
    return { feeConfig: { gasLimit: 8_000_000 }, lastChangedAt: 1 }
  })
  const chain = createQueries("chain", createSubnetEvmCore({ baseUrl: url, fetch }))
  const options = chain.query((api) => feeConfig(api, { block: "latest" }))
  expect(await new newest.QueryClient().fetchQuery(options)).toStrictEqual({
    feeConfig: { gasLimit: 8_000_000n },
    lastChangedAt: 1n,
  })
  expect({ asked, key: options.queryKey }).toEqual({
    asked: [["eth_feeConfig", ["latest"]]],
    key: ["chain", "eth_feeConfig", { block: "latest" }],
  })
})

test.each<[string, (api: RestCore) => unknown, string]>([
  ["no operation", () => undefined, "and not 0"],
  ["two operations", (api: RestCore) => [listChains(api), listChains(api)], "and not 2"],
  ["another URL", (api: RestCore) => listChains(api, {}, { baseUrl: "https://other.example" }), "the option baseUrl"],
])("a call of %s is refused before anything is sent", (_, call, message) => {
  const { data, asked } = dataQueries(() => ({}))
  expect(() => data.query(call)).toThrow(message)
  expect(asked).toEqual([])
})

test.each<[string, (api: RestCore) => Promise<unknown>]>([
  ["", async (api) => [await listChains(api), await getBlock(api, { chainId, blockId: "1" })]],
  [
    ", also where it catches what it is told",
    async (api) => {
      const chains = await listChains(api)
      try {
        await getBlock(api, { chainId, blockId: "1" })
      } catch {}
      return chains
    },
  ],
  [" of the same operation", (api) => listChains(api).then(() => listChains(api))],
])("a call that asks for a second thing when the first is there is refused%s", async (_, call) => {
  const { data, asked } = dataQueries(() => ({ chains: [] }))
  const { queryFn } = data.query(call)
  await expect(queryFn({ signal: new AbortController().signal })).rejects.toThrow("and not 2")
  expect(asked).toHaveLength(1)
})

test("a call's own signal ends its request too", async () => {
  const { data } = dataQueries(() => ({ chains: [] }))
  const { queryFn } = data.query((api) => listChains(api, {}, { signal: AbortSignal.abort("enough") }))
  await expect(queryFn({ signal: new AbortController().signal })).rejects.toBe("enough")
})
