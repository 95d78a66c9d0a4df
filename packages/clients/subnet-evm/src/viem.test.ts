import { createPublicClient, custom, http } from "viem"
import { expect, test } from "vitest"
import { createSubnetEvmClient, createSubnetEvmCore, fromProvider, getBalance } from "./index.ts"

const address = "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"

/** A node that knows two methods, and what it was asked. */
function node() {
  const asked: string[] = []
  const results: Readonly<Record<string, string>> = {
    eth_chainId: "0x18658",
    eth_getBalance: "0x295be96e64066972000000",
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body = (await new Request(input, init).json()) as { id: number; method: string }
    asked.push(body.method)
    const result = results[body.method]
    const answer = result === undefined ? { error: { code: -32601, message: "the method does not exist" } } : { result }
    return Response.json({ jsonrpc: "2.0", id: body.id, ...answer })
  }
  return { asked, fetch }
}

test("viem runs on our client: it is an EIP-1193 provider", async () => {
  const { asked, fetch } = node()
  const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650", fetch })
  const viem = createPublicClient({ transport: custom(client, { retryCount: 0 }) })
  expect(await viem.getChainId()).toBe(99928)
  expect(await viem.getBalance({ address })).toBe(0x295be96e64066972000000n)
  await expect(viem.getGasPrice()).rejects.toMatchObject({ name: "MethodNotFoundRpcError", code: -32601 })
  expect(asked).toEqual(["eth_chainId", "eth_getBalance", "eth_gasPrice"])
})

test("our functions run on viem's transport", async () => {
  const { asked, fetch } = node()
  const transport = http("http://127.0.0.1:9650/ext/bc/C/rpc", { fetchFn: fetch, retryCount: 0 })
  const core = createSubnetEvmCore({ transport: fromProvider(transport) })
  expect(await getBalance(core, { address, block: "latest" })).toBe("0x295be96e64066972000000")
  expect(asked).toEqual(["eth_getBalance"])
})
