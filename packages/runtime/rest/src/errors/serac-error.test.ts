import { expect, test } from "vitest"
import * as rest from "../index.ts"
import { ConnectionError } from "./connection-error.ts"
import { isSeracError, SeracError } from "./serac-error.ts"
import { TimeoutError } from "./timeout-error.ts"

const { SeracError: _, isSeracError: __, ...others } = rest
const classes = Object.entries(others).filter(([name]) => name.endsWith("Error")) as unknown as [
  string,
  { prototype: SeracError },
][]
const call = { operation: "getBlock", url: "https://data.example/v1", attempts: 3 }

test("every error class is a SeracError and carries its own exported name", () => {
  const named = classes.map(([name, { prototype }]) => [name, prototype instanceof SeracError, prototype.name])
  expect(named).toEqual(classes.map(([name]) => [name, true, name]))
})

test("no two classes share a code", () => {
  const codes = classes.map(([, { prototype }]) => prototype.code)
  expect([codes.length, new Set(codes).size]).toEqual([15, 15])
})

test("the stack begins with name, operation and message", () => {
  const error = new TimeoutError({ ...call, limit: "total", timeout: 5 })
  expect(error.stack?.split("\n")[0]).toBe("TimeoutError: getBlock: no complete answer within 5 ms (total timeout)")
})

test.each([
  ["the cause of fetch's error", new TypeError("fetch failed", { cause: new Error("ECONNRESET") }), "ECONNRESET"],
  ["fetch's error", new TypeError("Failed to fetch"), "Failed to fetch"],
  ["whatever was thrown", "gone", "gone"],
  ["nothing", undefined, "undefined"],
])("a connection error names %s and keeps it", (_, cause, reason) => {
  const error = new ConnectionError(call, cause)
  expect([error.message, error.cause]).toEqual([`getBlock: no answer from https://data.example/v1: ${reason}`, cause])
})

test("isSeracError knows ours, also of another copy, and nothing else", () => {
  const ours = new ConnectionError(call, undefined)
  const twin = { [Symbol.for("@serac/rest/error")]: true }
  const others = [new Error("x"), new DOMException("x", "TimeoutError"), { name: "TimeoutError" }, null, undefined, 1]
  expect([ours, twin, ...others].map((error) => isSeracError(error))).toEqual([true, true, ...others.map(() => false)])
})
