import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { GatewayWithNodes } from "./gateway-with-nodes.ts"

const nodes = new GatewayWithNodes()
beforeEach(() => nodes.begin())
afterEach(() => nodes.end())

const invalid = (id: string) => `{"jsonrpc":"2.0","id":${id},"error":{"code":-32600,"message":"invalid request"}}\n`
const unread = (message: string) =>
  `{"jsonrpc":"2.0","error":{"code":-32700,"message":"${message}","data":{"jsonrpc":"","method":"","params":null,"id":null}},"id":null}\n`
const list = "json: cannot unmarshal array into Go value of type json2.serverRequest"

/** The answers of avalanchego 1.14.2 to the same bodies, byte for byte. */
describe("what is no call is answered as a node answers it, and none is asked", () => {
  test.each([
    ["bad JSON", "{", '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}'],
    ["an empty batch", "[]", '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"empty batch"}}'],
    ["an empty body", "", ""],
    ["null", "null", invalid("null")],
    ["a number", "7", invalid("null")],
    ["no jsonrpc", '{"id":1,"method":"eth_chainId","params":[]}', invalid("1")],
    ["jsonrpc 1.0", '{"jsonrpc":"1.0","id":1,"method":"eth_chainId","params":[]}', invalid("1")],
    ["an id that is an object", '{"jsonrpc":"2.0","id":{},"method":"eth_chainId","params":[]}', invalid("null")],
    ["no method", '{"jsonrpc":"2.0","id":1}', invalid("1")],
  ])("by position: %s", async (_, body, answer) => {
    const { evm } = await nodes.start()
    expect(await evm(body)).toEqual([200, answer])
    expect(nodes.node.asked).toEqual([])
  })

  test.each([
    ["bad JSON", "{", unread("unexpected EOF")],
    ["an empty body", "", unread("EOF")],
    ["an empty batch", "[]", unread(list)],
    ["a batch", '[{"jsonrpc":"2.0","id":1,"method":"avm.getHeight","params":{}}]', unread(list)],
    [
      "jsonrpc 1.0",
      '{"jsonrpc":"1.0","id":1,"method":"avm.getHeight","params":{}}',
      '{"jsonrpc":"2.0","error":{"code":-32600,"message":"jsonrpc must be 2.0","data":{"jsonrpc":"1.0","method":"avm.getHeight","params":{},"id":1}},"id":1}\n',
    ],
    [
      "an unknown method",
      '{"jsonrpc":"2.0","id":1,"method":"avm.foo","params":{}}',
      '{"jsonrpc":"2.0","error":{"code":-32000,"message":"rpc: can\'t find method \\"avm.Foo\\"","data":null},"id":1}\n',
    ],
    [
      "another interface's method",
      '{"jsonrpc":"2.0","id":1,"method":"platform.getHeight","params":{}}',
      '{"jsonrpc":"2.0","error":{"code":-32000,"message":"rpc: can\'t find service \\"platform.GetHeight\\"","data":null},"id":1}\n',
    ],
  ])("by name: %s", async (_, body, answer) => {
    const { told } = await nodes.start()
    expect(await told("/ext/bc/X", body)).toEqual([200, answer])
    expect(nodes.node.asked).toEqual([])
  })
})
