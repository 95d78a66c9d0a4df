import { describe, expect, test, vi } from "vitest"
import { chainPaths } from "./chain-paths.ts"
import { cleanPath } from "./clean-path.ts"
import { isAllowedHost } from "./hosts.ts"
import { nodeHandler } from "./node-handler.ts"
import { Routes } from "./routes.ts"

const nodeId = "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
const own = { "node-id": nodeId, vary: "Origin" }
const plain = { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff", ...own }
const page = { origin: "https://example.invalid" }
const anyOrigin = { "access-control-allow-origin": "*", "access-control-allow-credentials": "true" }

function node({ isReady = true, onFault = vi.fn() } = {}) {
  const routes = new Routes()
  routes.add(chainPaths(["abc", "X", "avm"], "", ["X", "avm"]), {
    isReady: () => isReady,
    handle: async ({ body }) => {
      if (body === "break") throw new Error("broken")
      return { status: 200, headers: {}, body: "é!" }
    },
  })
  const handle = nodeHandler({ nodeId, routes, onFault })
  const ask = (target: string, headers: Readonly<Record<string, string>> = {}, method = "POST", body = "") =>
    handle({ method, target, headers, body })
  return { routes, ask, onFault }
}

test.each(["/ext/bc/X", "/ext/bc/avm", "/ext/bc/abc", "/ext/X", "/ext/avm", "/ext/bc/X?a=1"])(
  "%s is served",
  async (target) => {
    expect(await node().ask(target)).toEqual({ status: 200, headers: own, body: "é!" })
  },
)

test.each(["/", "/ext/bc/x", "/ext/bc/X/", "/ext/abc", "/ext/bc/Q", "/ext/bc/X%20"])(
  "%s is not found",
  async (target) => {
    expect(await node().ask(target)).toEqual({ status: 404, headers: plain, body: "404 page not found\n" })
  },
)

test.each([
  ["/ext//bc/X?a=1", "/ext/bc/X?a=1"],
  ["/ext/./bc/../bc/X", "/ext/bc/X"],
  ["//", "/"],
])("%s is sent on to %s", async (target, location) => {
  expect(await node().ask(target)).toEqual({ status: 301, headers: { location, ...own }, body: "" })
})

test.each([
  ["/a/b/", "/a/b/"],
  ["", "/"],
  ["/..", "/"],
  ["/a//", "/a/"],
])("%s is clean as %s", (path, clean) => {
  expect(cleanPath(path)).toBe(clean)
})

test("a chain that has not caught up is not answered for", async () => {
  expect(await node({ isReady: false }).ask("/ext/bc/X")).toEqual({
    status: 503,
    headers: plain,
    body: "API call rejected because chain is not done bootstrapping\n",
  })
})

test("HEAD has the length of a body, and none", async () => {
  expect(await node().ask("/ext/bc/X", {}, "HEAD")).toEqual({
    status: 200,
    headers: { ...own, "content-length": "3" },
    body: "",
  })
})

test("what a handler throws is a 500 that says nothing of it, and is told", async () => {
  const { ask, onFault } = node()
  expect(await ask("/ext/bc/X", {}, "POST", "break")).toEqual({
    status: 500,
    headers: plain,
    body: "internal server error\n",
  })
  expect(onFault.mock.calls[0]?.[0]).toEqual(new Error("broken"))
})

test("paths come and go, and are served once", async () => {
  const { routes, ask } = node()
  const other = { handle: async () => ({ status: 200, headers: {}, body: "other" }) }
  expect(() => routes.add(["/ext/new", "/ext/X"], other)).toThrow("/ext/X is served already")
  const remove = routes.add(["/ext/new"], other)
  expect(await ask("/ext/new")).toMatchObject({ body: "other" })
  remove()
  expect(await ask("/ext/new")).toMatchObject({ status: 404 })
  expect(routes.paths()).toEqual(["/ext/bc/abc", "/ext/bc/X", "/ext/bc/avm", "/ext/X", "/ext/avm"])
})

describe("pages of other origins", () => {
  const preflight = (headers: Readonly<Record<string, string>>) => node().ask("/ext/bc/X", headers, "OPTIONS")
  const asked = { ...page, "access-control-request-method": "POST" }
  const vary = "Origin, Access-Control-Request-Method, Access-Control-Request-Headers"

  test("may call", async () => {
    expect(await node().ask("/ext/bc/X", page)).toEqual({ status: 200, headers: { ...own, ...anyOrigin }, body: "é!" })
    expect(await node().ask("/ext/bc/X", page, "PUT")).toEqual({ status: 200, headers: own, body: "é!" })
  })

  test("may ask before, with the headers that they may send", async () => {
    expect(await preflight({ ...asked, "access-control-request-headers": "content-type, accept" })).toEqual({
      status: 200,
      headers: {
        vary,
        "node-id": nodeId,
        ...anyOrigin,
        "access-control-allow-methods": "POST",
        "access-control-allow-headers": "Content-Type, Accept",
      },
      body: "",
    })
  })

  test.each([
    { ...asked, "access-control-request-method": "DELETE" },
    { ...asked, "access-control-request-headers": "authorization" },
    { "access-control-request-method": "POST" },
  ])("are not told that they may: %j", async (headers) => {
    expect(await preflight(headers)).toEqual({ status: 200, headers: { vary, "node-id": nodeId }, body: "" })
  })
})

describe("hosts", () => {
  test("others than its own are refused before anything is looked for", async () => {
    expect(await node().ask("/nowhere", { host: "evil.example" })).toEqual({
      status: 403,
      headers: plain,
      body: "invalid host specified\n",
    })
  })

  test.each([
    "",
    "localhost",
    "LocalHost:9650",
    "127.0.0.1",
    "127.0.0.1:80",
    "[::1]:9650",
    "::1",
    "[fe80::1]:1",
    "[::ffff:1.2.3.4]:1",
  ])("%s is allowed", (host) => {
    expect(isAllowedHost(host, ["localhost"])).toBe(true)
  })

  test.each([
    "[::1]",
    "[fe80::1%eth0]:1",
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "1.2.3",
    "256.1.1.1",
    "[:::1]:1",
    "[1::2::3]:1",
    "[12345::]:1",
    "[1:2]:1",
    "a:b:c",
  ])("%s is not", (host) => {
    expect(isAllowedHost(host, ["localhost"])).toBe(false)
  })

  test("a star allows all", () => {
    expect(isAllowedHost("evil.example", ["*"])).toBe(true)
  })
})
