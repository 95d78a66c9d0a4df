import { expect, test } from "vitest"
import { curl } from "./curl.ts"
import type { Sample } from "./sample.ts"

const get: Sample = {
  name: "getToken",
  description: "",
  group: "NFTs",
  method: "GET",
  path: "/v1/tokens/{tokenId}:show",
  pathValues: [{ name: "tokenId", value: "a/b", isOn: true }],
  query: [
    { name: "addresses", value: "a,b", isOn: true },
    { name: "pageToken", value: "t", isOn: false },
  ],
  headers: [{ name: "x-tenant", value: "it's", isOn: true }],
}

test("a GET has its path and its query encoded, its headers quoted, and not what is switched off", () => {
  expect(curl(get, "http://127.0.0.1:8080")).toBe(
    "curl -s 'http://127.0.0.1:8080/v1/tokens/a%2Fb:show?addresses=a%2Cb' \\\n  -H 'x-tenant: it'\\''s'",
  )
})

test("a body makes a POST of it, on one line; any other method is named", () => {
  const post = { ...get, method: "POST", path: "/{chain}", query: [], headers: [], body: '{\n  "a": 1\n}' }
  expect(curl(post, "http://a", { chain: "P" })).toBe("curl -s 'http://a/P' \\\n  -d '{\"a\":1}'")
  expect(curl({ ...post, method: "PUT" }, "http://a", { chain: "P" })).toMatch(/^curl -s -X PUT 'http:\/\/a\/P' /)
})
