import { expect, test } from "vitest"
import type { SeracError } from "../http/index.ts"
import { InvalidResponseError } from "../http/index.ts"
import { readReply } from "./answer.ts"
import type { WireCall } from "./call.ts"
import { MissingResponseError } from "./errors/missing-response-error.ts"
import { RpcError } from "./errors/rpc-error.ts"

const facts = { operation: "avm.getHeight", url: "http://127.0.0.1:9650/ext/bc/X", attempts: 1, status: 200 }
const call = (id: number, bigints?: readonly string[]): WireCall => ({ id, method: `m${id}`, text: "", bigints })

/** The outcome of the calls for a response: their results, or the names and messages of their errors. */
function outcomes(text: string, ids: readonly number[]): unknown[] {
  try {
    const { read } = readReply({ text, facts }, ids.length > 1)
    return ids.map((id) => {
      try {
        return read(call(id))
      } catch (error) {
        return describe(error as SeracError)
      }
    })
  } catch (error) {
    return ids.map(() => describe(error as SeracError))
  }
}
const describe = ({ name, code, message }: SeracError) =>
  `${name} ${code}: ${message.replace(/^\w+\.?\w*: (.*) from .* after 1 attempt$/, "$1")}`

const malformed = "InvalidResponseError INVALID_RESPONSE: status 200 with no JSON-RPC 2.0 answer"
const missing = "MissingResponseError MISSING_RESPONSE: this call is not in the answer"

test.each([
  ["a result", '{"jsonrpc":"2.0","result":{"height":"57"},"id":1}\n', { height: "57" }],
  ["a null result", '{"jsonrpc":"2.0","id":1,"result":null}\n', null],
  ["a result beside a null error", '{"jsonrpc":"2.0","id":1,"result":1,"error":null}', 1],
  [
    "an unknown method by name",
    '{"jsonrpc":"2.0","error":{"code":-32000,"message":"rpc: can\'t find method \\"avm.Foo\\"","data":null},"id":1}\n',
    'RpcError -32000: rpc: can\'t find method "avm.Foo"',
  ],
  [
    "a request that is not JSON, by name: no id",
    '{"jsonrpc":"2.0","error":{"code":-32700,"message":"unexpected EOF","data":{"jsonrpc":"","method":"","params":null,"id":null}},"id":null}\n',
    "RpcError -32700: unexpected EOF",
  ],
  [
    "an array where one call was expected",
    '{"jsonrpc":"2.0","error":{"code":-32700,"message":"json: cannot unmarshal array into Go value of type json2.serverRequest","data":{"jsonrpc":"","method":"","params":null,"id":null}},"id":null}\n',
    "RpcError -32700: json: cannot unmarshal array into Go value of type json2.serverRequest",
  ],
  [
    "another version",
    '{"jsonrpc":"2.0","error":{"code":-32600,"message":"jsonrpc must be 2.0","data":{"jsonrpc":"1.0","method":"avm.getHeight","params":{},"id":1}},"id":1}\n',
    "RpcError -32600: jsonrpc must be 2.0",
  ],
  [
    "a parse error of geth",
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}',
    "RpcError -32700: parse error",
  ],
  [
    "an invalid request of geth",
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}\n',
    "RpcError -32600: invalid request",
  ],
  ["a notification's empty answer", "", malformed],
  ["a page of a proxy", "<html>502 Bad Gateway</html>", malformed],
  ["a cut-off answer", '{"jsonrpc":"2.0","result":{"height":"5', malformed],
  ["neither a result nor an error", '{"jsonrpc":"2.0","id":1}', malformed],
  ["no version", '{"id":1,"result":"0xa868"}', malformed],
  ["an older version", '{"jsonrpc":"1.0","id":1,"result":"0xa868"}', malformed],
  ["an error that is a text", '{"jsonrpc":"2.0","id":1,"error":"boom"}', malformed],
  ["an error without a code", '{"jsonrpc":"2.0","id":1,"error":{"message":"boom"}}', malformed],
  ["an error without a message", '{"jsonrpc":"2.0","id":1,"error":{"code":-32000}}', malformed],
  ["null", "null", malformed],
  ["a number", "7", malformed],
  ["a batch that holds the answer", '[{"jsonrpc":"2.0","id":1,"result":"0xa868"}]\n', malformed],
  ["an answer to another id", '{"jsonrpc":"2.0","id":2,"result":"0xa868"}', missing],
  ["an answer to the id as a text", '{"jsonrpc":"2.0","id":"1","result":"0xa868"}', "0xa868"],
  ["an answer to a list with the id", '{"jsonrpc":"2.0","id":["1"],"result":"0xa868"}', missing],
  ["a result without an id", '{"jsonrpc":"2.0","id":null,"result":"0xa868"}\n', missing],
  ["an error under another id", '{"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"boom"}}', missing],
])("a call alone takes %s for what it is", (_, text, outcome) => {
  expect(outcomes(text, [1])).toStrictEqual([outcome])
})

test.each([
  [
    "in another order",
    '[{"jsonrpc":"2.0","id":2,"result":"b"},{"jsonrpc":"2.0","id":3,"error":{"code":-32601,"message":"the method nope does not exist/is not available"}},{"jsonrpc":"2.0","id":1,"result":"a"}]',
    ["a", "b", "RpcError -32601: the method nope does not exist/is not available"],
  ],
  [
    "with one missing",
    '[{"jsonrpc":"2.0","id":3,"result":"c"},{"jsonrpc":"2.0","id":1,"result":"a"}]',
    ["a", missing, "c"],
  ],
  [
    "with duplicates and ids of nobody",
    '[{"jsonrpc":"2.0","id":1,"result":"a"},{"jsonrpc":"2.0","id":1,"result":"x"},{"jsonrpc":"2.0","id":9,"result":"y"},{"jsonrpc":"2.0","id":2,"result":"b"},{"jsonrpc":"2.0","id":3,"result":"c"}]',
    ["a", "b", "c"],
  ],
  [
    "with things that are no answers",
    '[null,5,"x",[],{"jsonrpc":"2.0","id":1,"result":"a"},{"jsonrpc":"2.0","id":2},{"jsonrpc":"2.0","id":3,"result":"c"}]',
    ["a", malformed, "c"],
  ],
  [
    "with an error of nobody for the one that has no answer",
    '[{"jsonrpc":"2.0","id":1,"result":"a"},{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}},{"jsonrpc":"2.0","id":3,"result":"c"}]\n',
    ["a", "RpcError -32600: invalid request", "c"],
  ],
  [
    "with a refusal of one call and no answer to another",
    '[{"jsonrpc":"2.0","id":1,"result":"a"},{"jsonrpc":"2.0","id":2,"error":{"code":-32600,"message":"invalid request"}}]',
    ["a", "RpcError -32600: invalid request", missing],
  ],
  [
    "by one error object",
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"empty batch"}}',
    ["RpcError -32600: empty batch", "RpcError -32600: empty batch", "RpcError -32600: empty batch"],
  ],
  [
    "by one error under the first id",
    '[{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"batch too large"}}]',
    ["RpcError -32600: batch too large", "RpcError -32600: batch too large", "RpcError -32600: batch too large"],
  ],
  [
    "by one error of one method",
    '[{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no"}}]',
    ["RpcError -32601: no", missing, missing],
  ],
  ["by one result that is no array", '{"jsonrpc":"2.0","id":2,"result":"b"}', [missing, "b", missing]],
  ["by nothing", "", [malformed, malformed, malformed]],
  ["by an empty array", "[]", [malformed, malformed, malformed]],
  ["by null", "null", [malformed, malformed, malformed]],
])("a batch answered %s gives each call what is its own", (_, text, expected) => {
  expect(outcomes(text, [1, 2, 3])).toStrictEqual(expected)
})

test("an error keeps code, message, data and the facts of its call", () => {
  const text =
    '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted: no","data":"0x08c379a0","url":"http://evil","stack":"x"}}'
  const { read } = readReply({ text, facts }, false)
  const error = fault(() => read(call(1)))
  expect(error).toBeInstanceOf(RpcError)
  expect({ ...error, message: error.message }).toStrictEqual({
    ...{ message: "execution reverted: no", code: 3, data: "0x08c379a0" },
    ...{ operation: "m1", url: facts.url, attempts: 1 },
  })
})

test("a malformed answer is kept to 4,096 characters", () => {
  const error = fault(() => readReply({ text: "x".repeat(10_000), facts }, false)) as InvalidResponseError
  expect(error).toBeInstanceOf(InvalidResponseError)
  expect(error.text).toBe("x".repeat(4_096))
  expect(error.cause).toBeInstanceOf(SyntaxError)
})

test("a missing answer names the id", () => {
  const { read } = readReply({ text: '{"jsonrpc":"2.0","id":7,"result":1}', facts }, false)
  const error = fault(() => read(call(8))) as MissingResponseError
  expect(error).toBeInstanceOf(MissingResponseError)
  expect(error.id).toBe(8)
})

test("each call of a batch gets its own bigints", () => {
  const text =
    '[{"jsonrpc":"2.0","id":1,"result":{"amount":1,"big":18446744073709551615}},{"jsonrpc":"2.0","id":2,"result":{"amount":1}}]'
  const { read } = readReply({ text, facts }, true)
  expect([read(call(1)), read(call(2, ["amount"]))]).toStrictEqual([
    { amount: 1, big: 18446744073709551615n },
    { amount: 1n },
  ])
})

test("members called id and code may be bigints", () => {
  const names = ["id", "code"]
  const { read: result } = readReply({ text: '{"jsonrpc":"2.0","id":1,"result":{"id":5,"code":6}}', facts }, false)
  expect(result(call(1, names))).toStrictEqual({ id: 5n, code: 6n })
  const { read: error } = readReply(
    { text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no"}}', facts },
    false,
  )
  expect(fault(() => error(call(1, names))).code).toBe(-32000)
})

function fault(work: () => unknown): SeracError {
  try {
    work()
  } catch (error) {
    return error as SeracError
  }
  throw new Error("nothing was thrown")
}
