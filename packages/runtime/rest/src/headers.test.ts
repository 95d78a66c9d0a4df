import { expect, test } from "vitest"
import { clientHeaders, mergeHeaders } from "./headers.ts"

const record = (headers: Headers) => Object.fromEntries(headers)

test("a later set wins, whatever the form and the case", () => {
  const merged = mergeHeaders({ a: "1", b: "1" }, new Headers({ A: "2" }), [["B", "3"]], undefined)
  expect(record(merged)).toEqual({ a: "2", b: "3" })
})

test("null takes a header away and undefined is ignored", () => {
  expect(record(mergeHeaders({ a: "1", b: "1" }, { A: null, b: undefined }))).toEqual({ b: "1" })
})

test.each([
  ["the user's", { apiKeyHeader: "x-mine" }, { apiKeyHeader: "x-data-api-key" }, "x-mine"],
  ["the API's", {}, { apiKeyHeader: "x-data-api-key" }, "x-data-api-key"],
  ["a common one", {}, {}, "x-api-key"],
])("the key goes in %s header", (_, options, defaults, header) => {
  const headers = clientHeaders({ baseUrl: "https://data.example", apiKey: "secret", ...options }, defaults)
  expect(record(headers)).toEqual({ accept: "application/json", [header]: "secret" })
})

test("without a key no header for it is sent", () => {
  const headers = clientHeaders({ baseUrl: "https://data.example", headers: { "x-team": "ice" } }, {})
  expect(record(headers)).toEqual({ accept: "application/json", "x-team": "ice" })
})
