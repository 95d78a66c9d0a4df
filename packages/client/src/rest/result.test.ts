import { expect, test } from "vitest"
import { answer } from "../../test/rest/scripted-fetch.ts"
import { parseLossless, rateLimitOf } from "../http/runtime.ts"
import type { RestOperation } from "./operation.ts"
import { restResult } from "./result.ts"

const call = { operation: "getBlock", url: "https://data.example/v1/chains/1/blocks/2", attempts: 2 }
const getBlock: RestOperation = { id: "getBlock", method: "GET", path: "/v1" }
const reindex: RestOperation = { id: "reindex", method: "POST", path: "/v1" }
const listBlocks: RestOperation = { id: "listBlocks", method: "GET", path: "/v1", items: "blocks" }
const health: RestOperation = { id: "health", method: "GET", path: "/ext/health", data: [503] }

async function outcome(operation: RestOperation, response: Response) {
  const text = await response.clone().text()
  return restResult(operation, { response, status: response.status, text }, call)
}
const failure = (operation: RestOperation, response: Response) =>
  outcome(operation, response).then(
    () => expect.unreachable("a result"),
    (error: unknown) => error as Record<string, unknown>,
  )

test("a success gives its data, response, status and rate limit", async () => {
  const response = answer(201, { blockNumber: "2" }, { "ratelimit-remaining": "9" })
  const result = await outcome(getBlock, response)
  expect(result).toMatchObject({ data: { blockNumber: "2" }, response, status: 201 })
  expect(result.rateLimit).toEqual({ ...rateLimitOf(new Headers()), remaining: 9 })
})

test.each([
  ["a POST", reindex, answer(200)],
  ["a 204", getBlock, answer(204)],
])("%s may have an empty body", async (_, operation, response) => {
  expect(await outcome(operation, response)).toHaveProperty("data", undefined)
})

test("a status that the operation calls data is a result", async () => {
  expect(await outcome(health, answer(503, { healthy: false }))).toMatchObject({
    data: { healthy: false },
    status: 503,
  })
})

test.each([
  ["text", getBlock, new Response("<html>")],
  ["JSON that ends early", getBlock, new Response('{"a":')],
  ["an empty body for a GET", getBlock, answer(200)],
  ["text where a POST may be empty", reindex, new Response("ok")],
  ["a page without its list", listBlocks, answer(200, { blocks: null })],
  ["a page that is null", listBlocks, answer(200, null)],
  ["text under a status that is data", health, new Response("upstream", { status: 503 })],
])("%s is an invalid response that keeps status and text", async (_, operation, response) => {
  const { status } = response
  const text = await response.clone().text()
  expect(await failure(operation, response)).toMatchObject({ ...call, name: "InvalidResponseError", status, text })
})

test("the parser's error is the cause of an invalid response", async () => {
  const error = await failure(getBlock, new Response("<html>"))
  expect(error.cause).toBeInstanceOf(SyntaxError)
})

test("the text of an invalid response is bounded", async () => {
  const error = await failure(getBlock, new Response("x".repeat(5_000)))
  expect(error.text).toBe("x".repeat(4_096))
})

test.each([
  [400, "BadRequestError", "BAD_REQUEST"],
  [401, "UnauthorizedError", "UNAUTHORIZED"],
  [403, "ForbiddenError", "FORBIDDEN"],
  [404, "NotFoundError", "NOT_FOUND"],
  [418, "ApiError", "API"],
  [429, "TooManyRequestsError", "TOO_MANY_REQUESTS"],
  [500, "InternalServerError", "INTERNAL_SERVER"],
  [502, "BadGatewayError", "BAD_GATEWAY"],
  [503, "ServiceUnavailableError", "SERVICE_UNAVAILABLE"],
  [504, "ApiError", "API"],
])("status %i is a %s with the code %s and every fact of the call", async (status, name, code) => {
  const body = { message: "the chain is asleep", statusCode: status, error: "Something" }
  const headers = { "ratelimit-remaining": "0", "retry-after": "7" }
  const error = await failure(getBlock, answer(status, body, headers))
  expect({ ...error, name: error.name, code: error.code, message: error.message }).toEqual({
    ...call,
    name,
    code,
    message: `getBlock: status ${status} from ${call.url} after 2 attempts: the chain is asleep`,
    status,
    body,
    text: JSON.stringify(body),
    headers: new Headers({ "content-type": "application/json", ...headers }),
    rateLimit: { ...rateLimitOf(new Headers()), remaining: 0, retryAfter: 7 },
  })
})

test.each([
  ["a list of messages", answer(400, { message: ["a is bad", "b is worse"] }), "400: a is bad; b is worse"],
  ["no body", answer(502), "502"],
  ["text", new Response("Bad gateway", { status: 502 }), "502: Bad gateway"],
  ["JSON without a message", answer(500, { oops: 1 }), '500: {"oops":1}'],
  ["JSON that is null", answer(500, null), "500: null"],
])("the message tells of %s", async (_, response, message) => {
  const { message: told } = (await failure(getBlock, response)) as { readonly message: string }
  expect(told.replace(` from ${call.url} after 2 attempts`, "")).toBe(`getBlock: status ${message}`)
})

test("a body that is not JSON is kept as text, bounded, in text and message", async () => {
  const error = await failure(getBlock, new Response("x".repeat(5_000), { status: 502 }))
  expect({ body: error.body, text: error.text, message: error.message }).toEqual({
    body: undefined,
    text: "x".repeat(4_096),
    message: `getBlock: status 502 from ${call.url} after 2 attempts: ${"x".repeat(300)}`,
  })
})

test("an integer that the document calls 64-bit is exact, and bigint whatever its size", async () => {
  const parse = (text: string) => parseLossless(text, ["weight"])
  const listL1Validators: RestOperation = { ...getBlock, parse }
  const response = new Response('{"validators":[{"weight":9007199254740993,"count":3},{"weight":1,"count":4}]}')
  expect(await outcome(listL1Validators, response)).toMatchObject({
    data: {
      validators: [
        { weight: 9007199254740993n, count: 3 },
        { weight: 1n, count: 4 },
      ],
    },
  })
})
