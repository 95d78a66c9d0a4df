import { expect, test } from "vitest"
import { endpointsOf } from "./endpoints.ts"

const path = "/ext/bc/{blockchainID}/rpc"
const at = (place: { url?: string | string[]; endpoint?: string | string[] }, blockchainID = "C") =>
  endpointsOf({ ...place, path, variables: { blockchainID } })

test("a path is added to a base URL with its variables filled in", () => {
  expect(at({ url: "http://127.0.0.1:9650" })).toStrictEqual([
    {
      href: "http://127.0.0.1:9650/ext/bc/C/rpc",
      shown: "http://127.0.0.1:9650/ext/bc/C/rpc",
    },
  ])
})

test.each([
  ["http://node.example/", "http://node.example/ext/bc/C/rpc"],
  ["http://node.example//", "http://node.example/ext/bc/C/rpc"],
  ["https://node.example/token/", "https://node.example/token/ext/bc/C/rpc"],
  ["https://node.example/?apikey=secret", "https://node.example/ext/bc/C/rpc?apikey=secret"],
  ["http://[::1]:9650", "http://[::1]:9650/ext/bc/C/rpc"],
])("%s becomes %s", (url, href) => {
  expect(at({ url }).map(({ href }) => href)).toStrictEqual([href])
})

test("an endpoint stays as it is", () => {
  expect(
    at({ endpoint: ["https://rpc.example/v3/key/", "http://127.0.0.1:1/ext/bc/X"] }).map(({ href }) => href),
  ).toStrictEqual(["https://rpc.example/v3/key/", "http://127.0.0.1:1/ext/bc/X"])
})

test("several URLs keep their order", () => {
  expect(at({ url: ["http://a.example", "http://b.example"] }).map(({ href }) => href)).toStrictEqual([
    "http://a.example/ext/bc/C/rpc",
    "http://b.example/ext/bc/C/rpc",
  ])
})

test("a variable is percent-encoded, so that it stays one segment", () => {
  expect(at({ url: "http://node.example" }, "a/b?c#d é").map(({ href }) => href)).toStrictEqual([
    "http://node.example/ext/bc/a%2Fb%3Fc%23d%20%C3%A9/rpc",
  ])
})

test.each([undefined, "", ".", ".."])("the variable %j is refused by its name", (blockchainID) => {
  const variables = blockchainID === undefined ? {} : { blockchainID }
  expect(() => endpointsOf({ url: "http://node.example", path, variables })).toThrow(
    new TypeError("no valid variable blockchainID for /ext/bc/{blockchainID}/rpc"),
  )
})

test("an endpoint needs no variables", () => {
  expect(endpointsOf({ endpoint: "http://node.example/x", path, variables: {} })).toHaveLength(1)
})

test.each([
  [{ url: "https://node.example/secret?key=secret#secret" }, "https://node.example/ext/bc/C/rpc"],
  [{ endpoint: "https://node.example/secret/ext/bc/C/rpc?key=secret" }, "https://node.example/ext/bc/C/rpc"],
  [{ endpoint: "https://rpc.example/v3/secret" }, "https://rpc.example"],
  [{ endpoint: "https://rpc.example/s" }, "https://rpc.example"],
  [{ endpoint: "https://rpc.example" }, "https://rpc.example/"],
])("of %j only %s is shown", (place, shown) => {
  expect(at(place).map((endpoint) => endpoint.shown)).toStrictEqual([shown])
})

test.each([
  [{}],
  [{ url: [] as string[] }],
  [{ url: "not a url with a secret" }],
  [{ url: ["http://node.example", "//secret"] }],
  [{ endpoint: "" }],
  [{ url: "http://user:secret@node.example" }],
  [{ url: "http://secret@node.example" }],
  [{ url: "http:/user:secret@node.example" }],
  [{ url: "http:user:secret@node.example" }],
  [{ url: "http:\\\\user:secret@node.example" }],
  [{ url: "127.0.0.1:9650" }],
  [{ url: "localhost:9650" }],
  [{ endpoint: "ws://node.example/ext/bc/C/ws" }],
])("%j is refused without being quoted", (place) => {
  expect(() => at(place)).toThrow(new TypeError("no valid url"))
})

test.each([
  "http://node.example/@me?to=a@b",
  "http://node.example?to=a@b",
  "http://node.example#a@b",
  "http://node.example/a//b@c",
])("an at sign behind the host is no credential: %s", (endpoint) => {
  expect(at({ endpoint })).toHaveLength(1)
})
