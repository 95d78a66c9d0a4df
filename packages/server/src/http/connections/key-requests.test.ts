import { expect, test } from "vitest"
import { KeyRequests } from "./key-requests.ts"

test("as many requests run with a key as may, with each key, until one ends", () => {
  const requests = new KeyRequests(2)
  const begun = ["a", "a", "a", "b"].map((keyId) => requests.begin(keyId))
  expect(begun.map((end) => end !== undefined)).toEqual([true, true, false, true])
  begun[0]?.()
  expect([requests.begin("a") !== undefined, requests.begin("a")]).toEqual([true, undefined])
})
