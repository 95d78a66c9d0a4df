import { afterEach, expect, test } from "vitest"
import { type Access, type Caller, ServiceError, type ServiceOptions } from "../../src/http/index.ts"
import { shelf } from "./support/shelf.ts"
import { shelfService } from "./support/shelf-service.ts"

const reason = "there are no parcels"
const document = {
  ...shelf,
  "x-unserved": [
    { method: "GET", path: "/v1/parcels/{id}", summary: "Get a parcel", reason },
    { method: "GET", path: "/v1/parcels", summary: "List parcels", reason },
    { method: "POST", path: "/v1/parcels:send", summary: "Send a parcel", reason },
  ],
} as const

const services: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})
function service(options: Partial<ServiceOptions<undefined>> = {}) {
  const made = shelfService({}, { document, ...options })
  services.push(made)
  return made.fastify
}

test.each([
  ["GET", "/v1/parcels/7", "GET /v1/parcels/{id}"],
  ["POST", "/v1/parcels:send", "POST /v1/parcels:send"],
] as const)("%s %s is a 503 for good that says why, whatever its body is", async (method, url, operation) => {
  const answer = await service().inject({ method, url, headers: { "content-type": "application/json" }, payload: "{" })
  expect([answer.statusCode, answer.headers["x-should-retry"], answer.headers["retry-after"], answer.json()]).toEqual([
    503,
    "false",
    undefined,
    { message: `${operation} is not served here: ${reason}`, statusCode: 503, error: "Service Unavailable" },
  ])
})

test.each([
  ["GET", "/v1/parcel/7"],
  ["GET", "/v1/parcels/"],
  ["GET", "/v1/parcels:send"],
  ["GET", "/v1/parcels/7/8"],
  ["DELETE", "/v1/parcels/7"],
  ["DELETE", "/v1/parcels"],
  ["OPTIONS", "/v1/parcels/7"],
  ["OPTIONS", "/v1/parcels"],
] as const)("%s %s, which nobody has, stays a 404 that allows nothing", async (method, url) => {
  const { statusCode, headers } = await service().inject({ method, url })
  expect([statusCode, headers.allow]).toEqual([404, undefined])
})

test("HEAD is answered as GET, without a body", async () => {
  const { statusCode, headers, body } = await service().inject({ method: "HEAD", url: "/v1/parcels/7" })
  expect([statusCode, headers["x-should-retry"], body]).toEqual([503, "false", ""])
})

test("a browser of another origin may ask, and read why not", async () => {
  const headers = { origin: "https://explorer.example", "access-control-request-method": "GET" }
  const app = service()
  const preflight = await app.inject({ method: "OPTIONS", url: "/v1/parcels/7", headers })
  const answer = await app.inject("/v1/parcels/7")
  expect([preflight.statusCode, answer.headers["access-control-allow-origin"]]).toEqual([204, "*"])
})

test("callers are admitted as for a read of the least weight, and refused before the reason is told", async () => {
  const asked: unknown[] = []
  const caller: Caller = { address: "192.0.2.7", keyId: "abcd1234", orgId: "library", tier: "base", scopes: ["read"] }
  const access: Access = {
    admit: (_request, use) => {
      asked.push(use)
      const headers = { "ratelimit-remaining": "0" }
      return asked.length === 1 ? { caller, headers } : { caller, headers, refusal: new ServiceError(429, "Too much") }
    },
  }
  const app = service({ access })
  const answers = [await app.inject("/v1/parcels/7"), await app.inject("/v1/parcels/7")]
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers["ratelimit-remaining"]])).toEqual([
    [503, "0"],
    [429, "0"],
  ])
  expect(asked).toEqual([
    { scope: "read", weight: 1 },
    { scope: "read", weight: 1 },
  ])
})

test("the service's document has them, marked", async () => {
  const { paths, ...rest } = (await service().inject("/openapi.json")).json()
  expect(Object.keys(rest)).not.toContain("x-unserved")
  expect(paths["/v1/parcels/{id}"].get).toEqual({
    tags: ["Not served"],
    summary: "Get a parcel (not served here)",
    description: "Not served here: there are no parcels.",
    "x-unserved": reason,
    parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
    responses: { 503: { description: "Not served here; sent with `x-should-retry: false`." } },
  })
})
