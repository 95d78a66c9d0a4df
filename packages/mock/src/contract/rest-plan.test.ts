import { expect, test } from "vitest"
import type { PlanOptions } from "./contract-case.ts"
import { planRest } from "./rest-plan.ts"

const ofMock: PlanOptions = { prefers: true, writes: false, rules: true, isMock: true, isChosen: () => true }
const ofServer: PlanOptions = { ...ofMock, prefers: false, rules: false, isMock: false }

/** A document with these paths and security schemes. */
const documentOf = (paths: object, more: object = {}) => ({
  openapi: "3.1.0",
  info: { title: "Shop", version: "1.0.0" },
  paths,
  ...more,
})

const orders = documentOf({
  "/shops/{shop}/orders": {
    parameters: [{ name: "shop", in: "path", required: true, schema: { type: "string" }, example: "a/b" }],
    get: {
      operationId: "listOrders",
      parameters: [
        { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 100 }, example: 7 },
        { name: "filter", in: "query", style: "deepObject", schema: { type: "object" }, example: { state: "open" } },
        { name: "tags", in: "query", explode: false, schema: { type: "array" }, example: ["x", "y z"] },
        { name: "X-Trace", in: "header", schema: { type: "string" } },
      ],
      responses: {
        200: { content: { "application/json": { examples: { "two of them": { value: ["a", "b"] } } } } },
        404: { content: { "application/json": { example: { message: "none" } } } },
        default: { description: "Whatever else." },
      },
    },
  },
})

const headers = { accept: "application/json, */*;q=0.5" }
const request = { method: "GET", target: "/shops/a%2Fb/orders", headers }

test("a mock is asked for each documented status and named example, for all parameters, and for each rule broken once", () => {
  const { cases, untried } = planRest(orders, ofMock)
  expect(untried).toEqual([])
  expect(
    cases.map(({ id, request: { target }, expected }) => [id, target.replace(request.target, ""), expected]),
  ).toEqual([
    ["listOrders 200 two of them", "", { kind: "answer", status: 200, body: ["a", "b"] }],
    ["listOrders 404", "", { kind: "answer", status: 404, body: { message: "none" } }],
    ["listOrders with every parameter", "?limit=7&filter%5Bstate%5D=open&tags=x%2Cy%20z", { kind: "documented" }],
    ["listOrders limit is no number", "?limit=many", { kind: "refusal" }],
    ["listOrders limit is no integer", "?limit=1.5", { kind: "refusal" }],
    ["listOrders limit is below its minimum", "?limit=0", { kind: "refusal" }],
    ["listOrders limit is above its maximum", "?limit=201", { kind: "refusal" }],
  ])
  expect(cases[0]?.request).toEqual({ ...request, headers: { ...headers, prefer: 'code=200, example="two of them"' } })
})

test("a server is asked with the required parameters and with all, and for nothing that may change data", () => {
  const more = documentOf({
    ...orders.paths,
    "/orders": {
      post: { operationId: "createOrder", responses: {} },
      query: { operationId: "unknownMethod", responses: {} },
    },
    "/search": { post: { operationId: "search", "x-idempotent": true, responses: { 200: {} } } },
    "/events": { get: { operationId: "watch", responses: { 200: { content: { "text/event-stream": {} } } } } },
  })
  const { cases, untried } = planRest(more, ofServer)
  expect(cases.map(({ id }) => id)).toEqual([
    "listOrders with its required parameters",
    "listOrders with every parameter",
    "search with its required parameters",
  ])
  expect(untried.map(({ operation, reason }) => [operation, reason])).toEqual([
    ["createOrder", "POST may change data: --writes sends it"],
    ["watch", "a stream of events does not end"],
  ])
  expect(planRest(more, { ...ofServer, writes: true }).cases.map(({ operation }) => operation)).toContain("createOrder")
})

test("a value without an example is made of its schema and named; what cannot be made is not tried", () => {
  const media = (type: string) => ({
    operationId: type,
    requestBody: { content: { [type]: {} } },
    responses: { 200: {} },
  })
  const { cases, untried } = planRest(
    documentOf({
      "/orders/{id}": {
        get: {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer", minimum: 5 } }],
          responses: { 200: {} },
        },
      },
      "/a": { put: media("image/png") },
      "/b": {
        get: { operationId: "b", parameters: [{ name: "q", in: "query", required: true }], responses: { 200: {} } },
      },
    }),
    { ...ofMock, rules: false },
  )
  expect(cases).toEqual([
    {
      id: "GET /orders/{id} 200",
      operation: "GET /orders/{id}",
      request: { method: "GET", target: "/orders/5", headers: { ...headers, prefer: "code=200" } },
      expected: { kind: "answer", status: 200, body: undefined },
      sampled: ["id"],
    },
  ])
  expect(untried.map(({ operation, reason }) => [operation, reason])).toEqual([
    ["image/png", "a body of image/png cannot be made"],
    ["b", "the parameter q has no example"],
  ])
})

test("bodies are JSON before forms before text, and credentials are invented for a mock alone", () => {
  const bodyOf = () => ({
    post: { requestBody: { $ref: "#/components/requestBodies/it" }, responses: { 201: {} } },
  })
  const schemes = {
    header: { type: "apiKey", in: "header", name: "X-Key" },
    query: { type: "apiKey", in: "query", name: "key" },
    cookie: { type: "apiKey", in: "cookie", name: "session" },
    basic: { type: "http", scheme: "basic" },
  }
  const requestOf = (content: object, isMock = true) =>
    planRest(
      documentOf(
        { "/orders": bodyOf() },
        {
          security: [{ header: [], query: [], cookie: [], basic: [], undescribed: [] }],
          components: { securitySchemes: schemes, requestBodies: { it: { content } } },
        },
      ),
      { ...ofMock, rules: false, writes: true, isMock },
    ).cases[0]?.request
  const form = { "application/x-www-form-urlencoded": { example: { name: "a b", tags: [1, 2] } } }
  const sent = { method: "POST", target: "/orders" }
  expect(requestOf({ "text/plain": { example: "x" }, ...form }, false)).toEqual({
    ...sent,
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded", prefer: "code=201" },
    body: "name=a+b&tags=1&tags=2",
  })
  expect(requestOf({ ...form, "application/json": { example: { name: "a b" } } })).toEqual({
    ...sent,
    target: "/orders?key=key",
    headers: {
      ...headers,
      ...{ "x-key": "key", authorization: "Basic bmFtZTp3b3Jk", cookie: "session=key" },
      ...{ "content-type": "application/json", prefer: "code=201" },
    },
    body: '{"name":"a b"}',
  })
})
