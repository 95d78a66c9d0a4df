import { HttpError } from "@serac/subnet-evm"
import { expect, test } from "vitest"
import { classify } from "./classify.ts"

const now = Date.parse("2031-05-06T07:08:00Z")
const throttled = (retryAfter: string) =>
  new HttpError({
    operation: "eth_call",
    url: "http://node.test/",
    attempts: 1,
    status: 429,
    headers: new Headers({ "retry-after": retryAfter }),
    text: "",
  })

test.each([
  ["2", 2_000],
  ["Tue, 06 May 2031 07:08:30 GMT", 30_000],
  ["Tue, 06 May 2031 07:07:00 GMT", 0],
  ["soon", undefined],
])("Retry-After: %s is counted by the clock that is given", (retryAfter, expected) => {
  const { kind, retryAfter: milliseconds } = classify(throttled(retryAfter), (text) => text, now)
  expect({ kind, milliseconds }).toEqual({ kind: "throttled", milliseconds: expected })
})
