import { expect, test } from "vitest"
import { createRestCore } from "../../src/rest/core.ts"
import type { RestOperation } from "../../src/rest/operation.ts"
import { answer, type Script, scriptedFetch } from "./scripted-fetch.ts"

function call(operation: Partial<RestOperation>, script: Script, parameters = {}, options = {}) {
  const { fetch, requests } = scriptedFetch(script)
  const core = createRestCore({ baseUrl: "https://data.example", fetch })
  const result = core.call({ id: "test", method: "GET", path: "/v1", ...operation }, parameters, options)
  return { result, requests }
}

test.each<[string, RestOperation["result"], unknown]>([
  ["text", "text", "é"],
  ["bytes", "binary", new Uint8Array([0xc3, 0xa9])],
  ["nothing, whatever comes", "none", undefined],
])("a result is %s where the operation says so", async (_, kind, expected) => {
  const { result } = call(kind === undefined ? {} : { result: kind }, new Response("é"))
  expect(await result).toEqual(expected)
})

test("an empty text and an empty file are results", async () => {
  expect(await call({ result: "text" }, new Response("")).result).toBe("")
  expect(await call({ result: "binary" }, new Response("")).result).toEqual(new Uint8Array())
})

test("an error of an operation whose result is text has its JSON body", async () => {
  await expect(call({ result: "text" }, answer(404, { message: "none" })).result).rejects.toMatchObject({
    name: "NotFoundError",
    body: { message: "none" },
  })
})

test.each(["HEAD", "OPTIONS"] as const)("%s is sent, and answers without a body", async (method) => {
  const { result, requests } = call({ method }, new Response(null, { headers: { allow: "GET" } }))
  expect((await result.withResponse()).response.headers.get("allow")).toBe("GET")
  expect(requests[0]?.method).toBe(method)
})

test("an operation asks for its media types, and a call's own headers win over that", async () => {
  const operation = { accept: "text/html", result: "text" } as const
  const usual = call(operation, new Response(""))
  await usual.result
  const special = call(operation, new Response(""), {}, { headers: { accept: "text/plain" } })
  await special.result
  expect([usual, special].map(({ requests }) => requests[0]?.headers.get("accept"))).toEqual([
    "text/html",
    "text/plain",
  ])
})

test("what is served elsewhere is not sent to the client's own server", async () => {
  const operation = { server: "https://uploads.example" }
  const lost = call(operation, answer(200, {}))
  await expect(lost.result).rejects.toMatchObject({
    name: "InvalidParameterError",
    parameter: "baseUrl",
    message: 'test: "baseUrl" must be given: it is served at https://uploads.example',
  })
  expect(lost.requests).toEqual([])
  const told = call(operation, answer(200, { a: 1 }), {}, { baseUrl: "https://uploads.example" })
  expect(await told.result).toEqual({ a: 1 })
  expect(told.requests[0]?.url).toBe("https://uploads.example/v1")
})
