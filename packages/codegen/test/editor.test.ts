import { beforeAll, describe, expect, test } from "vitest"
import { type Hover, hoversOf } from "./support/language-service.ts"

const code = `
import { createDataClient, createDataCore, getBlock } from "@serac/data"
import { createRestCore } from "@serac/client/rest"
import { createRpcCore } from "@serac/client/rpc"
import { createSubnetEvmClient, getBlockByNumber } from "@serac/subnet-evm"
import { createXChainClient, getTx } from "@serac/x-chain"

const parameters = { chainId: "43114", blockId: "61" }
const data = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
/*?*/getBlock(createDataCore({ baseUrl: "http://127.0.0.1:8080" }), parameters)
data./*?*/getBlock(parameters)
data./*?*/listLatestBlocks({ chainId: "43114" })
createRestCore({ baseUrl: "http://127.0.0.1:8080" })./*?*/call({ id: "x", method: "GET", path: "/" })
const xChain = createXChainClient({ baseUrl: "http://127.0.0.1:9650" })
/*?*/getTx(xChain, { txID: "2A" })
xChain./*?*/getTx({ txID: "2A" })
const subnet = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650" })
/*?*/getBlockByNumber(subnet, { block: 17n, hydrated: true })
subnet./*?*/getBlockByNumber({ block: 17n, hydrated: true })
xChain./*?*/getTx({ txID: "2A", encoding: "json" })
createRpcCore({ baseUrl: "http://127.0.0.1:9650" })./*?*/call({ method: "x", path: "/" })
`

const names = [
  "a function",
  "a bound method",
  "a bound listing",
  "the core's call",
  "an RPC function",
  "a bound RPC method",
  "a call for whole transactions",
  "a bound call for whole transactions",
  "a bound call for JSON",
  "the RPC core's call",
] as const

let hovers: Readonly<Record<(typeof names)[number], Hover>>

beforeAll(() => {
  const all = hoversOf(code)
  hovers = Object.fromEntries(names.map((name, index) => [name, all[index]])) as typeof hovers
})

const thrown = ({ tags }: Hover) => tags.filter((tag) => tag.startsWith("throws "))

describe("the errors that an editor lists have their names and when they are thrown", () => {
  test.each(["a function", "a bound method"] as const)("of %s", (name) => {
    expect(thrown(hovers[name])).toEqual([
      "throws BadRequestError 400: Invalid chain or block.",
      "throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.",
      "throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.",
      "throws NotFoundError 404: The block or its chain does not exist.",
      expect.stringMatching(/^throws TooManyRequestsError 429: The rate limit was exceeded\. An API key raises it\./),
      "throws InternalServerError 500: An unexpected failure of the server.",
      "throws BadGatewayError 502: The gateway received an invalid response from the server behind it.",
      expect.stringMatching(/^throws ServiceUnavailableError 503: The service cannot answer\./),
    ])
  })

  test.each(["an RPC function", "a bound RPC method"] as const)("of %s", (name) => {
    expect(thrown(hovers[name])).toEqual([
      "throws RpcError -32000: not found",
      "throws RpcError -32000: nil transaction ID",
      "throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
    ])
  })

  test("of the core's call", () => {
    expect(thrown(hovers["the core's call"])).toEqual(
      expect.arrayContaining(["throws TimeoutError when a time limit was reached"]),
    )
  })

  test("of the RPC core's call", () => {
    expect(thrown(hovers["the RPC core's call"])).toEqual(
      expect.arrayContaining(["throws TimeoutError when a time limit was reached"]),
    )
  })
})

describe("a bound method shows what its function shows", () => {
  test.each([
    ["a function", "a bound method"],
    ["an RPC function", "a bound RPC method"],
  ] as const)("%s and %s have one text and the same tags, but for the example", (name, bound) => {
    const shown = ({ text, tags }: Hover) => ({ text, tags: tags.filter((tag) => !tag.startsWith("example")) })
    expect(shown(hovers[bound])).toEqual(shown(hovers[name]))
    expect(hovers[bound].tags.find((tag) => tag.startsWith("example"))).toMatch(/client\.get/)
  })

  test("a call's signature names its result, its errors and its headers", () => {
    expect(hovers["a bound method"].signature).toBe(
      "(method) DataClient.getBlock(parameters: GetBlockParameters, options?: CallOptions): ResponsePromise<GetBlockResult, GetBlockError, GetBlockHeaders>",
    )
  })

  test("a listing's signature names its page, its item, its errors and its headers", () => {
    expect(hovers["a bound listing"].signature).toBe(
      "(method) DataClient.listLatestBlocks(parameters: ListLatestBlocksParameters, options?: CallOptions): Pages<ListLatestBlocksResult, EvmBlock, ListLatestBlocksError, ListLatestBlocksHeaders>",
    )
  })

  test("a call whose result depends on an argument names that result", () => {
    expect(
      [
        hovers["a call for whole transactions"],
        hovers["a bound call for whole transactions"],
        hovers["a bound call for JSON"],
        hovers["a bound RPC method"],
      ].map(({ signature }) => signature),
    ).toEqual([
      '(alias) getBlockByNumber(client: Pick<RpcCore, "call">, parameters: GetBlockByNumberParams & { hydrated: true; }, options?: RpcCallOptions): Promise<BlockWithTransactions | null> (+2 overloads) import getBlockByNumber',
      "(method) SubnetEvmClient.getBlockByNumber(parameters: GetBlockByNumberParams & { hydrated: true; }, options?: RpcCallOptions): Promise<BlockWithTransactions | null> (+2 overloads)",
      '(method) XChainClient.getTx(parameters: GetTxParams & { encoding: "json"; }, options?: RpcCallOptions): Promise<JsonTransaction> (+2 overloads)',
      '(method) XChainClient.getTx(parameters: GetTxParams & { encoding?: "hex" | "hexc" | "hexnc"; }, options?: RpcCallOptions): Promise<EncodedTransaction> (+2 overloads)',
    ])
  })
})
