import { afterEach, beforeEach, describe, expect, test } from "vitest"
import type { GatewayOptions } from "../src/index.ts"
import { call, GatewayWithNodes } from "./gateway-with-nodes.ts"

const nodes = new GatewayWithNodes()
beforeEach(() => nodes.begin())
afterEach(() => nodes.end())

describe("answers that never change are kept", () => {
  const finalBlock = async () => 16
  const asks = async (body: string, options: Partial<GatewayOptions> = {}) => {
    const { evm } = await nodes.start({ finalBlock, ...options })
    const before = nodes.node.asked.length
    await evm(body)
    const again = body.replace('"id":1', '"id":"other"')
    const [, text] = await evm(again)
    expect(JSON.parse(String(text)).id).toBe("other")
    return nodes.node.asked.length - before
  }
  const answering = (result: unknown) => {
    nodes.node.reply = ({ body }) => JSON.stringify({ jsonrpc: "2.0", id: JSON.parse(body).id, result })
  }

  test("by a number of a block that is final, and not by a later one, a tag or a hash that may come to mean something else", async () => {
    expect(await asks(call("eth_getBlockByNumber", ["0x10", true]))).toBe(1)
    expect(await asks(call("eth_getBlockByNumber", ["0x11", true]))).toBe(2)
    expect(await asks(call("eth_getBlockByNumber", ["latest", true]))).toBe(2)
    expect(await asks(call("eth_getBalance", ["0xa", "0x3"]))).toBe(1)
    expect(await asks(call("eth_getBalance", ["0xa"]))).toBe(2)
    expect(await asks(call("eth_call", [{}, "latest"]))).toBe(2)
    expect(await asks(call("eth_gasPrice"))).toBe(2)
    expect(await asks(call("eth_chainId"))).toBe(1)
  })

  test("by a hash where the answer is about a block that is final", async () => {
    answering({ blockNumber: "0x10" })
    expect(await asks(call("eth_getTransactionReceipt", ["0xab"]))).toBe(1)
    answering({ blockNumber: "0x11" })
    expect(await asks(call("eth_getTransactionReceipt", ["0xab"]))).toBe(2)
    answering({ blockNumber: null })
    expect(await asks(call("eth_getTransactionByHash", ["0xab"]))).toBe(2)
    answering({ number: "0x2" })
    expect(await asks(call("eth_getBlockByHash", ["0xab", false]))).toBe(1)
  })

  test("of logs where one is of the last block, since a node that has not got so far tells what it has", async () => {
    const range = [{ fromBlock: "0x1", toBlock: "0x10" }]
    answering([{ blockNumber: "0x2" }, { blockNumber: "0x10" }])
    expect(await asks(call("eth_getLogs", range))).toBe(1)
    expect(await asks(call("eth_getLogs", [{ fromBlock: "0x1", toBlock: "0x11" }]))).toBe(2)
    expect(await asks(call("eth_getLogs", [{ fromBlock: "0x1" }]))).toBe(2)
    answering([{ blockNumber: "0x2" }])
    expect(await asks(call("eth_getLogs", range))).toBe(2)
    answering([])
    expect(await asks(call("eth_getLogs", range))).toBe(2)
  })

  test("by chain: two networks' own chains have a path in common", async () => {
    const { node, second } = nodes
    node.reply = () => '{"id":1,"result":"0xa86a"}\n'
    second.reply = () => '{"id":1,"result":"0xa869"}\n'
    const { told } = await nodes.start({
      chains: [
        { chainId: "43114", rpcUrls: [node.url], isCChain: true },
        { chainId: "43113", rpcUrls: [second.url], isCChain: true },
      ],
    })
    for (let time = 0; time < 2; time++) {
      expect(await told("/ext/bc/43114/rpc", call("eth_chainId"))).toEqual([200, '{"id":1,"result":"0xa86a"}\n'])
      expect(await told("/ext/bc/43113/rpc", call("eth_chainId"))).toEqual([200, '{"id":1,"result":"0xa869"}\n'])
    }
    expect([node.asked.length, second.asked.length]).toEqual([1, 1])
  })

  test("not with another status than 200, whatever they say; and with the content type that a node gives", async () => {
    nodes.node.reply = () => ({ status: 500, text: '{"id":1,"result":"0xa868"}' })
    nodes.second.reply = nodes.node.reply
    const { evm } = await nodes.start({ finalBlock })
    const before = nodes.node.asked.length + nodes.second.asked.length
    for (let time = 0; time < 2; time++) await evm(call("eth_chainId"))
    expect(nodes.node.asked.length + nodes.second.asked.length - before).toBeGreaterThanOrEqual(2)
    answering("0xa868")
    const { post } = await nodes.start({ finalBlock })
    const types = []
    for (let time = 0; time < 2; time++)
      types.push((await post("/ext/bc/C/rpc", call("eth_chainId"))).headers.get("content-type"))
    expect(types).toEqual(["application/json", "application/json"])
  })

  test("neither nothing nor errors, and nothing where nobody tells what is final", async () => {
    answering(null)
    expect(await asks(call("eth_getBlockByNumber", ["0x1", true]))).toBe(2)
    nodes.node.reply = ({ body }) =>
      JSON.stringify({ id: JSON.parse(body).id, error: { code: -32000, message: "pruned" } })
    expect(await asks(call("eth_getBalance", ["0xa", "0x3"]))).toBe(2)
    nodes.node.reply = ({ body }) => JSON.stringify({ id: JSON.parse(body).id, result: "0x1", error: { code: 1 } })
    expect(await asks(call("eth_getBalance", ["0xa", "0x4"]))).toBe(2)
    answering({})
    expect(await asks(call("eth_getBlockByNumber", ["0x1", true]), { finalBlock: async () => undefined })).toBe(2)
    expect(
      await asks(call("eth_getBlockByNumber", ["0x1", true]), { finalBlock: () => Promise.reject(new Error()) }),
    ).toBe(2)
  })

  test("for those who want an answer: a notification goes to the node", async () => {
    const { evm } = await nodes.start()
    await evm(call("eth_chainId"))
    nodes.node.reply = () => ""
    expect(await evm('{"jsonrpc":"2.0","method":"eth_chainId","params":[]}')).toEqual([200, ""])
    expect(await evm('[{"jsonrpc":"2.0","method":"eth_chainId","params":[]}]')).toEqual([200, ""])
    expect(nodes.node.bodies.slice(1)).toEqual([
      '{"jsonrpc":"2.0","method":"eth_chainId","params":[]}',
      '[{"jsonrpc":"2.0","id":0,"method":"eth_chainId","params":[]}]',
    ])
  })

  test("no more than fit", async () => {
    const { evm } = await nodes.start({ finalBlock, cacheSize: 0 })
    for (let time = 0; time < 2; time++) await evm(call("eth_chainId"))
    expect(nodes.node.asked).toHaveLength(2)
  })
})
