import { afterEach, expect, test } from "vitest"
import { shelf } from "./support/shelf.ts"
import { shelfService } from "./support/shelf-service.ts"

const reason = "there are no parcels"
const document = {
  ...shelf,
  "x-unserved": [
    { method: "GET", path: "/v1/parcels/{id}", summary: "Get a parcel", reason },
    { method: "POST", path: "/v1/parcels:send", summary: "Send a parcel", reason },
  ],
} as const

const services: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})
function service() {
  const made = shelfService({}, { document })
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

test("a mistyped path and another method stay a 404", async () => {
  const app = service()
  const answers = await Promise.all([
    app.inject("/v1/parcel/7"),
    app.inject("/v1/parcels"),
    app.inject({ method: "DELETE", url: "/v1/parcels/7" }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})

test("the service's document has them, marked", async () => {
  const { paths } = (await service().inject("/openapi.json")).json()
  expect(paths["/v1/parcels/{id}"].get).toEqual({
    tags: ["Not served"],
    summary: "Get a parcel (not served here)",
    description: "Not served here: there are no parcels.",
    "x-unserved": reason,
    parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
    responses: { 503: { description: "Not served here; sent with `x-should-retry: false`." } },
  })
})
