import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { call, GatewayWithNodes, refusal } from "./gateway-with-nodes.ts"

const nodes = new GatewayWithNodes()
beforeEach(() => nodes.begin())
afterEach(() => nodes.end())

describe("a batch", () => {
  test("is answered in its order, whatever ids it has and whatever the node's order is", async () => {
    const { evm } = await nodes.start()
    const calls = [
      '{"id":7,"method":"eth_gasPrice"}',
      '{"id":7,"method":"personal_sign"}',
      "5",
      '{"id":"é","method":"eth_getBalance","params":[1.0]}',
      '{"method":"eth_gasPrice","params":["nobody waits"]}',
      '{"id":{"a":[1]},"method":"eth_gasPrice"}',
    ]
    expect(await evm(`[${calls}]`)).toEqual([
      200,
      `[${[
        '{"jsonrpc":"2.0","id":7,"result":{"method":"eth_gasPrice","params":[]}}',
        refusal(-32601, "the method personal_sign does not exist/is not available", "7"),
        refusal(-32600, "invalid request", "null"),
        '{"jsonrpc":"2.0","id":"é","result":{"method":"eth_getBalance","params":[1]}}',
        '{"jsonrpc":"2.0","id":{"a":[1]},"result":{"method":"eth_gasPrice","params":[]}}',
      ]}]`,
    ])
    // What is asked twice is asked once.
    expect(nodes.node.bodies).toEqual([
      '[{"id":0,"method":"eth_gasPrice"},{"id":1,"method":"eth_getBalance","params":[1.0]},{"method":"eth_gasPrice","params":["nobody waits"],"id":2}]',
    ])
  })

  test("of notifications alone has no answer", async () => {
    const { evm } = await nodes.start()
    expect(await evm('[{"method":"eth_gasPrice"}]')).toEqual([200, ""])
  })

  test("of which a node answers a part has errors for the rest", async () => {
    const { evm } = await nodes.start()
    nodes.node.reply = () => '[{"id":1,"result":"0x1"}]'
    const calls = [call("eth_gasPrice", [], 8), call("eth_blockNumber", [], 9)]
    expect(await evm(`[${calls}]`)).toEqual([
      200,
      `[${refusal(-32603, "the node did not answer this call", "8")},{"id":9,"result":"0x1"}]`,
    ])
  })

  test("that waits for what was asked alone, and is answered with no JSON, has an error for it", async () => {
    const { evm } = await nodes.start()
    let answer = () => {}
    nodes.node.reply = () =>
      new Promise((resolve) => {
        answer = () => resolve({ status: 403, text: "<html>no</html>" })
      })
    const alone = evm(call("eth_gasPrice"))
    await expect.poll(() => nodes.node.asked.length, { timeout: 30_000 }).toBe(1)
    const together = evm(`[${call("eth_gasPrice", [], 8)},{}]`)
    // It has been read when what comes after it is answered.
    await evm("[{}]")
    answer()
    expect(await alone).toEqual([403, "<html>no</html>"])
    expect(await together).toEqual([
      200,
      `[${refusal(-32603, "the node did not answer this call", "8")},${refusal(-32600, "invalid request", "null")}]`,
    ])
  })

  test("has answers up to a number of characters, and an error for each call beyond it", async () => {
    const { evm } = await nodes.start({ maxBatchAnswer: 1_000 })
    const result = "x".repeat(400)
    nodes.node.reply = () => `[{"id":0,"result":"${result}"}]`
    const told = (id: number) => `{"id":${id},"result":"${result}"}`
    // They are one question of the node, and as many answers as there are calls.
    const calls = [1, 2, 3, 4].map((id) => call("eth_gasPrice", [], id))
    expect(await evm(`[${calls}]`)).toEqual([
      200,
      `[${[told(1), told(2), ...["3", "4"].map((id) => refusal(-32003, "response too large", id))]}]`,
    ])
  })
})
