import { afterEach, expect, test, vi } from "vitest"
import { basesOf, endpointAt } from "./endpoint.ts"

const at = (url: string, target = "/v1/chains") => basesOf("baseUrl", url).map((base) => endpointAt(base, target))[0]

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ["https://data.example", "https://data.example/v1/chains"],
  ["https://data.example/", "https://data.example/v1/chains"],
  ["https://data.example/base//", "https://data.example/base/v1/chains"],
  ["https://data.example/base?key=secret", "https://data.example/base/v1/chains?key=secret"],
  ["https://data.example/#part", "https://data.example/v1/chains"],
  ["http://[::1]:8080", "http://[::1]:8080/v1/chains"],
])("a path is added to the base URL %s", (url, href) => {
  expect(at(url)?.href).toBe(href)
})

test("the query of the base URL and that of the call are both sent", () => {
  expect(at("https://data.example?key=secret", "/v1/chains?network=fuji&next=/a?b")).toEqual({
    href: "https://data.example/v1/chains?key=secret&network=fuji&next=/a?b",
    shown: "https://data.example/v1/chains",
    holdsSecret: true,
  })
})

test("what may hold a secret is not shown", () => {
  expect(at("https://data.example/secret?key=secret")?.shown).toBe("https://data.example/v1/chains")
})

test.each([
  ["https://data.example/", false],
  ["https://data.example/secret", true],
  ["https://data.example?key=secret", true],
])("a path or a query of a base URL may be a secret: %s", (url, holdsSecret) => {
  expect(at(url)?.holdsSecret).toBe(holdsSecret)
})

test.each([
  "data.example",
  "",
  "127.0.0.1:9650",
  "localhost:9650",
  "ws://node.example",
  "xhttp://node.example",
  "https://user:secret@data.example",
  "http://secret@node.example",
  "http://:secret@node.example",
  "http:/user:secret@node.example",
  "http:\\\\user:secret@node.example",
])("%j is refused without being quoted", (url) => {
  expect(() => basesOf("baseUrl", ["https://fine.example", url])).toThrow(
    'client: "baseUrl" must be an http(s) URL without user name and password',
  )
})

test("a list without a URL is refused", () => {
  expect(() => basesOf("endpoint", [])).toThrow('client: "endpoint" must have a URL')
})

test("in a browser a base URL may be relative to the page", () => {
  vi.stubGlobal("location", { href: "https://app.example/explorer/" })
  expect(at("/api")?.href).toBe("https://app.example/api/v1/chains")
})
