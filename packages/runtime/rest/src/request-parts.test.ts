import { InvalidParameterError } from "@serac/http-client/runtime"
import fc from "fast-check"
import { expect, test } from "vitest"
import type { RestOperation } from "./operation.ts"
import { requestParts } from "./request-parts.ts"

const call = { operation: "test", url: "/v1", attempts: 0 }
const listTransfers: RestOperation = {
  id: "listTransfers",
  method: "GET",
  path: "/v1/chains/{chainId}/tokens/{address}/transfers",
  query: ["pageToken", "pageSize", "nodeIds"],
  header: ["x-trace"],
  styles: { nodeIds: "csv" },
}
const reindex: RestOperation = { id: "reindexNft", method: "POST", path: "/v1/tokens/{tokenId}:reindex" }
const here = { chainId: "43114", address: "0xab" }

test("each parameter goes to its place", () => {
  const parameters = { ...here, pageSize: 5, nodeIds: ["a", "b"], "x-trace": 7n }
  expect(requestParts(listTransfers, parameters, call)).toEqual({
    target: "/v1/chains/43114/tokens/0xab/transfers?pageSize=5&nodeIds=a,b",
    header: { "x-trace": "7" },
    body: undefined,
  })
})

test("what is undefined or null is not sent", () => {
  const parameters = { ...here, pageSize: undefined, pageToken: null, "x-trace": undefined, typo: undefined }
  expect(requestParts(listTransfers, parameters, call)).toEqual({
    target: "/v1/chains/43114/tokens/0xab/transfers",
    header: {},
    body: undefined,
  })
})

test("a value in the path is encoded and the template's own suffix is not", () => {
  expect(requestParts(reindex, { tokenId: "5:6/7" }, call).target).toBe("/v1/tokens/5%3A6%2F7:reindex")
  expect(requestParts(reindex, { tokenId: 7n }, call).target).toBe("/v1/tokens/7:reindex")
})

test("a body is JSON with bigint as decimal digits", () => {
  const parameters = { tokenId: "7", body: { amount: 2n ** 64n, to: [1n], memo: null } }
  expect(requestParts(reindex, parameters, call).body).toBe('{"amount":"18446744073709551616","to":["1"],"memo":null}')
})

test.each([
  ["an unknown parameter", listTransfers, { ...here, pagesize: 5 }, "pagesize", "is not a parameter"],
  ["one with a name every object has", listTransfers, { ...here, constructor: 5 }, "constructor", "is not a parameter"],
  ["a missing path parameter", listTransfers, { chainId: "43114" }, "address", "is missing"],
  ["an empty path parameter", listTransfers, { ...here, address: "" }, "address", "is missing"],
  [
    "a path parameter that would climb",
    listTransfers,
    { ...here, address: ".." },
    "address",
    "would lead to another path",
  ],
  ["a body where none is sent", listTransfers, { ...here, body: {} }, "body", "is not a parameter"],
  ["an object in the path", reindex, { tokenId: { a: 1 } }, "tokenId", "holds an object, which has no place in a URL"],
  [
    "a Date in the query",
    listTransfers,
    { ...here, pageSize: new Date(0) },
    "pageSize",
    "holds an object, which has no place in a URL",
  ],
] as const)("%s is an error that names it", (_, operation, parameters, parameter, rule) => {
  expect(() => requestParts(operation, parameters, call)).toThrow(
    new InvalidParameterError({ ...call, parameter }, rule),
  )
})

test("any value in the path stays in its segment and is read back as it was", () => {
  const value = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text))
  fc.assert(
    fc.property(value, (tokenId) => {
      const { target } = requestParts(reindex, { tokenId }, call)
      const segments = new URL(target, "https://data.example").pathname.split("/")
      expect(segments.map(decodeURIComponent)).toEqual(["", "v1", "tokens", `${tokenId}:reindex`])
    }),
  )
})
