import { ethAddressOfPrivateKey, formatEthAddress } from "@serac/chain"
import { afterAll, expect, test } from "vitest"
import { type RunningDevnet, startDevnet } from "../src/start-devnet.ts"
import { testAccounts } from "../src/wallet/test-accounts.ts"

const running: RunningDevnet[] = []
afterAll(async () => void (await Promise.all(running.map((one) => one.close()))))

async function start(options: Parameters<typeof startDevnet>[0] = {}) {
  const one = await startDevnet(options)
  running.push(one)
  return one
}

const call = async (url: string, path: string, method: string, params: unknown = {}) => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const headers = { "content-type": "application/json" }
  const response = await fetch(`${url}${path}`, { method: "POST", headers, body })
  return ((await response.json()) as { result: Record<string, unknown> }).result
}

test("the keys of the test accounts are theirs", () => {
  expect(
    testAccounts.map(({ privateKey }) =>
      formatEthAddress(ethAddressOfPrivateKey(new Uint8Array(Buffer.from(privateKey.slice(2), "hex")))),
    ),
  ).toEqual(testAccounts.map(({ address }) => address))
})

test("serves P, X, health, info and the devnet's own methods, several at once", async () => {
  const [one, other] = await Promise.all([start({ seed: "one" }), start({ seed: "other" })])
  const asked = async ({ url }: RunningDevnet) => ({
    p: await call(url, "/ext/bc/P", "platform.getHeight"),
    x: await call(url, "/ext/bc/X", "avm.getHeight"),
    network: await call(url, "/ext/info", "info.getNetworkID"),
    health: (await fetch(`${url}/ext/health`)).status,
    mined: await call(url, "/ext/devnet", "devnet.mine"),
  })
  const expected = {
    p: { height: "0" },
    x: { height: "0" },
    network: { networkID: "12345" },
    health: 200,
    mined: { heights: { P: "0", X: "0" } },
  }
  expect([await asked(one), await asked(other)]).toEqual([expected, expected])
  const ids = await Promise.all([one, other].map(({ url }) => call(url, "/ext/info", "info.getNodeID")))
  expect(ids[0]?.nodeID).not.toBe(ids[1]?.nodeID)
})

test("a chain's /ws takes WebSocket and nothing else, as a node's", async () => {
  const { url } = await start({ seed: "one" })
  const ask = async (path: string) => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'
    const headers = { "content-type": "application/json" }
    const response = await fetch(`${url}/ext/bc/C${path}`, { method: "POST", headers, body })
    return [response.status, await response.text()]
  }
  expect([await ask("/rpc"), await ask("/ws")]).toEqual([
    [200, '{"jsonrpc":"2.0","id":1,"result":"0xa868"}\n'],
    [400, "Bad Request\n"],
  ])
})

test("a network that cannot begin leaves its port free", async () => {
  const fund = ["0x12"] as const
  const { port } = new URL((await start({ seed: "one" })).url)
  await running.pop()?.close()
  await expect(startDevnet({ seed: "one", port: Number(port), fund })).rejects.toThrow()
  expect(new URL((await start({ seed: "one", port: Number(port) })).url).port).toBe(port)
})

test("history is filled when what it waits for has settled, well or not", async () => {
  let fail: (error: Error) => void = () => {}
  const historyAfter = new Promise<void>((_, reject) => {
    fail = reject
  })
  const shares: number[] = []
  const one = await start({
    days: 0.01,
    historyAfter,
    onProgress: (share) => shares.push(share),
  })
  expect(await call(one.url, "/ext/bc/C/rpc", "eth_chainId", [])).toBe("0xa868")
  expect(shares).toEqual([])
  fail(new Error("it did not come"))
  await one.filled
  expect(shares.at(-1)).toBe(1)
})

test("a devnet whose history waits can be closed", async () => {
  const shares: number[] = []
  const never = new Promise(() => {})
  const one = await startDevnet({
    days: 1,
    historyAfter: never,
    onProgress: (share) => shares.push(share),
  })
  await one.close()
  expect(shares).toEqual([])
})

test("what goes wrong with the history is told by `filled`, and the network closes all the same", async () => {
  const broken = await startDevnet({
    seed: "history",
    days: 0.01,
    onProgress: () => {
      throw new Error("no progress")
    },
  })
  await expect(broken.filled).rejects.toThrow("no progress")
  await broken.close()
  await expect(fetch(broken.url)).rejects.toThrow()
})

test("fills days of history behind its first answers, ends at the present, and makes L1s", async () => {
  const shares: number[] = []
  const { url, filled, devnet } = await start({
    seed: "history",
    days: 0.2,
    l1s: [{ name: "firn", chainID: 99_200 }],
    onProgress: (share) => shares.push(share),
  })
  await filled
  const { height } = await call(url, "/ext/bc/P", "platform.getHeight")
  const { timestamp } = await call(url, "/ext/bc/P", "platform.getTimestamp")
  const { blockchains } = await call(url, "/ext/bc/P", "platform.getBlockchains")
  expect(Number(height)).toBeGreaterThan(5)
  expect(Math.abs(Date.now() - devnet.network.clock.now())).toBeLessThan(60_000)
  expect(Date.parse(String(timestamp))).toBeGreaterThan(Date.now() - 0.2 * 86_400_000)
  expect((blockchains as { name: string }[]).map(({ name }) => name)).toEqual(["firn", "C-Chain", "X-Chain"])
  const { chain } = devnet.chains.c
  expect(chain.tip.header.number).toBeGreaterThan(8n)
  expect(shares.at(-1)).toBeCloseTo(1, 1)
})

test("the reference of its interfaces is at /docs, where a node has nothing, and all else is the node's", async () => {
  const { url } = await start()
  const answer = await fetch(`${url}/docs`, { headers: { "accept-encoding": "gzip" } })
  expect(answer.headers.get("content-encoding")).toBe("gzip")
  const known = await fetch(`${url}/docs`, {
    headers: { "accept-encoding": "gzip", "if-none-match": answer.headers.get("etag") ?? "" },
  })
  expect([known.status, await known.text()]).toEqual([304, ""])
  const page = await answer.text()
  const [, listed = ""] = /id="documents">(.*)<\/script>/.exec(page) ?? []
  const documents = JSON.parse(listed) as readonly { readonly name: string; readonly url: string }[]
  const kinds = documents.map(async ({ name, url: at }) => {
    const document = (await (await fetch(`${url}/${at}`)).json()) as object
    return [name, "openrpc" in document ? "OpenRPC" : "OpenAPI"]
  })
  expect(Object.fromEntries(await Promise.all(kinds))).toEqual({
    "subnet-evm": "OpenRPC",
    "p-chain": "OpenRPC",
    "x-chain": "OpenRPC",
    health: "OpenAPI",
    "health-rpc": "OpenRPC",
  })
  const others = await Promise.all([fetch(`${url}/docs/nothing`), fetch(`${url}/docs`, { method: "POST" })])
  expect(others.map(({ status, headers }) => [status, headers.has("node-id")])).toEqual([
    [404, true],
    [404, true],
  ])
})
