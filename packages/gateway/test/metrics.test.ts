import { ServiceError } from "@serac/server/http"
import { Registry } from "prom-client"
import { afterEach, beforeEach, expect, test } from "vitest"
import { call, GatewayWithNodes } from "./gateway-with-nodes.ts"

const nodes = new GatewayWithNodes()
beforeEach(() => nodes.begin())
afterEach(() => nodes.end())

test("calls are measured by method, status and where the answer is from, and nodes by their hosts alone", async () => {
  const registry = new Registry()
  const { node, second } = nodes
  const secret = node.url.replace("http://", "http://me:password@")
  const caller = { address: "10.0.0.1", keyId: undefined, orgId: undefined, tier: "free", scopes: [] }
  const refusals = [undefined, undefined, undefined, new ServiceError(429, "No")]
  const { told, evm, measure } = await nodes.start({
    nodes: [`${secret}/secret-path?key=word`],
    chains: [
      { chainId: "1", rpcUrls: [`${secret}/secret-path`, second.url], isCChain: true },
      { chainId: "2", rpcUrls: ["http://127.0.0.1:1/dead"] },
    ],
    access: { admit: () => ({ caller, refusal: refusals.shift() }) },
  })
  measure(registry)
  await evm(call("eth_chainId"))
  await evm(`[${call("eth_chainId")},${call("eth_gasPrice")},${call("eth_gasPrice")},${call("made_up")}]`)
  await told("/ext/bc/2/rpc", call("eth_gasPrice"))
  await evm(call("eth_gasPrice"))
  node.reply = () => ({ status: 500, text: "" })
  await evm(call("eth_gasPrice"))
  const text = await registry.metrics()
  expect(text).not.toMatch(/secret|password|word/)
  const lines = text.split("\n").filter((line) => /^serac_gateway_(calls|node_duration_seconds_count)/.test(line))
  const host = (url: string) => new URL(url).host
  expect(lines.sort()).toEqual(
    [
      'calls_total{method="eth_chainId",status="200",answer="asked"} 1',
      'calls_total{method="eth_chainId",status="200",answer="kept"} 1',
      'calls_total{method="eth_gasPrice",status="200",answer="asked"} 3',
      'calls_total{method="other",status="200",answer="none"} 1',
      'calls_total{method="eth_gasPrice",status="503",answer="none"} 1',
      'calls_total{method="eth_gasPrice",status="429",answer="none"} 1',
      `node_duration_seconds_count{node="${host(node.url)}",outcome="answered"} 2`,
      `node_duration_seconds_count{node="${host(node.url)}",outcome="failed"} 1`,
      `node_duration_seconds_count{node="${host(second.url)}",outcome="answered"} 1`,
      'node_duration_seconds_count{node="127.0.0.1:1",outcome="failed"} 1',
    ]
      .map((line) => `serac_gateway_${line}`)
      .sort(),
  )
  expect(text).toContain('serac_gateway_call_duration_seconds_count{method="eth_gasPrice"} 5')
  expect(text).toContain('serac_gateway_call_duration_seconds_count{method="other"} 1')
  expect(text).toContain("serac_gateway_requests_running 0")
  expect(text).toMatch(/serac_gateway_cache_characters [1-9]/)
})

test("of chains with several nodes it is measured how far each is behind, and of others nothing", async () => {
  const registry = new Registry()
  const { node, second } = nodes
  node.head = 100
  second.head = 97
  const { measure } = await nodes.start()
  measure(registry)
  const lags = async () =>
    (await registry.metrics()).split("\n").filter((line) => line.startsWith("serac_gateway_node_lag"))
  const host = (url: string) => new URL(url).host
  await expect
    .poll(lags)
    .toEqual([
      `serac_gateway_node_lag_blocks{chain="C",node="${host(node.url)}"} 0`,
      `serac_gateway_node_lag_blocks{chain="C",node="${host(second.url)}"} 3`,
    ])
})

test("what access measures is measured with the gateway", async () => {
  const caller = { address: "", keyId: undefined, orgId: undefined, tier: "free", scopes: [] }
  const measured: unknown[] = []
  const { measure } = await nodes.start({
    access: { admit: () => ({ caller }), measure: (registry) => measured.push(registry) },
  })
  const registry = new Registry()
  measure(registry)
  expect(measured).toEqual([registry])
})

test("a call whose caller goes before the answer is measured as aborted", async () => {
  const registry = new Registry()
  const { url, measure } = await nodes.start()
  measure(registry)
  nodes.node.reply = () => "hang"
  const controller = new AbortController()
  const { signal } = controller
  const asking = fetch(`${url}/ext/bc/C/rpc`, { method: "POST", body: call("eth_gasPrice"), signal }).catch(String)
  await expect.poll(() => nodes.node.asked.length).toBe(1)
  controller.abort()
  await asking
  const calls = async () => /serac_gateway_calls_total\{.*\} 1/.exec(await registry.metrics())?.[0]
  await expect.poll(calls).toBe('serac_gateway_calls_total{method="eth_gasPrice",status="aborted",answer="none"} 1')
})
