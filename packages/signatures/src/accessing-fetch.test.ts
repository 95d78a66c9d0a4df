import type { NodeAccess } from "@serac/wire/node"
import { afterEach, expect, test, vi } from "vitest"
import { accessingFetch } from "./accessing-fetch.ts"

afterEach(() => void vi.unstubAllGlobals())

const access = (url: string, authorization?: string): NodeAccess => ({
  url,
  headers: authorization === undefined ? {} : { authorization },
})
const nodes = [
  access("http://a.example", "root"),
  access("http://a.example/x/", "x"),
  access("http://a.example/x/y//", "y"),
  access("http://b.example/open"),
]

/** What reaches the network: the credentials of a request and how it follows redirects. */
async function sent(url: string | URL, init?: RequestInit) {
  const calls: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, given) => {
    calls.push([input, new Headers(given?.headers).get("authorization"), given?.redirect, given?.method])
    return new Response()
  }
  await accessingFetch(nodes, fetch)(url, init)
  return calls
}

test("each node is sent its own credentials, the one with the longest path first", async () => {
  const at = async (path: string) => ((await sent(`http://a.example${path}`)) as [unknown, string][])[0]?.[1]
  const paths = ["/", "/ext", "/x", "/x/ext", "/x/y", "/x/y/ext", "/xy", "/ext/x/"]
  expect(await Promise.all(paths.map(at))).toEqual(["root", "root", "x", "x", "y", "y", "root", "root"])
})

test("credentials are added to what is sent, and no redirect is followed with them", async () => {
  const init = { method: "POST", headers: { "content-type": "text/plain" } }
  expect(await sent("http://a.example/", init)).toEqual([["http://a.example/", "root", "manual", "POST"]])
})

test("another origin, and a node without credentials, is sent what was given", async () => {
  const init = { method: "POST", headers: { authorization: "own" } }
  const urls = ["http://b.example/open/ext", "http://b.example/", "http://c.example/x", "https://a.example/x"]
  expect(await Promise.all(urls.map((url) => sent(url, init)))).toEqual(
    urls.map((url) => [[url, "own", undefined, "POST"]]),
  )
})

test("without a fetch the global one of the moment is used, for addresses in any form", async () => {
  const accessing = accessingFetch(nodes)
  const fetch = vi.fn(async () => new Response())
  vi.stubGlobal("fetch", fetch)
  const [url, request] = [new URL("http://a.example/x"), new Request("http://b.example/open")]
  await accessing(url)
  await accessing(request)
  expect(fetch.mock.calls).toEqual([
    [url, { headers: new Headers({ authorization: "x" }), redirect: "manual" }],
    [request, undefined],
  ])
})
