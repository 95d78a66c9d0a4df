import { expect, test } from "vitest"
import {
  ConnectionError,
  HttpError,
  MalformedResponseError,
  MissingResponseError,
  NotBootstrappedError,
  ResponseTooLargeError,
  RpcClientError,
  RpcError,
  TimeoutError,
} from "../index.ts"

const facts = { method: "avm.getTx", url: "http://127.0.0.1:9650/ext/bc/X", attempts: 1 }
const headers = new Headers()
const cause = new Error("why")

test.each([
  [new RpcError("not found", { ...facts, code: -32000, data: null, cause }), "RpcError", -32000],
  [new HttpError("x", { ...facts, status: 503, headers, body: "", cause }), "HttpError", "HTTP"],
  [
    new NotBootstrappedError("x", { ...facts, status: 503, headers, body: "", cause }),
    "NotBootstrappedError",
    "NOT_BOOTSTRAPPED",
  ],
  [new MalformedResponseError("x", { ...facts, text: "", cause }), "MalformedResponseError", "MALFORMED_RESPONSE"],
  [new MissingResponseError("x", { ...facts, id: 1, cause }), "MissingResponseError", "MISSING_RESPONSE"],
  [new TimeoutError("x", { ...facts, timeout: 1, cause }), "TimeoutError", "TIMEOUT"],
  [new ConnectionError("x", { ...facts, cause }), "ConnectionError", "CONNECTION"],
  [
    new ResponseTooLargeError("x", { ...facts, status: 200, headers, maxResponseBytes: 1, cause }),
    "ResponseTooLargeError",
    "RESPONSE_TOO_LARGE",
  ],
])("%o has its name and code, and all have the facts of the call and the cause", (error, name, code) => {
  expect(error).toBeInstanceOf(RpcClientError)
  expect(error).toBeInstanceOf(Error)
  expect({ name: error.name, code: error.code, cause: error.cause }).toStrictEqual({ name, code, cause })
  expect(error).toMatchObject(facts)
})

test("a chain that is catching up is an HTTP error too, for those who do not ask why", () => {
  expect(new NotBootstrappedError("x", { ...facts, status: 503, headers, body: "" })).toBeInstanceOf(HttpError)
})

test("the message of a JSON-RPC error is the node's own", () => {
  expect(String(new RpcError("not found", { ...facts, code: -32000, data: null }))).toBe("RpcError: not found")
})
