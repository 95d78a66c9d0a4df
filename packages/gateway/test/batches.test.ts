import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { call, GatewayWithNodes, refusal } from "./gateway-with-nodes.ts"

const nodes = new GatewayWithNodes()
beforeEach(() => nodes.begin())
afterEach(() => nodes.end())

describe("a batch", () => {
  test("is answered in its order, whatever ids it has and whatever the node's order is", async () => {
    const { evm } = await nodes.start()
    const calls = [
      '{"jsonrpc":"2.0","id":7,"method":"eth_gasPrice"}',
      '{"jsonrpc":"2.0","id":7,"method":"personal_sign"}',
      "5",
      '{"id":1.50,"jsonrpc":"2.0","method":"eth_getBalance","params":[ 1.0 ],"more":true}',
      '{"jsonrpc":"2.0","method":"eth_gasPrice","params":["nobody waits"]}',
      '{"jsonrpc":"2.0","id":"é","method":"eth_gasPrice"}',
    ]
    expect(await evm(`[${calls}]`)).toEqual([
      200,
      `[${[
        '{"jsonrpc":"2.0","id":7,"result":{"method":"eth_gasPrice","params":[]}}',
        refusal(-32601, "the method personal_sign does not exist/is not available", "7"),
        refusal(-32600, "invalid request", "null"),
        '{"jsonrpc":"2.0","id":1.50,"result":{"method":"eth_getBalance","params":[1]}}',
        '{"jsonrpc":"2.0","id":"é","result":{"method":"eth_gasPrice","params":[]}}',
      ]}]\n`,
    ])
    const sent = [
      '{"jsonrpc":"2.0","id":0,"method":"eth_gasPrice"}',
      '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":[1.0]}',
      '{"jsonrpc":"2.0","id":2,"method":"eth_gasPrice","params":["nobody waits"]}',
      '{"jsonrpc":"2.0","id":3,"method":"eth_gasPrice"}',
    ]
    expect(nodes.node.bodies).toEqual([`[${sent}]`])
  })

  test("of notifications alone has no answer", async () => {
    const { evm } = await nodes.start()
    expect(await evm('[{"jsonrpc":"2.0","method":"eth_gasPrice"}]')).toEqual([200, ""])
  })

  test("has answers from memory beside others, with no line end among them", async () => {
    const { evm } = await nodes.start()
    await evm(call("eth_chainId"))
    const answered = (method: string, id: number) =>
      `{"jsonrpc":"2.0","id":${id},"result":{"method":"${method}","params":[]}}`
    expect(await evm(`[${call("eth_chainId", [], 8)},${call("eth_gasPrice", [], 9)}]`)).toEqual([
      200,
      `[${answered("eth_chainId", 8)},${answered("eth_gasPrice", 9)}]\n`,
    ])
    expect(nodes.node.bodies.at(-1)).toBe('[{"jsonrpc":"2.0","id":0,"method":"eth_gasPrice","params":[]}]')
    expect(await evm(call("eth_chainId", [], 10))).toEqual([200, `${answered("eth_chainId", 10)}\n`])
  })

  test("of which a node answers a part has errors for the rest", async () => {
    const { evm } = await nodes.start()
    nodes.node.reply = () => '[{"id":1,"result":"0x1"}]'
    const calls = [call("eth_gasPrice", [], 8), call("eth_blockNumber", [], 9)]
    expect(await evm(`[${calls}]`)).toEqual([
      200,
      `[${refusal(-32603, "the node did not answer this call", "8")},{"id":9,"result":"0x1"}]\n`,
    ])
  })

  test("has answers up to a number of characters, and an error for each call beyond it", async () => {
    const { evm } = await nodes.start({ maxBatchAnswer: 1_000 })
    const result = "x".repeat(400)
    nodes.node.reply = () => `[${[0, 1, 2, 3].map((id) => `{"id":${id},"result":"${result}"}`)}]`
    const told = (id: number) => `{"id":${id},"result":"${result}"}`
    const calls = [1, 2, 3, 4].map((id) => call("eth_gasPrice", [], id))
    expect(await evm(`[${calls}]`)).toEqual([
      200,
      `[${[told(1), told(2), ...["3", "4"].map((id) => refusal(-32003, "response too large", id))]}]\n`,
    ])
  })
})
