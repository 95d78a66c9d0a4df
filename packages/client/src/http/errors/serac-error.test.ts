import { expect, test } from "vitest"
import { ConnectionError } from "./connection-error.ts"
import { isSeracError } from "./serac-error.ts"
import { TimeoutError } from "./timeout-error.ts"

const call = { operation: "getBlock", url: "https://data.example/v1", attempts: 3 }

test("the stack begins with name, operation and message", () => {
  const error = new TimeoutError({ ...call, limit: "total", timeout: 5 })
  expect(error.stack?.split("\n")[0]).toContain("getBlock: no answer within 5 ms (total timeout)")
  expect(String(error)).toBe(
    "TimeoutError: getBlock: no answer within 5 ms (total timeout) from https://data.example/v1 after 3 attempts",
  )
})

test.each([
  [
    "the system's code",
    new TypeError("fetch failed", { cause: Object.assign(new Error("x"), { code: "EPIPE" }) }),
    "EPIPE",
  ],
  ["the cause of fetch's error", new TypeError("fetch failed", { cause: new Error("reset") }), "reset"],
  ["fetch's error", new TypeError("Failed to fetch"), "Failed to fetch"],
  ["whatever was thrown", "gone", "gone"],
  ["nothing", undefined, "undefined"],
])("a connection error names %s and keeps it", (_, cause, reason) => {
  const error = new ConnectionError(call, cause)
  const message = `getBlock: no answer from https://data.example/v1 after 3 attempts: ${reason}`
  expect([error.message, error.cause]).toEqual([message, cause])
})

test("a message names method, place, attempts and cause", () => {
  const refused = new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ECONNREFUSED" }) })
  const error = new ConnectionError({ operation: "eth_chainId", url: "http://127.0.0.1:9650/", attempts: 3 }, refused)
  expect(error.message).toBe("eth_chainId: no answer from http://127.0.0.1:9650 after 3 attempts: ECONNREFUSED")
})

test("the name may be changed, as tools that collect errors do, and is not shown as a fact", () => {
  const error: Error = new ConnectionError(call, undefined)
  error.name = "Grouped"
  expect([error.name, Object.keys(error)]).toEqual(["Grouped", ["code", "operation", "url", "attempts"]])
})

test("isSeracError knows ours, also of another copy, and nothing else", () => {
  const ours = new ConnectionError(call, undefined)
  const twin = { [Symbol.for("@serac/error")]: true }
  const others = [new Error("x"), new DOMException("x", "TimeoutError"), { name: "TimeoutError" }, null, undefined, 1]
  expect([ours, twin, ...others].map((error) => isSeracError(error))).toEqual([true, true, ...others.map(() => false)])
})
