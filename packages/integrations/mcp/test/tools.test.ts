import { describe, expect, test } from "vitest"
import { createMcpServer, type McpOptions } from "../src/index.ts"
import { answering, connectInMemory } from "./connect.ts"

const now = () => Date.parse("2026-11-22T00:01:00Z")
const newest = { blockNumber: "61", blockTimestamp: Date.parse("2026-11-22T00:00:48Z") / 1000 }

const dataOnly = (fetch: McpOptions["fetch"], more: Partial<McpOptions> = {}): McpOptions => ({
  apis: { data: { baseUrl: "http://data.example/secret-path", apiKey: "sk-never-shown" } },
  ...(fetch && { fetch }),
  now,
  ...more,
})

describe("search_operations", () => {
  test("without words lists what fits, and the APIs with their tags", async () => {
    await using connected = await connectInMemory(dataOnly(undefined))
    const { texts } = await connected.call("search_operations", { tag: "nfts" })
    expect(texts).toEqual([
      expect.stringMatching(
        /^data listNftTokens\(chainId, address, pageToken\?, pageSize\?\) \[NFTs\]: .*\n(?:data \w+\(.*\n)*data reindexNft\(.*\) \[NFTs, not callable here\]: .*$/,
      ),
      expect.stringMatching(
        /^APIs:\ndata at http:\/\/data\.example: \d+ operations; tags Signature aggregator, Assets, /,
      ),
    ])
  })

  test("says how many more there are", async () => {
    await using connected = await connectInMemory(dataOnly(undefined))
    const { texts } = await connected.call("search_operations", { words: "validators", limit: 2 })
    expect(texts[0]?.split("\n").at(-1)).toMatch(/^\d+ more: narrow it, or raise limit\.$/)
  })

  test("finds a JSON-RPC method by the words of its name, its description or its namespace", async () => {
    const apis = { "p-chain": { baseUrl: "http://127.0.0.1:9650" }, "subnet-evm": { baseUrl: "http://127.0.0.1:9650" } }
    await using connected = await connectInMemory({ apis })
    const first = async (words: string) =>
      (await connected.call("search_operations", { words, limit: 1 })).texts[0]?.split("(")[0]
    expect(await first("eth_getBalance")).toBe("subnet-evm getBalance")
    expect(await first("current validator of a subnet on platform")).toBe("p-chain getCurrentValidators")
    expect(await first("gas price")).toBe("subnet-evm gasPrice")
    expect(await first("eth_sign")).toBe("subnet-evm ethSign")
    expect(await first("quux")).toBe(
      "Nothing fits.\n\nAPIs:\np-chain at http://127.0.0.1:9650: 65 operations; tags platform, index, proposervm, info, admin\nsubnet-evm at http://127.0.0.1:9650: 105 operations; tags eth, net, web3, rpc, txpool, debug, warp, validators, avax",
    )
  })

  test("says which methods no node serves", async () => {
    await using connected = await connectInMemory({ apis: { "subnet-evm": { baseUrl: "http://127.0.0.1:9650" } } })
    const { texts } = await connected.call("search_operations", { words: "eth_protocolVersion", limit: 1 })
    expect(texts[0]).toMatch(/^subnet-evm protocolVersion\(.*Not served by any node today\.$/m)
  })

  test("does not offer streams, whose end a model would wait for in vain", async () => {
    await using connected = await connectInMemory(dataOnly(undefined))
    const { texts } = await connected.call("search_operations", { words: "streamChanges" })
    expect(texts[0]).not.toContain("streamChanges(")
    for (const operation of ["streamChanges", "streamPrimaryNetworkChanges"])
      expect(await connected.call("call_operation", { api: "data", operation })).toEqual({
        isError: true,
        texts: [expect.stringContaining(`data has no operation "${operation}" here`)],
      })
  })

  test("offers only what has a wanted tag", async () => {
    await using connected = await connectInMemory(dataOnly(undefined, { tags: ["blocks"] }))
    const { texts } = await connected.call("search_operations")
    expect(texts[0]?.split("\n").map((line) => line.split("(")[0])).toEqual(
      expect.arrayContaining(["data listLatestBlocks", "data getBlock"]),
    )
    expect(texts[0]).not.toContain("listLatestTransactions(")
    const call = { api: "data", operation: "listChains" }
    expect(await connected.call("call_operation", call)).toEqual({
      isError: true,
      texts: [expect.stringMatching(/^data has no operation "listChains" here/)],
    })
  })
})

describe("the API of an operation", () => {
  const call = { operation: "getBlock", parameters: { chainId: "1", blockId: "2" } }

  test("may be left out where one API has the operation", async () => {
    const { fetch } = answering(() => newest)
    await using connected = await connectInMemory(dataOnly(fetch))
    expect((await connected.call("call_operation", call)).isError).toBe(false)
    const described = await connected.call("describe_operation", { operation: "getBlock" })
    expect(described.texts[0]).toMatch(/^# getBlock\n/)
  })

  test("is asked for where several have it, and near ones are named where none has", async () => {
    const url = "http://127.0.0.1:1"
    await using connected = await connectInMemory({ apis: { data: { baseUrl: url }, "p-chain": { baseUrl: url } } })
    expect(await connected.call("call_operation", call)).toEqual({
      isError: true,
      texts: ['several APIs have an operation "getBlock": data, p-chain. Say which as api.'],
    })
    const { texts } = await connected.call("describe_operation", { operation: "getBlocks" })
    expect(texts[0]).toMatch(/^no API has an operation "getBlocks" here; there are .*data\.getBlock/)
  })
})

describe("call_operation", () => {
  const page = (blocks: readonly object[]) => answering(() => ({ nextPageToken: "t2", blocks }))

  test("tells freshness, the age of a cached answer and the next page, and then the answer", async () => {
    const { fetch, asked } = answering(() => ({ nextPageToken: "t2", blocks: [newest] }), { age: "30" })
    await using connected = await connectInMemory(dataOnly(fetch))
    const call = { api: "data", operation: "listLatestBlocks", parameters: { chainId: "43114" } }
    expect(await connected.call("call_operation", call)).toEqual({
      isError: false,
      texts: [
        "Freshness: the newest block of chain 43114 is 61, 12 s old (2026-11-22T00:00:48.000Z).\n" +
          "From a cache: 30 s old.\n" +
          'There is a next page: pageToken "t2".',
        JSON.stringify({ nextPageToken: "t2", blocks: [newest] }),
      ],
    })
    await connected.call("call_operation", call)
    expect(asked.filter((line) => line.endsWith("pageSize=1")).length).toBe(1)
  })

  test("asks for no larger page than the server's limit, and says so", async () => {
    const { fetch, asked } = page([newest])
    await using connected = await connectInMemory(dataOnly(fetch, { maxPageSize: 5 }))
    const { texts } = await connected.call("call_operation", {
      api: "data",
      operation: "listLatestBlocks",
      parameters: { chainId: "1", pageSize: 100 },
    })
    expect(texts[0]).toContain("pageSize is 5, the most that this server asks for.")
    expect(asked).toContain("GET /secret-path/v1/chains/1/blocks?pageSize=5")
    await connected.call("call_operation", { api: "data", operation: "listSubnets", parameters: { network: "fuji" } })
    expect(asked).toContain("GET /secret-path/v1/networks/fuji/subnets?pageSize=5")
  })

  test("gives a long answer in pieces of one and the same answer", async () => {
    let served = 0
    const { fetch } = answering(() => ({ blocks: [{ ...newest, served: ++served, text: "é".repeat(2_500) }] }))
    await using connected = await connectInMemory(dataOnly(fetch, { maxAnswerCharacters: 1_000 }))
    const pieces: string[] = []
    let notes = ""
    for (let offset = 0; ; ) {
      const call = { api: "data", operation: "getBlock", parameters: { chainId: "1", blockId: "2" }, offset }
      const { texts } = await connected.call("call_operation", call)
      notes = texts[0] ?? ""
      pieces.push(texts[1] ?? "")
      const [, next] = /offset (\d+); or ask for less\./.exec(notes) ?? []
      if (next === undefined) break
      offset = Number(next)
    }
    expect(pieces.map((piece) => piece.length)).toEqual([1_000, 1_000, expect.any(Number)])
    expect(JSON.parse(pieces.join("")).blocks[0]).toMatchObject({ blockNumber: "61" })
    expect(notes).toMatch(/Characters 2000 to \d+ of \d+\. This is the end of the answer\.$/)
  })

  test("says that an answer was asked for anew when the one before is forgotten", async () => {
    const { fetch } = page([{ ...newest, text: "x".repeat(3_000) }])
    await using connected = await connectInMemory(dataOnly(fetch, { maxAnswerCharacters: 1_000 }))
    const call = { api: "data", operation: "getBlock", parameters: { chainId: "1", blockId: "2" }, offset: 1_000 }
    const { texts } = await connected.call("call_operation", call)
    expect(texts[0]).toMatch(/asked for anew and may differ from the piece before\.\nCUT: Characters 1000 to 2000 of /)
  })

  test.each([
    ["reindexNft", { chainId: "1", address: "0x", tokenId: "1" }, "it is a POST, which may change something"],
    ["aggregateSignatures", { network: "fuji", body: {} }, "it is a POST, which may change something"],
  ])("does not call %s unless it is allowed", async (operation, parameters, reason) => {
    const { fetch, asked } = answering(() => ({}))
    await using connected = await connectInMemory(dataOnly(fetch))
    const call = { api: "data", operation, parameters }
    expect(await connected.call("call_operation", call)).toEqual({
      isError: true,
      texts: [
        `data.${operation}: not called, since ${reason}. Whoever runs this server can allow it: allow data.${operation}.`,
      ],
    })
    expect(asked).toEqual([])
    await using allowed = await connectInMemory(dataOnly(fetch, { allow: [`data.${operation}`] }))
    expect((await allowed.call("call_operation", call)).isError).toBe(false)
    expect(asked[0]).toMatch(/^POST /)
    const { tools } = await allowed.client.listTools()
    expect(tools.find(({ name }) => name === "call_operation")?.annotations?.readOnlyHint).toBe(false)
  })

  test.each([
    "eth_sendRawTransaction",
    "eth_sendTransaction",
    "eth_newFilter",
    "eth_getFilterChanges",
    "eth_sign",
    "eth_signTransaction",
    "eth_resend",
    "avax.issueTx",
  ])("does not call %s", async (operation) => {
    const { fetch, asked } = answering(() => ({}))
    await using connected = await connectInMemory({ apis: { "subnet-evm": { baseUrl: "http://node.example" } }, fetch })
    const { isError, texts } = await connected.call("call_operation", { api: "subnet-evm", operation })
    expect({ isError, texts, asked }).toEqual({
      isError: true,
      texts: [expect.stringContaining("not called, since")],
      asked: [],
    })
  })

  test("names parameters that are unknown or missing, and those there are", async () => {
    const { fetch, asked } = answering(() => ({}))
    await using connected = await connectInMemory(dataOnly(fetch))
    const call = { api: "data", operation: "getBlock", parameters: { chain: "1", blockId: "2" } }
    expect(await connected.call("call_operation", call)).toEqual({
      isError: true,
      texts: ['data.getBlock: "chain" is not a parameter; "chainId" is missing. The parameters are chainId, blockId.'],
    })
    expect(asked).toEqual([])
  })

  test("names operations that are alike when there is none of a name", async () => {
    await using connected = await connectInMemory(dataOnly(undefined))
    expect(await connected.call("call_operation", { api: "data", operation: "getBlocks" })).toEqual({
      isError: true,
      texts: [
        expect.stringMatching(
          /^data has no operation "getBlocks" here; there are .*getBlock.*\. search_operations finds more\.$/,
        ),
      ],
    })
  })

  test("gives a JSON-RPC error with its code, message and data", async () => {
    const error = { code: 3, message: "execution reverted", data: "0x08c379a0" }
    const { fetch } = answering((_, body) => ({ jsonrpc: "2.0", id: (body as { id: number }).id, error }))
    await using connected = await connectInMemory({ apis: { "subnet-evm": { baseUrl: "http://node.example" } }, fetch })
    const call = { api: "subnet-evm", operation: "eth_call", parameters: { transaction: {}, block: "latest" } }
    expect(await connected.call("call_operation", call)).toEqual({
      isError: true,
      texts: [
        expect.stringMatching(
          /^subnet-evm\.ethCall failed with RpcError, JSON-RPC code 3, data "0x08c379a0": .*execution reverted/,
        ),
      ],
    })
  })

  test("shows neither the key nor the path of a base URL, whatever fails", async () => {
    const refusing: typeof fetch = async () => {
      throw new TypeError("fetch failed")
    }
    await using connected = await connectInMemory(dataOnly(refusing, { allow: [] }))
    const echoing = answering(() => Response.json({ message: "no key sk-never-shown here" }, { status: 401 }))
    await using denied = await connectInMemory(dataOnly(echoing.fetch))
    const call = { api: "data", operation: "getChain", parameters: { chainId: "1" } }
    const answers = await Promise.all([
      connected.call("search_operations"),
      connected.call("get_freshness", { api: "data", parameters: { chainId: "1" } }),
      connected.call("call_operation", call),
      denied.call("call_operation", call),
    ])
    expect(JSON.stringify(answers)).not.toMatch(/sk-never-shown|secret-path/)
    expect(answers[1]?.texts).toEqual([
      "Freshness: not known; the newest block of chain 1 could not be read (ConnectionError).",
    ])
  })

  test("takes the chain of a node's path from variables", async () => {
    const { fetch, asked } = answering((_, body) => {
      const { id, method } = body as { readonly id: number; readonly method: string }
      const block = { number: "0x10", timestamp: "0x6a000000" }
      return { jsonrpc: "2.0", id, result: method === "eth_chainId" ? "0x1" : block }
    })
    await using connected = await connectInMemory({
      apis: { "subnet-evm": { baseUrl: "http://node.example" } },
      fetch,
      now,
    })
    const call = { api: "subnet-evm", operation: "chainId", variables: { blockchainID: "my/L1" } }
    const { texts } = await connected.call("call_operation", call)
    expect(asked).toEqual(["POST /ext/bc/my%2FL1/rpc", "POST /ext/bc/my%2FL1/rpc"])
    expect(texts).toEqual([expect.stringMatching(/^Freshness: the newest block of my\/L1 is 16, /), '"0x1"'])
  })

  test("calls one endpoint of an EVM chain as it is", async () => {
    const { fetch, asked } = answering((_, body) => ({
      jsonrpc: "2.0",
      id: (body as { id: number }).id,
      result: "0x1",
    }))
    const apis = { "subnet-evm": { baseUrl: "http://node.example/rpc/key", isEndpoint: true } }
    await using connected = await connectInMemory({ apis, fetch, now })
    await connected.call("call_operation", { api: "subnet-evm", operation: "chainId" })
    expect(new Set(asked)).toEqual(new Set(["POST /rpc/key"]))
  })
})

describe("get_freshness", () => {
  test("asks the X-Chain for its newest block and that one's time", async () => {
    const { fetch, asked } = answering((_, body) => {
      const { id, method, params } = body as { readonly id: number; readonly method: string; readonly params: object }
      const block = { block: { height: 7, time: now() / 1000 - 90_000 }, encoding: "json" }
      const isBlock = method === "avm.getBlockByHeight" && JSON.stringify(params) === '{"height":"7","encoding":"json"}'
      return { jsonrpc: "2.0", id, result: isBlock ? block : { height: "7" } }
    })
    await using connected = await connectInMemory({
      apis: { "x-chain": { baseUrl: "http://node.example" } },
      fetch,
      now,
    })
    const { texts } = await connected.call("get_freshness", { api: "x-chain" })
    expect({ texts, asked }).toEqual({
      texts: ["Freshness: the newest block of the X-Chain is 7, 25.0 h old (2026-11-20T23:01:00.000Z)."],
      asked: ["POST /ext/bc/X", "POST /ext/bc/X"],
    })
  })

  test("asks the data API for the chain of the primary network that is named", async () => {
    const { fetch, asked } = answering(() => ({ blocks: [newest] }))
    await using connected = await connectInMemory(dataOnly(fetch))
    const parameters = { network: "fuji", blockchainId: "p-chain" }
    expect((await connected.call("get_freshness", { api: "data", parameters })).texts).toEqual([
      "Freshness: the newest block of p-chain of fuji is 61, 12 s old (2026-11-22T00:00:48.000Z).",
    ])
    expect(asked).toEqual(["GET /secret-path/v1/networks/fuji/blockchains/p-chain/blocks?pageSize=1"])
    expect((await connected.call("get_freshness", { api: "data" })).texts).toEqual([
      expect.stringMatching(/^Freshness: not known; the parameters name no chain/),
    ])
  })
})

describe("a server's options", () => {
  const apis = { data: { baseUrl: "http://127.0.0.1:8080" } }
  test.each<readonly [McpOptions, string]>([
    [{ apis: {} }, "apis: give at least one of data, metrics, health, x-chain, p-chain, subnet-evm"],
    [{ apis: { data: { baseUrl: "data" } } }, "the base URL of data is not an http or https URL"],
    [{ apis, tags: ["Bloks"] }, 'tags: nothing has the tag "Bloks"; there are AVAX supply, Assets, Balances, Blocks, '],
    [
      { apis, allow: ["data.getBlock"] },
      'allow: "data.getBlock" is not an operation to allow; there are data.aggregateSignatures, data.reindexNft',
    ],
    [{ apis, maxPageSize: 0 }, "maxPageSize must be an integer of at least 1"],
    [{ apis, maxAnswerCharacters: 10 }, "maxAnswerCharacters must be an integer of at least 1000"],
  ])("%j are refused with the option and the rule", async (options, message) => {
    await expect(createMcpServer(options)).rejects.toThrow(message)
  })
})
