import { expect, test } from "vitest"
import { HttpError, MissingResponseError, NotBootstrappedError, RpcError, SeracError } from "../index.ts"

const facts = { operation: "avm.getTx", url: "http://127.0.0.1:9650/ext/bc/X", attempts: 1 }
const bootstrapping = { ...facts, status: 503, headers: new Headers(), text: "not done bootstrapping" }

test.each([
  [new RpcError("not found", { ...facts, code: -32000, data: null }), "RpcError", -32000],
  [new NotBootstrappedError(bootstrapping), "NotBootstrappedError", "NOT_BOOTSTRAPPED"],
  [new MissingResponseError({ ...facts, id: 1 }), "MissingResponseError", "MISSING_RESPONSE"],
])("%o has its name and code, and all have the facts of the call", (error, name, code) => {
  expect(error).toBeInstanceOf(SeracError)
  expect({ name: error.name, code: error.code }).toStrictEqual({ name, code })
  expect(error).toMatchObject(facts)
})

test("a chain that is catching up is an HTTP error too, for those who do not ask why", () => {
  expect(new NotBootstrappedError(bootstrapping)).toBeInstanceOf(HttpError)
})

test("the message of a JSON-RPC error is the node's own", () => {
  expect(String(new RpcError("not found", { ...facts, code: -32000, data: null }))).toBe("RpcError: not found")
})
