import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { call, GatewayWithNodes, l1, refusal } from "./gateway-with-nodes.ts"

const nodes = new GatewayWithNodes()
beforeEach(() => nodes.begin())
afterEach(() => nodes.end())

describe("what may not be asked is refused, and no node hears of it", () => {
  test("methods that administer, debug or sign, and those of another interface", async () => {
    const { told, evm } = await nodes.start()
    for (const name of ["debug_traceTransaction", "personal_sign", "admin_nodeInfo", "eth_sign"])
      expect(await evm(call(name))).toEqual([
        200,
        `${refusal(-32601, `the method ${name} does not exist/is not available`)}\n`,
      ])
    const named = {
      "/ext/bc/P": {
        "platform.createAddress": 'method \\"platform.CreateAddress\\"',
        "avm.getHeight": 'service \\"avm.GetHeight\\"',
      },
      "/ext/info": { "admin.getConfig": 'service \\"admin.GetConfig\\"' },
    }
    for (const [path, names] of Object.entries(named))
      for (const [name, shown] of Object.entries(names))
        expect(await told(path, call(name))).toEqual([
          200,
          `{"jsonrpc":"2.0","error":{"code":-32000,"message":"rpc: can't find ${shown}","data":null},"id":1}\n`,
        ])
    expect(nodes.node.asked).toEqual([])
  })

  test("other methods, and fewer, where the operator says so", async () => {
    const { evm } = await nodes.start({ allowedMethods: ["debug_traceTransaction"], deniedMethods: ["eth_getLogs"] })
    expect((await evm(call("debug_traceTransaction")))[1]).toContain('"result"')
    expect((await evm(call("eth_getLogs")))[1]).toContain("-32601")
    // Usage counts methods that are not served under this name.
    const other = await nodes.start({ allowedMethods: ["other"] })
    expect((await other.evm(call("other")))[1]).toContain("-32601")
  })

  test("what is too long, and what is nowhere", async () => {
    const { evm, told, url } = await nodes.start({ maxBodyBytes: 2_000, maxBatch: 3 })
    expect(await evm(`[${[7, 8, 9, 10].map((id) => call("eth_chainId", [], id))}]`)).toEqual([
      200,
      `[${refusal(-32600, "batch too large", "7")}]`,
    ])
    expect(await evm(call("eth_call", ["x".repeat(2_000)]))).toEqual([
      413,
      refusal(-32600, "the body is longer than 2000 bytes", "null"),
    ])
    expect((await fetch(`${url}/ext/bc/C/rpc`)).status).toBe(405)
    const ofL1 = `/ext/bc/${l1}/avax`
    for (const path of ["/ext/admin", "/ext/bc/C/admin", "/ext/keystore", "/ext/bc/nobody/rpc", "/ext/bc/C/rpc/", ofL1])
      expect(await told(path, call("eth_chainId"))).toEqual([404, "404 page not found\n"])
    expect(nodes.node.asked).toEqual([])
  })

  test("paths that may be known in a moment, while the chains are looked up", async () => {
    const { post, evm } = await nodes.start({ missing: "the node was not reached" })
    const { status, text, headers } = await post("/ext/bc/nobody/rpc", call("eth_chainId"))
    expect([status, text, headers.get("retry-after")]).toEqual([
      503,
      refusal(-32603, "this path is not known yet: the node was not reached", "null"),
      "2",
    ])
    expect(nodes.node.asked).toEqual([])
    expect((await evm(call("eth_gasPrice")))[0]).toBe(200)
  })
})

// Nodes accept members in any case (Go's encoding/json), and use the last of duplicates. The gateway sends exactly the members that it checked.
describe("a call is what a node reads in its members, and nothing else goes to one", () => {
  test.each([
    ['"method":"eth_chainId","Method":"debug_traceTransaction"'],
    ['"method":"eth_chainId","METHOD":"admin_stopRPC"'],
  ])("%s is refused", async (members) => {
    const { evm } = await nodes.start()
    const text = `{"jsonrpc":"2.0","id":1,${members}}`
    const [, answer] = await evm(text)
    expect(answer).toContain("does not exist/is not available")
    expect(await evm(`[${text}]`)).toEqual([200, `[${answer.trim()}]\n`])
    expect(nodes.node.asked).toEqual([])
  })

  test.each([
    ['"method":"debug_traceTransaction","method":"eth_chainId"', '"method":"eth_chainId"'],
    ['"method":"eth_chainId","Params":["0x1"]', '"method":"eth_chainId","params":["0x1"]'],
    ['"method":"eth_chainId","params":[1],"param\u017f":[2]', '"method":"eth_chainId","params":[2]'],
    ['"Method":"eth_chainId"', '"method":"eth_chainId"'],
  ])("%s is sent on as %s", async (members, sent) => {
    const { evm } = await nodes.start()
    await evm(`{"jsonrpc":"2.0","id":1,${members}}`)
    await evm(`[{"jsonrpc":"2.0","id":0,${members}}]`)
    const whole = `{"jsonrpc":"2.0","id":1,${sent}}`
    expect(nodes.node.bodies).toEqual([whole, `[${whole.replace("1", "0")}]`].slice(0, nodes.node.bodies.length))
    expect(nodes.node.bodies).not.toEqual([])
  })
})
