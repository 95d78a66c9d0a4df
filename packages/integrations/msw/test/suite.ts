import {
  createDataClient,
  createDataCore,
  type EvmBlock,
  isSeracError,
  type ListLatestBlocksParameters,
  type ListUtxosParameters,
  TooManyRequestsError,
} from "@serac/data"
import { getHeight as askHeight, createPChainClient, createPChainCore, type RpcError } from "@serac/p-chain"
import { createSubnetEvmClient } from "@serac/subnet-evm"
import { HttpResponse, http } from "msw"
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import {
  aggregateSignatures,
  dataHandlers,
  getBlock,
  listLatestBlocks,
  listUtxos,
  reindexNft,
} from "../src/generated/data/index.ts"
import { getBlockByHeight, getFeeState, getHeight, pChainHandlers } from "../src/generated/p-chain/index.ts"
import {
  blockNumber,
  chainId,
  feeConfig,
  getBalance,
  getLogs,
  subnetEvmHandlers,
} from "../src/generated/subnet-evm/index.ts"
import { restMock, rpcFailure } from "../src/index.ts"
import type { Server } from "./server.ts"

const address = "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"
const chain = { chainId: "43114" } as const

/** The tests, run with each supported version of msw. */
export function suite(server: Server): void {
  beforeAll(() => server.listen())
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  const data = createDataClient({ baseUrl: "https://data.example", retry: false })
  const pChain = createPChainClient({ baseUrl: "https://node.example", retry: false })
  const evm = createSubnetEvmClient({ baseUrl: "https://node.example", retry: false })
  const silent = vi.spyOn(console, "error").mockImplementation(() => {})
  afterAll(() => silent.mockRestore())

  describe("a REST operation", () => {
    test("is answered by the document's first example, of any origin and below any path", async () => {
      server.use(...dataHandlers())
      const other = createDataClient({ baseUrl: "http://127.0.0.1:4010/below", retry: false })
      expect(await data.getBlock({ ...chain, blockId: "1" })).toStrictEqual(getBlock.make())
      expect(await other.getBlock({ ...chain, blockId: "1" })).toStrictEqual(getBlock.make())
    })

    test("is answered what is given, and nothing beside it", async () => {
      const blocks = ["9", "8"].map((number) => listLatestBlocks.makeItem({ blockNumber: number }))
      server.use(listLatestBlocks({ blocks }))
      const page = await data.listLatestBlocks(chain)
      expect([page.data, page.hasNextPage]).toStrictEqual([{ blocks }, false])
    })

    test("is answered by a function of its typed parameters", async () => {
      const asked: ListLatestBlocksParameters[] = []
      server.use(
        listLatestBlocks(({ parameters }) => {
          asked.push(parameters)
          return { blocks: [] }
        }),
      )
      await data.listLatestBlocks({ ...chain, pageSize: 7, pageToken: "a b" })
      expect(asked).toStrictEqual([{ chainId: "43114", pageSize: 7, pageToken: "a b" }])
    })

    test("shows lists, numbers and booleans as they were given", async () => {
      let asked: unknown
      server.use(
        listUtxos(({ parameters }) => {
          asked = parameters
          return listUtxos.make({ nextPageToken: undefined })
        }),
      )
      const parameters = {
        network: "mainnet" as const,
        blockchainId: "p-chain" as const,
        addresses: ["P-a", "P-b"],
        includeSpent: true,
        minUtxoAmount: 5,
      } satisfies ListUtxosParameters
      await data.listUtxos(parameters)
      expect(asked).toStrictEqual(parameters)
    })

    test("shows a bigint as the text that was sent", async () => {
      server.use(getBlock(({ parameters }) => getBlock.make({ blockNumber: parameters.blockId })))
      expect((await data.getBlock({ ...chain, blockId: 2n ** 64n })).blockNumber).toBe("18446744073709551616")
    })

    test("shows its body", async () => {
      let asked: unknown
      server.use(
        aggregateSignatures(({ parameters }) => {
          asked = parameters
          return { signedMessage: "0x00" }
        }),
      )
      await data.aggregateSignatures({ network: "fuji", body: { message: "0x01" } })
      expect(asked).toStrictEqual({ network: "fuji", body: { message: "0x01" } })
    })

    test("without a result is answered without a body", async () => {
      server.use(reindexNft())
      expect(await data.reindexNft({ ...chain, address, tokenId: "7" })).toBeUndefined()
    })

    test("that lists ends after an empty page", async () => {
      server.use(...dataHandlers())
      const pages: EvmBlock[][] = []
      for await (const page of data.listLatestBlocks(chain, {}).pages()) pages.push([...page.items])
      expect(pages.map(({ length }) => length > 0)).toStrictEqual([true, false])
    })

    test("answers an error with the document's body, or with its own", async () => {
      server.use(getBlock.error(429, undefined, { once: true }), getBlock.error(404, { ...body404, message: "mine" }))
      const call = () => data.getBlock({ ...chain, blockId: "1" }).catch((error: unknown) => error)
      const limited = (await call()) as TooManyRequestsError
      expect([limited instanceof TooManyRequestsError, limited.body]).toStrictEqual([true, body429])
      const missing = await call()
      expect(isSeracError(missing) && missing).toMatchObject({ name: "NotFoundError", body: { message: "mine" } })
    })

    test("answers a Response that its function makes, and leaves a request for which it makes nothing", async () => {
      server.use(
        getBlock(({ parameters }) => {
          if (parameters.blockId === "9") return HttpResponse.json(body404, { status: 404 })
          return parameters.blockId === "8" ? getBlock.make({ blockNumber: "8" }) : undefined
        }),
        getBlock(getBlock.make({ blockNumber: "after" })),
      )
      const numbers = ["9", "8", "7"].map((blockId) =>
        data.getBlock({ ...chain, blockId }).then(
          (block) => block.blockNumber,
          (error: { readonly status: number }) => error.status,
        ),
      )
      expect(await Promise.all(numbers)).toStrictEqual([404, "8", "after"])
    })

    test("fails as a network does", async () => {
      server.use(getBlock.networkError())
      await expect(data.getBlock({ ...chain, blockId: "1" })).rejects.toMatchObject({ name: "ConnectionError" })
    })

    test("answers late: never, so that the client's own time is over", async () => {
      server.use(getBlock.delay("infinite"))
      const call = data.getBlock({ ...chain, blockId: "1" }, { timeout: 20 })
      await expect(call).rejects.toMatchObject({ name: "TimeoutError" })
    })

    test("is retried by the client, which heeds the headers of an error", async () => {
      server.use(getBlock.error(503, undefined, { once: true, headers: { "retry-after": "0" } }), getBlock())
      const call = data.getBlock({ ...chain, blockId: "1" }, { retry: { attempts: 2 } })
      expect(await call).toStrictEqual(getBlock.make())
    })

    test("below a base URL is answered there alone", async () => {
      server.use(getBlock(undefined, { baseUrl: "https://other.example/api/" }))
      const other = createDataClient({ baseUrl: "https://other.example/api", retry: false })
      expect(await other.getBlock({ ...chain, blockId: "1" })).toStrictEqual(getBlock.make())
      await expect(data.getBlock({ ...chain, blockId: "1" })).rejects.toMatchObject({ name: "ConnectionError" })
    })

    test("whose document promises a text or bytes is answered those", async () => {
      const core = createDataCore({ baseUrl: "https://data.example", retry: false })
      const note = { id: "getNote", method: "GET", path: "/note", result: "text" } as const
      const file = { id: "getFile", method: "GET", path: "/file", result: "binary" } as const
      server.use(restMock<object, string>(note, { example: "a note" })())
      server.use(restMock<object, Uint8Array>(file, {})(new Uint8Array([1, 255])))
      expect([await core.call(note), await core.call(file)]).toStrictEqual(["a note", new Uint8Array([1, 255])])
    })

    test("has no other operation's path", async () => {
      server.use(listLatestBlocks(), getBlock(getBlock.make({ blockNumber: "one" })))
      expect((await data.getBlock({ ...chain, blockId: "blocks" })).blockNumber).toBe("one")
    })
  })

  describe("a JSON-RPC method", () => {
    test("is answered by the document's first example, with bigints where the client has them", async () => {
      server.use(...pChainHandlers())
      const state = await pChain.getFeeState()
      expect([state, typeof state.excess]).toStrictEqual([getFeeState.make(), "bigint"])
    })

    test("is answered what is given, beyond 2^53 without loss", async () => {
      const excess = 2n ** 64n - 1n
      server.use(getFeeState(getFeeState.make({ excess })))
      expect((await pChain.getFeeState()).excess).toBe(excess)
    })

    test("by name is answered by a function of its parameters, and fails as that says", async () => {
      server.use(
        getBlockByHeight(({ params }) =>
          params.height === "7"
            ? { encoding: "hex", block: "0x07" }
            : rpcFailure({ code: -32000, message: "not found" }),
        ),
      )
      expect(await pChain.getBlockByHeight({ height: 7n })).toMatchObject({ block: "0x07" })
      await expect(pChain.getBlockByHeight({ height: 8n })).rejects.toMatchObject({
        code: -32000,
        message: "not found",
      })
    })

    test("by position shows its parameters by their names, and the variables of its path", async () => {
      const asked: unknown[] = []
      server.use(
        getBalance(({ params, variables }) => {
          asked.push(params, variables)
          return "0x1"
        }),
      )
      const call = evm.getBalance({ address, block: "latest" }, { variables: { blockchainID: "L1" } })
      expect([await call, asked]).toStrictEqual(["0x1", [{ address, block: "latest" }, { blockchainID: "L1" }]])
    })

    test("may be answered null", async () => {
      server.use(getLogs(null as never))
      expect(await evm.getLogs({ filter: {} })).toBe(null)
    })

    test("in a batch is answered together with the others, each by its own handler", async () => {
      server.use(...subnetEvmHandlers())
      server.use(chainId("0x7"), blockNumber.error({ code: -32005, message: "too many requests" }))
      const settled = await evm.batch([
        { method: "eth_blockNumber" },
        { method: "eth_chainId" },
        { method: "eth_chainId" },
        { method: "eth_feeConfig", params: ["latest"] },
      ])
      expect(settled).toMatchObject([
        { status: "rejected", reason: { code: -32005, message: "too many requests" } },
        { status: "fulfilled", value: "0x7" },
        { status: "fulfilled", value: "0x7" },
        { status: "fulfilled", value: feeConfig.make() },
      ])
    })

    test("that nobody answers leaves its batch to msw, as unhandled", async () => {
      server.use(chainId())
      const settled = await evm.batch([{ method: "eth_chainId" }, { method: "eth_somethingNew" }])
      expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"])
    })

    test("answers the document's error with a code, and a status in place of JSON-RPC", async () => {
      server.use(getHeight.error(-32000, { once: true }), getHeight.httpError(503))
      const refused = (await pChain.getHeight().catch((error: unknown) => error)) as RpcError
      expect([refused.code, refused.message.slice(0, 31)]).toEqual([-32000, "couldn't unmarshal an argument."])
      await expect(pChain.getHeight()).rejects.toMatchObject({ name: "HttpError", status: 503 })
    })

    test("once is for a call of the method, whatever else is asked at its path before", async () => {
      server.use(...pChainHandlers())
      server.use(getHeight({ height: "once" }, { once: true }))
      await pChain.getFeeState()
      const heights = [await pChain.getHeight(), await pChain.getHeight()]
      expect(heights).toStrictEqual([{ height: "once" }, getHeight.make()])
    })

    test("fails as a network does, and answers never", async () => {
      server.use(getHeight.networkError({ once: true }), getHeight.delay("infinite"))
      await expect(pChain.getHeight()).rejects.toMatchObject({ name: "ConnectionError" })
      await expect(pChain.getHeight({}, { timeout: 20 })).rejects.toMatchObject({ name: "TimeoutError" })
    })

    test("of one of two nodes is told apart by its base URL", async () => {
      server.use(getHeight({ height: "1" }, { baseUrl: "https://mainnet.example" }))
      server.use(getHeight({ height: "2" }, { baseUrl: "https://fuji.example" }))
      const heights = ["mainnet", "fuji"].map((name) =>
        askHeight(createPChainCore({ baseUrl: `https://${name}.example` })),
      )
      expect(await Promise.all(heights)).toStrictEqual([{ height: "1" }, { height: "2" }])
    })

    test("leaves what is no JSON-RPC to other handlers", async () => {
      server.use(
        ...pChainHandlers(),
        http.post("*/ext/bc/P", () => new HttpResponse("other")),
      )
      const response = await fetch("https://node.example/ext/bc/P", { method: "POST", body: "not json" })
      expect(await response.text()).toBe("other")
    })
  })
}

const body404 = { message: "m", statusCode: 404, error: "Not Found" }
const body429 = { message: expect.any(String), statusCode: 429, error: "Too Many Requests" }
