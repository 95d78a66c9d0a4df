import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { call, GatewayWithNodes, refusal } from "./gateway-with-nodes.ts"

const nodes = new GatewayWithNodes()
beforeEach(() => nodes.begin())
afterEach(() => nodes.end())

describe("what may not be asked is refused, and no node hears of it", () => {
  test("methods that administer, debug, sign or keep state, and those of another interface", async () => {
    const { told } = await nodes.start()
    const methods = {
      "/ext/bc/C/rpc": ["debug_traceTransaction", "personal_sign", "admin_nodeInfo", "eth_newFilter", "eth_sign", ""],
      "/ext/bc/P": ["platform.createAddress", "avm.getHeight", "admin.lockProfile"],
      "/ext/info": ["admin.getConfig"],
    }
    for (const [path, names] of Object.entries(methods))
      for (const name of names)
        expect(await told(path, call(name))).toEqual([
          200,
          refusal(-32601, `the method ${name} does not exist/is not available`),
        ])
    expect(nodes.node.asked).toEqual([])
  })

  test("other methods, and fewer, where the operator says so", async () => {
    const { evm } = await nodes.start({ allowedMethods: ["debug_traceTransaction"], deniedMethods: ["eth_getLogs"] })
    expect((await evm(call("debug_traceTransaction")))[1]).toContain('"result"')
    expect((await evm(call("eth_getLogs")))[1]).toContain("-32601")
  })

  test("what is no call", async () => {
    const { evm, told, url } = await nodes.start({ maxBodyBytes: 2_000, maxBatch: 3 })
    expect(await evm("{")).toEqual([400, refusal(-32700, "parse error", "null")])
    expect(await evm("[]")).toEqual([400, refusal(-32600, "empty batch", "null")])
    expect(await evm('{"id":"a"}')).toEqual([200, refusal(-32600, "invalid request", '"a"')])
    expect(await evm("5")).toEqual([200, refusal(-32600, "invalid request", "null")])
    expect(await evm(`[${Array(4).fill(call("eth_chainId"))}]`)).toEqual([
      400,
      refusal(-32600, "the batch has more than 3 calls", "null"),
    ])
    expect(await told("/ext/bc/P", `[${call("platform.getHeight")}]`)).toEqual([
      400,
      refusal(-32600, "this interface has no batches", "null"),
    ])
    expect(await evm(call("eth_call", ["x".repeat(2_000)]))).toEqual([
      413,
      refusal(-32600, "the body is longer than 2000 bytes", "null"),
    ])
    expect((await fetch(`${url}/ext/bc/C/rpc`)).status).toBe(405)
    for (const path of ["/ext/admin", "/ext/bc/C/admin", "/ext/keystore", "/ext/bc/nobody/rpc", "/ext/bc/C/rpc/"])
      expect(await told(path, call("eth_chainId"))).toEqual([404, "404 page not found\n"])
    expect(nodes.node.asked).toEqual([])
  })

  // Nodes take members in any case (Go's encoding/json), and the last of several: what was looked at would not be what they do.
  test.each([
    ['"method":"eth_chainId","Method":"debug_traceTransaction"'],
    ['"method":"eth_chainId","METHOD":"admin_stopRPC"'],
    ['"method":"debug_traceTransaction","method":"eth_chainId"'],
    ['"method":"eth_getBalance","params":["0xa","0x1"],"Params":["0xb","0x1"]'],
    ['"method":"eth_getBalance","params":["0xa","0x1"],"param\u017f":["0xb","0x1"]'],
    ['"method":"eth_chainId","ID":2'],
    ['"Method":"eth_chainId"'],
  ])("a call whose members nodes may read otherwise: %s", async (members) => {
    const { evm } = await nodes.start({ finalBlock: async () => 16 })
    const text = `{"jsonrpc":"2.0","id":1,${members}}`
    const refused = refusal(-32600, "invalid request")
    expect(await evm(text)).toEqual([200, refused])
    expect(await evm(`[${text}]`)).toEqual([200, `[${refused}]`])
    expect(nodes.node.asked).toEqual([])
  })
})
