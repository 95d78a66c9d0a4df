import { expect, test } from "vitest"
import { originsIn } from "./origins.ts"
import { policyOf } from "./policy.ts"

const textOf = (document: unknown) => [{ text: async () => JSON.stringify(document) }]

test("requests may go to the page's server and to those that the document names, over HTTP and WebSocket", async () => {
  const servers = [
    { url: "https://{region}.example:8443/v1", variables: { region: { default: "eu" } } },
    { url: "/v2" },
  ]
  const paths = { "/a": { servers: [{ url: "http://a.example" }], get: { servers: [{ url: "http://b.example/x" }] } } }
  const policy = policyOf(await originsIn(textOf({ servers, paths })))
  expect(policy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self' https://eu.example:8443 http://a.example " +
      "http://b.example wss://eu.example:8443 ws://a.example ws://b.example; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  )
})

test.each([
  "javascript:alert(1)",
  "https://*",
  "http://a;script-src *",
  "http://a b",
  "data:,",
  "file:///etc",
  "https://",
])("a server %j adds nothing to the policy", async (url) => {
  expect(policyOf(await originsIn(textOf({ servers: [{ url }] })))).toContain("connect-src 'self';")
})

test("a document that cannot be read names no server", async () => {
  expect(await originsIn([{ text: async () => "{" }])).toEqual([])
})
