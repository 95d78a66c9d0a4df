import { expect, test } from "vitest"
import { clientHeaders, mergeHeaders, withKey } from "./headers.ts"

const header = { kind: "header", name: "x-data-api-key" } as const
const record = (headers: Headers) => Object.fromEntries(headers)

test("a later set wins, whatever the form and the case", () => {
  const merged = mergeHeaders({ a: "1", b: "1" }, new Headers({ A: "2" }), [["B", "3"]], undefined)
  expect(record(merged)).toEqual({ a: "2", b: "3" })
})

test("null takes a header away and undefined is ignored", () => {
  expect(record(mergeHeaders({ a: "1", b: "1" }, { A: null, b: undefined }))).toEqual({ b: "1" })
})

test.each([
  ["the user's", { apiKeyHeader: "x-mine" }, { security: header }, { "x-mine": "secret" }],
  ["the API's", {}, { security: header }, { "x-data-api-key": "secret" }],
  ["a common one", {}, {}, { "x-api-key": "secret" }],
  ["authorization, as a bearer token,", {}, { security: { kind: "bearer" } }, { authorization: "Bearer secret" }],
  ["no", {}, { security: { kind: "query", name: "key" } }, {}],
] as const)("the key goes in %s header", (_, options, defaults, expected) => {
  const headers = clientHeaders({ baseUrl: "https://data.example", apiKey: "secret", ...options }, defaults)
  expect(record(headers)).toEqual({ accept: "application/json", ...expected })
})

test.each([
  ["a bearer token", { bearerToken: "t" }, "Bearer t"],
  [
    "a name and a password, in UTF-8,",
    { basicAuth: { username: "zoë", password: "a:b" } },
    `Basic ${btoa("zo\xc3\xab:a:b")}`,
  ],
])("%s is sent as authorization", (_, options, authorization) => {
  const headers = clientHeaders({ baseUrl: "https://data.example", ...options }, {})
  expect(record(headers)).toEqual({ accept: "application/json", authorization })
})

test.each([
  ["/v1?a=1", "/v1?a=1&key=s%26t"],
  ["/v1", "/v1?key=s%26t"],
])("a key that belongs in the query is written there: %s", (target, expected) => {
  const security = { kind: "query", name: "key" } as const
  expect(withKey(target, { baseUrl: "https://data.example", apiKey: "s&t" }, { security })).toBe(expected)
})

test("without a key no header for it is sent", () => {
  const headers = clientHeaders({ baseUrl: "https://data.example", headers: { "x-team": "ice" } }, {})
  expect(record(headers)).toEqual({ accept: "application/json", "x-team": "ice" })
})
