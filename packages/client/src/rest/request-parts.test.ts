import fc from "fast-check"
import { expect, test } from "vitest"
import { InvalidParameterError } from "../http/runtime.ts"
import { writeJson } from "./bodies/json.ts"
import { writeText } from "./bodies/text.ts"
import type { RestOperation } from "./operation.ts"
import { requestParts } from "./request-parts.ts"
import { styled } from "./styled.ts"

const call = { operation: "test", url: "/v1", attempts: 0 }
const listTransfers: RestOperation = {
  id: "listTransfers",
  method: "GET",
  path: "/v1/chains/{chainId}/tokens/{address}/transfers",
  query: ["pageToken", "pageSize", "nodeIds"],
  header: ["x-trace"],
  styles: { nodeIds: styled("form") },
}
const reindex: RestOperation = {
  id: "reindexNft",
  method: "POST",
  path: "/v1/tokens/{tokenId}:reindex",
  body: { type: "application/json", write: writeJson },
}
const inStyles: RestOperation = {
  id: "styled",
  method: "GET",
  path: "/v1{ids}/books",
  query: ["filter", "constructor"],
  header: ["x-range"],
  required: ["filter"],
  styles: { ids: styled("matrix*"), filter: styled("deepObject"), "x-range": styled("simple*") },
}
const createBook: RestOperation = {
  id: "createBook",
  method: "PATCH",
  path: "/v1/books",
  required: ["body"],
  body: { type: "application/merge-patch+json", write: writeJson },
}
const circular: { self?: object } = {}
circular.self = circular
const here = { chainId: "43114", address: "0xab" }

test("each parameter goes to its place", () => {
  const parameters = { ...here, pageSize: 5, nodeIds: ["a", "b"], "x-trace": 7n }
  expect(requestParts(listTransfers, parameters, call)).toEqual({
    target: "/v1/chains/43114/tokens/0xab/transfers?pageSize=5&nodeIds=a,b",
    header: { "x-trace": "7" },
    body: undefined,
    contentType: undefined,
  })
})

test("a parameter whose name is that of another has its own in a call, and the document's in the request", () => {
  const proxy: RestOperation = {
    id: "proxy",
    method: "GET",
    path: "/proxy/{path}",
    query: ["pathInQuery"],
    header: ["pathInHeader"],
    names: { pathInQuery: "path", pathInHeader: "path" },
  }
  expect(requestParts(proxy, { path: "a", pathInQuery: "b", pathInHeader: "c" }, call)).toEqual({
    target: "/proxy/a?path=b",
    header: { path: "c" },
    body: undefined,
    contentType: undefined,
  })
})

test("what is undefined or null is not sent", () => {
  const parameters = { ...here, pageSize: undefined, pageToken: null, "x-trace": undefined, typo: undefined }
  expect(requestParts(listTransfers, parameters, call)).toEqual({
    target: "/v1/chains/43114/tokens/0xab/transfers",
    header: undefined,
    body: undefined,
    contentType: undefined,
  })
})

test("a value in the path is encoded and the template's own suffix is not", () => {
  expect(requestParts(reindex, { tokenId: "5:6/7" }, call).target).toBe("/v1/tokens/5%3A6%2F7:reindex")
  expect(requestParts(reindex, { tokenId: 7n }, call).target).toBe("/v1/tokens/7:reindex")
})

test("lists and objects are written in the style of their place", () => {
  const parameters = { ids: [1, 2], filter: { since: "2026" }, "x-range": { from: 1, to: 2 }, constructor: "a" }
  expect(requestParts(inStyles, parameters, call)).toEqual({
    target: "/v1;ids=1;ids=2/books?filter%5Bsince%5D=2026&constructor=a",
    header: { "x-range": "from=1,to=2" },
    body: undefined,
    contentType: undefined,
  })
})

test("a JSON body has the media type of the document", () => {
  expect(requestParts(createBook, { body: { title: null } }, call)).toEqual({
    target: "/v1/books",
    header: undefined,
    body: '{"title":null}',
    contentType: "application/merge-patch+json",
  })
})

test("another body is made by its writer, whose complaint names it", () => {
  const upload: RestOperation = { ...reindex, body: { type: "text/plain", write: writeText } }
  const { body, contentType } = requestParts(upload, { tokenId: 1, body: "a" }, call)
  expect({ body, contentType }).toEqual({ body: "a", contentType: "text/plain; charset=utf-8" })
  expect(() => requestParts(upload, { tokenId: 1, body: 7 }, call)).toThrow(
    new InvalidParameterError({ ...call, parameter: "body" }, "must be a string"),
  )
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
  ["a path parameter of one dot", listTransfers, { ...here, address: "." }, "address", "would lead to another path"],
  ["a list in the path", reindex, { tokenId: ["a"] }, "tokenId", "holds an object, which has no place in a URL"],
  ["an empty list in the path", inStyles, { ids: [], filter: {} }, "ids", "is missing"],
  ["a missing query parameter", inStyles, { ids: [1] }, "filter", "is missing"],
  ["a missing body", createBook, {}, "body", "is missing"],
  [
    "a Date that is none in a body",
    createBook,
    { body: { at: new Date(Number.NaN) } },
    "body",
    'holds Invalid Date at "at"',
  ],
  ["NaN in a body", createBook, { body: { pages: [Number.NaN] } }, "body", 'holds NaN at "0"'],
  ["a body that JSON cannot hold", createBook, { body: circular }, "body", expect.stringContaining("circular")],
  [
    "an object in the query",
    listTransfers,
    { ...here, pageSize: { a: 1 } },
    "pageSize",
    "holds an object, which has no place in a URL",
  ],
  [
    "an object in a header",
    listTransfers,
    { ...here, "x-trace": {} },
    "x-trace",
    "holds an object, which has no place in a URL",
  ],
  ["a header beyond Latin-1", listTransfers, { ...here, "x-trace": "€" }, "x-trace", "cannot be sent in a header"],
  ["a header of two lines", listTransfers, { ...here, "x-trace": "a\nb" }, "x-trace", "cannot be sent in a header"],
  ["an object in the path", reindex, { tokenId: { a: 1 } }, "tokenId", "holds an object, which has no place in a URL"],
  [
    "a Date that is none in the query",
    listTransfers,
    { ...here, pageSize: new Date(Number.NaN) },
    "pageSize",
    "is Invalid Date",
  ],
] as const)("%s is an error that names it", (_, operation, parameters, parameter, rule) => {
  const thrown = expect(() => requestParts(operation, parameters, call))
  thrown.toThrow(InvalidParameterError)
  thrown.toThrow(
    expect.objectContaining({ parameter, message: typeof rule === "string" ? `test: "${parameter}" ${rule}` : rule }),
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

test("a constant query of a path is sent before the parameters", () => {
  const list: RestOperation = { id: "list", method: "GET", path: "/v1/{id}/files?beta=true", query: ["limit"] }
  const targets = [{ id: "a?b" }, { id: "a", limit: 2 }].map(
    (parameters) => requestParts(list, parameters, call).target,
  )
  expect(targets).toEqual(["/v1/a%3Fb/files?beta=true", "/v1/a/files?beta=true&limit=2"])
})
