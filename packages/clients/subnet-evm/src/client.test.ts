import { expect, test } from "vitest"
import { createSubnetEvmClient, getBlockByNumber } from "./index.ts"

interface Call {
  readonly id: number
  readonly method: string
  readonly params?: unknown
}

/** A client of a chain named L1 that answers every call with the given JSON, and what it was asked. */
function clientAnswering(result: string) {
  const asked: { readonly path: string; readonly method: string; readonly params: unknown }[] = []
  const client = createSubnetEvmClient({
    baseUrl: "http://127.0.0.1:9650",
    variables: { blockchainID: "L1" },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const body: Call | Call[] = await request.json()
      const path = new URL(request.url).pathname
      for (const { method, params } of [body].flat()) asked.push({ path, method, params })
      const answers = [body].flat().map(({ id }) => `{"jsonrpc":"2.0","id":${id},"result":${result}}`)
      return new Response(Array.isArray(body) ? `[${answers}]` : answers[0])
    },
  })
  return { client, asked }
}

test("request asks each method at its own endpoint, and others at the chain's", async () => {
  const { client, asked } = clientAnswering("{}")
  await client.request({ method: "eth_chainId" })
  await client.request({ method: "validators.getCurrentValidators", params: { nodeIDs: [] } })
  await client.request({ method: "eth_somethingNew", params: ["latest"] })
  expect(asked).toEqual([
    { path: "/ext/bc/L1/rpc", method: "eth_chainId", params: [] },
    { path: "/ext/bc/L1/validators", method: "validators.getCurrentValidators", params: { nodeIDs: [] } },
    { path: "/ext/bc/L1/rpc", method: "eth_somethingNew", params: ["latest"] },
  ])
})

test("request, batch and the bound method give a 64-bit integer as bigint, however small", async () => {
  const { client } = clientAnswering(`{"feeConfig":{"gasLimit":8000000},"lastChangedAt":18446744073709551615}`)
  const expected = { feeConfig: { gasLimit: 8000000n }, lastChangedAt: 18446744073709551615n }
  expect(await client.request({ method: "eth_feeConfig", params: [] })).toEqual(expected)
  expect(await client.feeConfig()).toEqual(expected)
  expect(await client.batch([{ method: "eth_feeConfig" }, { method: "eth_somethingNew" }])).toEqual([
    { status: "fulfilled", value: expected },
    { status: "fulfilled", value: { feeConfig: { gasLimit: 8000000 }, lastChangedAt: 18446744073709551615n } },
  ])
})

test("block numbers may be bigint, wherever a method is called", async () => {
  const { client, asked } = clientAnswering("null")
  await getBlockByNumber(client, { block: 17n, hydrated: true })
  await client.getBlockByNumber({ block: 17n, hydrated: false })
  await client.getLogs({ filter: { fromBlock: 0n, toBlock: "latest" } })
  await client.request({ method: "eth_getBlockByNumber", params: [17n, true] })
  await client.batch([{ method: "eth_getBlockByNumber", params: [17n, true] }, { method: "eth_chainId" }])
  expect(asked.map(({ params }) => params)).toEqual([
    ["0x11", true],
    ["0x11", false],
    [{ fromBlock: "0x0", toBlock: "latest" }],
    ["0x11", true],
    ["0x11", true],
    [],
  ])
})

test("named parameters go by position, and eth_call is not the client's own call", async () => {
  const { client, asked } = clientAnswering('"0x01"')
  const transaction = { to: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC", data: "0x06fdde03" } as const
  await client.ethCall({ transaction, block: "latest" })
  await client.call({ method: "eth_custom", path: "/ext/custom", positions: ["a"] }, { a: 1 })
  expect(asked).toEqual([
    { path: "/ext/bc/L1/rpc", method: "eth_call", params: [transaction, "latest"] },
    { path: "/ext/custom", method: "eth_custom", params: [1] },
  ])
})
