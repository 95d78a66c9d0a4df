import { type Access, createService, type Handlers, type OpenApiDocument } from "@serac/server/http"
import { expect, test } from "vitest"
import { askService } from "./ask-service.ts"

const schema = { type: "object", properties: { one: { type: "integer" } } }
const document = {
  openapi: "3.1.0",
  info: { title: "One", version: "1.0.0" },
  paths: {
    "/v1/one": {
      get: {
        operationId: "getOne",
        responses: { 200: { description: "One", content: { "application/json": { schema } } } },
      },
    },
  },
} as OpenApiDocument

test("a service is asked on behalf of whoever asked, and its answer is his", async () => {
  const asked: unknown[] = []
  const access: Access = {
    admit: ({ headers, socket }) => {
      asked.push([headers["x-data-api-key"], headers["x-forwarded-for"], headers.cookie, socket.remoteAddress])
      const caller = {
        address: "192.0.2.1",
        keyId: undefined,
        orgId: undefined,
        tier: "base",
        scopes: ["read" as const],
      }
      return { caller, headers: { "ratelimit-policy": "1" } }
    },
  }
  const handlers = { getOne: async () => ({ one: 1 }) } as unknown as Handlers<never, object>
  const service = createService({ document, handlers, services: {}, messages: "list", access })
  const answer = await askService(service, "/v1/one", {
    headers: { "x-data-api-key": "k", "x-forwarded-for": "192.0.2.1", cookie: "c", host: "x" },
    socket: { remoteAddress: "192.0.2.7" },
  })
  await service.close()
  expect(asked).toEqual([["k", "192.0.2.1", undefined, "192.0.2.7"]])
  expect({ ...answer, body: new TextDecoder().decode(answer.body) }).toMatchObject({
    status: 200,
    headers: { "content-type": "application/json; charset=utf-8", "ratelimit-policy": "1" },
    body: '{"one":1}',
  })
  expect(Object.keys(answer.headers)).not.toContain("connection")
})

test("a service that does not listen yet is one to ask again", async () => {
  expect(await askService(undefined, "/v1/one")).toMatchObject({ status: 503, headers: { "retry-after": "1" } })
})
