import { describe, expect, test } from "vitest"
import { maxBodyBytes } from "../http/message.ts"
import { RawJson } from "../json/raw-json.ts"
import { text, uint64 } from "../read/scalars.ts"
import { byNameMethod } from "../rpc/by-name.ts"
import { RpcError } from "../rpc/rpc-error.ts"
import { serveByName } from "./serve-by-name.ts"

const handle = serveByName({
  "avm.getHeight": byNameMethod({}, () => ({ height: "57" })),
  "avm.double": byNameMethod({ amount: uint64 }, ({ amount }) => ({ amount: amount * 2n, none: undefined })),
  "avm.later": byNameMethod({ name: text }, async ({ name }) => new RawJson(`{"name":"${name}"}`)),
  "avm.refuse": byNameMethod({}, () => {
    throw new Error("not <found>")
  }),
  "avm.choose": byNameMethod({}, () => {
    throw new RpcError(-7, "chosen", { more: 1n })
  }),
})

const json = { "content-type": "application/json; charset=utf-8" }
const called = { "x-content-type-options": "nosniff" }
const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  handle({ method: "POST", target: "/", headers: { "content-type": "application/json", ...headers }, body })
const call = (method: string, params?: string) =>
  post(`{"jsonrpc":"2.0","id":1,"method":"${method}"${params === undefined ? "" : `,"params":${params}`}}`)
const answered = (member: string) => `{"jsonrpc":"2.0",${member},"id":1}\n`
const undecodable =
  '"error":{"code":-32000,"message":"couldn\'t unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls","data":null}'

test.each([
  ["avm.getHeight", undefined, '"result":{"height":"57"}'],
  ["avm.double", '{"AMOUNT":"9223372036854775807"}', '"result":{"amount":18446744073709551614}'],
  ["avm.double", '[{"amount":4},{"amount":5}]', '"result":{"amount":8}'],
  ["avm.double", "[]", '"result":{"amount":0}'],
  ["avm.double", "null", '"result":{"amount":0}'],
  ["avm.later", '{"name":"x"}', '"result":{"name":"x"}'],
  ["avm.refuse", "{}", '"error":{"code":-32000,"message":"not \\u003cfound\\u003e","data":null}'],
  ["avm.choose", "{}", '"error":{"code":-7,"message":"chosen","data":{"more":1}}'],
])("%s with %s is called", async (method, params, member) => {
  expect(await call(method, params)).toEqual({ status: 200, headers: { ...json, ...called }, body: answered(member) })
})

test.each([
  ["avm.double", '{"amount":-1}', undecodable],
  ["avm.double", '"x"', undecodable],
  ["avm.double", "[[]]", undecodable],
  ["avm.getHeight", "[5]", undecodable],
  ["avm.nope", "{}", '"error":{"code":-32000,"message":"rpc: can\'t find method \\"avm.Nope\\"","data":null}'],
  [
    "toString",
    "{}",
    '"error":{"code":-32000,"message":"rpc: service/method request ill-formed: \\"toString\\"","data":null}',
  ],
])("%s with %s is not called", async (method, params, member) => {
  expect(await call(method, params)).toEqual({ status: 200, headers: json, body: answered(member) })
})

test("a notification is called and not answered", async () => {
  for (const id of ["", '"id":null,']) {
    expect(await post(`{"jsonrpc":"2.0",${id}"method":"avm.refuse"}`)).toEqual({
      status: 200,
      headers: called,
      body: "",
    })
  }
})

describe("bodies", () => {
  test("too long a one is refused by the length that it had", async () => {
    expect(await post("", { "content-length": String(maxBodyBytes + 1) })).toMatchObject({
      status: 413,
      body: "content length too large (5242881>5242880)\n",
    })
  })

  test("ten thousand levels take no stack", async () => {
    const deep = "[".repeat(9_999) + "]".repeat(9_999)
    expect((await call("avm.getHeight", `{"nope":${deep}}`)).body).toBe(
      '{"jsonrpc":"2.0","error":{"code":-32700,"message":"exceeded max depth","data":{"jsonrpc":"","method":"","params":null,"id":null}},"id":null}\n',
    )
    const less = "[".repeat(9_000) + "]".repeat(9_000)
    expect((await call("avm.getHeight", `{"nope":${less}}`)).body).toBe(answered('"result":{"height":"57"}'))
  })
})
