import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { byNameDocument } from "../../test/documents.ts"
import { call, exchange, violationsIn } from "../../test/exchange.ts"
import type { ListeningServer } from "../http/listen.ts"
import { mockFromDocument } from "../start-mock.ts"

let mock: ListeningServer
beforeAll(async () => {
  mock = await mockFromDocument(byNameDocument)
})
afterAll(() => mock.close())

const path = "/ext/bc/X"
const height = '{"jsonrpc":"2.0","id":1,"method":"avm.getHeight","params":{}}'
const success = { "content-type": "application/json; charset=utf-8", "x-content-type-options": "nosniff" }
const failure = { "content-type": "application/json; charset=utf-8" }
const plain = { "content-type": "text/plain; charset=utf-8" }
const undecodable =
  "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls"

describe("HTTP, as a node answers it", () => {
  test.each([
    ["GET", "rpc: POST method required, received GET"],
    ["PUT", "rpc: POST method required, received PUT"],
    ["DELETE", "rpc: POST method required, received DELETE"],
    ["HEAD", ""],
  ])("%s is 405", async (method, body) => {
    expect(await exchange(mock.url, { method, path })).toEqual({ status: 405, headers: plain, body })
  })

  test.each([
    [undefined, "rpc: unrecognized Content-Type: "],
    ["text/plain", "rpc: unrecognized Content-Type: text/plain"],
    ["application/json ;charset=utf-8", "rpc: unrecognized Content-Type: application/json "],
    ["application/json-rpc", "rpc: unrecognized Content-Type: application/json-rpc"],
  ])("the content type %s is 415", async (type, body) => {
    const headers: Record<string, string> = type === undefined ? {} : { "content-type": type }
    expect(await exchange(mock.url, { path, headers, body: height })).toEqual({ status: 415, headers: plain, body })
  })

  test.each(["application/json", "application/json; charset=utf-8", "Application/JSON"])(
    "the content type %s is taken",
    async (type) => {
      expect(await exchange(mock.url, { path, headers: { "content-type": type }, body: height })).toEqual({
        status: 200,
        headers: success,
        body: '{"jsonrpc":"2.0","result":{"height":"57"},"id":1}\n',
      })
    },
  )
})

describe("bodies that are no call", () => {
  const nothing = '"data":{"jsonrpc":"","method":"","params":null,"id":null}},"id":null}\n'
  const goType = "into Go value of type json2.serverRequest"
  test.each([
    ["not JSON", "{", `{"jsonrpc":"2.0","error":{"code":-32700,"message":"unexpected EOF",${nothing}`],
    ["empty", "", `{"jsonrpc":"2.0","error":{"code":-32700,"message":"EOF",${nothing}`],
    [
      "a number",
      "7",
      `{"jsonrpc":"2.0","error":{"code":-32700,"message":"json: cannot unmarshal number ${goType}",${nothing}`,
    ],
    [
      "a batch",
      `[${height},${height}]`,
      `{"jsonrpc":"2.0","error":{"code":-32700,"message":"json: cannot unmarshal array ${goType}",${nothing}`,
    ],
    [
      "a method that is a number",
      '{"jsonrpc":"2.0","id":1,"method":5,"params":{}}',
      '{"jsonrpc":"2.0","error":{"code":-32700,"message":"json: cannot unmarshal number into Go struct field serverRequest.method of type string","data":{"jsonrpc":"2.0","method":"","params":{},"id":1}},"id":1}\n',
    ],
    [
      "jsonrpc 1.0",
      '{"jsonrpc":"1.0","id":1,"method":"avm.getHeight","params":{}}',
      '{"jsonrpc":"2.0","error":{"code":-32600,"message":"jsonrpc must be 2.0","data":{"jsonrpc":"1.0","method":"avm.getHeight","params":{},"id":1}},"id":1}\n',
    ],
    [
      "jsonrpc missing",
      '{"id":1,"method":"avm.getHeight","params":{}}',
      '{"jsonrpc":"2.0","error":{"code":-32600,"message":"jsonrpc must be 2.0","data":{"jsonrpc":"","method":"avm.getHeight","params":{},"id":1}},"id":1}\n',
    ],
  ])("%s", async (_, body, expected) => {
    const { headers, ...answer } = await call(mock.url, path, body)
    expect(answer).toEqual({ status: 200, body: expected })
    expect(headers).toEqual({ ...failure, "sl-violations": expect.any(String) })
  })

  test("null is a notification that fails in silence", async () => {
    const answer = await call(mock.url, path, "null")
    expect(answer).toMatchObject({ status: 200, body: "" })
    expect(answer.headers).not.toHaveProperty("content-type")
  })
})

describe("methods that are not there", () => {
  test.each([
    ["foo.bar", `rpc: can't find service \\"foo.Bar\\"`],
    ["avm.foo", `rpc: can't find method \\"avm.Foo\\"`],
    ["getHeight", 'rpc: service/method request ill-formed: \\"getHeight\\"'],
    ["avm.get.Height", 'rpc: service/method request ill-formed: \\"avm.Get.Height\\"'],
    ["avm.GetHeight", "method must start with a non-uppercase letter"],
    ["", 'rpc: service/method request ill-formed: \\"\\"'],
    ["avm.<b>&", `rpc: can't find method \\"avm.\\u003cb\\u003e\\u0026\\"`],
    ["index.getIndex", `rpc: can't find service \\"index.GetIndex\\"`],
  ])("%s", async (method, message) => {
    const answer = await call(mock.url, path, { jsonrpc: "2.0", id: 1, method, params: {} })
    expect(answer).toMatchObject({
      status: 200,
      body: `{"jsonrpc":"2.0","error":{"code":-32000,"message":"${message}","data":null},"id":1}\n`,
    })
    expect(violationsIn(answer)).toEqual([
      {
        location: ["request", "body", "method"],
        severity: "Error",
        code: "method",
        message: `${method} is not served here`,
      },
    ])
  })
})

describe("ids", () => {
  test.each(['"abc"', '{"a":[1]}', "12345678901234567890", "1.50", "true"])("%s comes back as it was", async (id) => {
    const answer = await call(mock.url, path, `{"jsonrpc":"2.0","id":${id},"method":"avm.getHeight","params":{}}`)
    expect(answer).toEqual({
      status: 200,
      headers: success,
      body: `{"jsonrpc":"2.0","result":{"height":"57"},"id":${id}}\n`,
    })
  })

  test.each(['"id":null,', ""])("with %s the call is a notification", async (id) => {
    expect(await call(mock.url, path, `{"jsonrpc":"2.0",${id}"method":"avm.getHeight","params":{}}`)).toEqual({
      status: 200,
      headers: { "x-content-type-options": "nosniff" },
      body: "",
    })
  })

  test("a notification that fails is not answered either", async () => {
    const answer = await call(mock.url, path, '{"jsonrpc":"2.0","method":"avm.foo"}')
    expect(answer).toMatchObject({ status: 200, body: "" })
  })
})

describe("parameters", () => {
  const json = '{"jsonrpc":"2.0","result":{"block":{"height":1},"encoding":"json"},"id":1}\n'
  test.each([
    ["as an object", '{"height":1,"encoding":"json"}'],
    ["as a list of one object", '[{"height":1,"encoding":"json"}]'],
    ["as a list whose other elements do not count", '[{"height":1,"encoding":"json"},{"height":2}]'],
    ["in any letter case", '{"HEIGHT":1,"Encoding":"json"}'],
    ["with the last of two counting", '{"height":9,"height":1,"encoding":"json"}'],
    ["with unknown ones ignored", '{"nope":[],"height":1,"encoding":"json"}'],
    ["with integers as texts", '{"height":"1","encoding":"json"}'],
  ])("%s", async (_, params) => {
    expect(
      await call(mock.url, path, `{"jsonrpc":"2.0","id":1,"method":"avm.getBlockByHeight","params":${params}}`),
    ).toEqual({ status: 200, headers: success, body: json })
  })

  test.each(["", ',"params":null', ',"params":[]', ',"params":{}', ',"params":[null]'])(
    "%s is no parameter at all",
    async (params) => {
      expect(await call(mock.url, path, `{"jsonrpc":"2.0","id":1,"method":"avm.getHeight"${params}}`)).toEqual({
        status: 200,
        headers: success,
        body: '{"jsonrpc":"2.0","result":{"height":"57"},"id":1}\n',
      })
    },
  )

  test.each(['"x"', "5", '["x"]', "[[]]"])("%s cannot be decoded", async (params) => {
    const answer = await call(mock.url, path, `{"jsonrpc":"2.0","id":1,"method":"avm.getHeight","params":${params}}`)
    expect(answer).toEqual({
      status: 200,
      headers: { ...failure, "sl-violations": expect.any(String) },
      body: `{"jsonrpc":"2.0","error":{"code":-32000,"message":"${undecodable}","data":null},"id":1}\n`,
    })
    expect(violationsIn(answer)).toEqual([
      { location: ["request", "params"], severity: "Error", code: "type", message: "params must be an object" },
    ])
  })

  test("a missing one and one outside its enumeration are listed", async () => {
    const answer = await call(mock.url, path, {
      jsonrpc: "2.0",
      id: 1,
      method: "avm.getBlockByHeight",
      params: { height: null, encoding: "cb58" },
    })
    expect(answer.body).toBe(
      `{"jsonrpc":"2.0","error":{"code":-32000,"message":"${undecodable}","data":null},"id":1}\n`,
    )
    expect(violationsIn(answer)).toEqual([
      { location: ["request", "params", "height"], severity: "Error", code: "required", message: "height is required" },
      {
        location: ["request", "params", "encoding"],
        severity: "Error",
        code: "enum",
        message: "encoding must be equal to one of the allowed values: hex, json",
      },
    ])
  })

  test("members of the call itself match in any letter case, and what follows it is ignored", async () => {
    expect(await call(mock.url, path, '{"JSONRPC":"2.0","ID":1,"Method":"avm.getHeight"} tail')).toEqual({
      status: 200,
      headers: success,
      body: '{"jsonrpc":"2.0","result":{"height":"57"},"id":1}\n',
    })
  })
})
