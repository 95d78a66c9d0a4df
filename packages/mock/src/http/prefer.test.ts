import { expect, test } from "vitest"
import { preferencesOf } from "./prefer.ts"

test.each([
  [undefined, {}],
  ["code=429", { status: 429 }],
  ["code=-32000", { errorCode: -32000 }],
  ["code=3", { errorCode: 3 }],
  ["example=hexBlock", { example: "hexBlock" }],
  ['example="two words"', { example: "two words" }],
  ["dynamic=true", { dynamic: true }],
  ["dynamic=false", { dynamic: false }],
  ["batch=shuffle", { batch: "shuffle" }],
  ["Code=503, example=a; dynamic=true batch=drop", { status: 503, example: "a", dynamic: true, batch: "drop" }],
  ["code=404, code=500", { status: 404 }],
  ["respond-async, wait=10", {}],
])("%s means %o", (header, preferences) => {
  expect(preferencesOf(header)).toEqual(preferences)
})

test.each([
  ["code=abc", "code=abc: an HTTP status or a JSON-RPC error code"],
  ["batch=lose", "batch=lose: one of shuffle, drop, duplicate"],
  ["dynamic=constructor", "dynamic=constructor: one of true, false"],
])("%s is refused", (header, message) => {
  expect(() => preferencesOf(header)).toThrow(expect.objectContaining({ name: "PreferenceError", message }))
})
