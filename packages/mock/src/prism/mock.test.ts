import { afterAll, beforeAll, expect, test } from "vitest"
import { openApiDocument } from "../../test/documents.ts"
import { exchange, violationsIn } from "../../test/exchange.ts"
import type { ListeningServer } from "../http/listen.ts"
import { prismMock } from "./mock.ts"

let mock: ListeningServer
beforeAll(async () => {
  mock = await prismMock(openApiDocument)
})
afterAll(() => mock.close())

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  exchange(mock.url, { method: "GET", path, headers })

test("the first example is the answer", async () => {
  const answer = await get("/ext/health")
  expect(answer).toMatchObject({ status: 200, body: '{"healthy":true}' })
  expect(violationsIn(answer)).toBeUndefined()
})

test.each([
  ["code=503", 503, '{"healthy":false}'],
  ["example=checked", 200, '{"healthy":true,"checks":{}}'],
])("Prefer: %s", async (prefer, status, body) => {
  expect(await get("/ext/health", { prefer })).toMatchObject({ status, body })
})

test("a bad parameter is the documented error, and is listed", async () => {
  const answer = await get("/v1/blocks/x")
  expect(answer).toMatchObject({ status: 400, body: '{"message":"bad"}' })
  expect(violationsIn(answer)).toEqual([
    {
      location: ["request", "path", "height"],
      severity: "Error",
      code: "type",
      message: "Request path parameter height must be integer",
    },
  ])
})

test("pages of any origin may call and read everything", async () => {
  const origin = "https://example.invalid"
  expect((await get("/ext/health", { origin })).headers).toMatchObject({
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "*",
  })
  const headers = { origin, "access-control-request-method": "GET", "access-control-request-headers": "prefer" }
  expect(await exchange(mock.url, { method: "OPTIONS", path: "/ext/health", headers })).toMatchObject({
    status: 204,
    headers: { "access-control-allow-headers": "prefer", "access-control-allow-methods": "GET" },
  })
})

test("a taken port is a clear error", async () => {
  const port = Number(new URL(mock.url).port)
  await expect(prismMock(openApiDocument, { port })).rejects.toMatchObject({
    name: "ListenError",
    code: "EADDRINUSE",
    message: `Cannot listen on 127.0.0.1:${port}: the port is taken; choose another one, or 0 for any free one`,
  })
})

test("the document is not changed", () => {
  expect(JSON.stringify(openApiDocument)).toContain('"$ref":"#/components/schemas/Health"')
})
