import { expect, test } from "vitest"
import { locateDocument } from "./locate.ts"

const v0 = "QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG"
const v1 = "bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi"
const gateway = "https://semaphore.example/base"
const located = (uri: string) => {
  const location = locateDocument(uri, gateway)
  return location.kind === "web" ? `${location.url.href} ${location.source}` : location
}
const invalid = { kind: "invalid", status: "INVALID_TOKEN_URI" }

test.each([
  ["https://a.example/1.json?x=1", "https://a.example/1.json?x=1 a.example"],
  ["HTTP://A.example:8080/1", "http://a.example:8080/1 a.example"],
  [`ipfs://${v0}/1.json`, `${gateway}/ipfs/${v0}/1.json ipfs:${v0}`],
  [`IPFS://${v0}`, `${gateway}/ipfs/${v0} ipfs:${v0}`],
  [`ipfs://ipfs/${v1}/1`, `${gateway}/ipfs/${v1}/1 ipfs:${v1}`],
  [`ipfs:///ipfs/${v1}/1`, `${gateway}/ipfs/${v1}/1 ipfs:${v1}`],
  [`ipfs:${v1}`, `${gateway}/ipfs/${v1} ipfs:${v1}`],
  [`/ipfs/${v0}/a/b`, `${gateway}/ipfs/${v0}/a/b ipfs:${v0}`],
  [`ipfs/${v0}`, `${gateway}/ipfs/${v0} ipfs:${v0}`],
  [v0, `${gateway}/ipfs/${v0} ipfs:${v0}`],
  [`${v1}/7.json`, `${gateway}/ipfs/${v1}/7.json ipfs:${v1}`],
  [`ipfs://${v0}/Ice #1.json`, `${gateway}/ipfs/${v0}/Ice%20%231.json ipfs:${v0}`],
  [`ipfs://${v0}/1?filename=1.json`, `${gateway}/ipfs/${v0}/1?filename=1.json ipfs:${v0}`],
  ["ipns://docs.ipfs.tech/1", `${gateway}/ipns/docs.ipfs.tech/1 ipns:docs.ipfs.tech`],
  [`ar://${"a".repeat(42)}_/1`, `https://arweave.net/${"a".repeat(42)}_/1 arweave.net`],
])("%s is read at %s", (uri, expected) => {
  expect(located(uri)).toBe(expected)
})

test("data stands for itself", () => {
  expect(located("DATA:,{}")).toEqual({ kind: "data" })
})

test.each([
  "",
  " ",
  "1.json",
  "//a.example/1",
  "/1.json",
  '{"name":"Ice"}',
  "https://",
  "https:a.example",
  "http://[::1",
  "http://a b/",
  "http://256.256.256.256/",
  "http://1.2.3.4.5.6/",
  "ipfs://",
  "ipfs://short/1",
  "ar://short",
  `https://a.example/${"a".repeat(2048)}`,
])("%j leads nowhere", (uri) => {
  expect(located(uri)).toEqual(invalid)
})

test.each([
  "ftp://a.example/1",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "gopher://a/",
  "blob:https://a/1",
  "ws://a/",
  "jar:x",
])("%s has a scheme that is not read", (uri) => {
  expect(located(uri)).toEqual({ kind: "invalid", status: "INVALID_TOKEN_URI_SCHEME" })
})

test.each([
  `ipfs://${v0}/../../api/v0/shutdown`,
  `ipfs://${v0}/%2e%2e/%2E%2E/api`,
  `ipfs://${v0}/a\\..\\..\\..\\api`,
  `ipfs://${v0}/../${v1}`,
  "ipns://a.b/../../api",
  `ar://${"a".repeat(43)}/../x`,
])("%s does not climb out of its root", (uri) => {
  expect(located(uri)).toEqual(invalid)
})
