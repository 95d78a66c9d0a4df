import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { defaultSettings, type FetchInit, type RequestHead, type Sending } from "../http/runtime.ts"
import { sendFollowing } from "./send-following.ts"

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

interface Received {
  readonly path: string
  readonly method: string
  readonly headers: IncomingMessage["headers"]
  readonly body: string
}

/** A server that redirects `/old` to a location, or answers with the received request. */
async function serve(status = 200, location = "") {
  const received: Received[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    received.push({ path: request.url ?? "", method: request.method ?? "", headers: request.headers, body })
    const isOld = request.url?.startsWith("/old")
    response.writeHead(isOld ? status : 200, location ? { location } : {}).end("arrived")
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

function sending(
  url: string,
  headers: Record<string, string>,
  own: Partial<Sending<string>> & Partial<RequestHead> = {},
) {
  const { query, method = "GET", ...others } = own
  return sendFollowing({
    call: { operation: "getBlock", url: "", attempts: 0 },
    method,
    endpoints: [{ href: `${url}/old`, shown: `${url}/old`, holdsSecret: false }],
    head: { headers, query },
    ...(method === "POST" && { body: "{}" }),
    idempotent: true,
    settings: defaultSettings,
    read: ({ status, text }) => `${status} ${text}`,
    ...others,
  })
}

const key = { accept: "application/json", "x-data-api-key": "secret" }

test.each([301, 302, 303, 307, 308])("a %i at the same origin is followed with the key", async (status) => {
  const { url, received } = await serve(status, "/new?a=1")
  expect(await sending(url, key)).toBe("200 arrived")
  expect(received.map(({ path, headers }) => [path, headers["x-data-api-key"]])).toEqual([
    ["/old", "secret"],
    ["/new?a=1", "secret"],
  ])
})

test.each([301, 302, 303, 307, 308])(
  "a %i to another origin is followed without a key, a token or a header of the user's",
  async (status) => {
    const other = await serve()
    const { url } = await serve(status, `${other.url}/new`)
    for (const name of ["x-data-api-key", "authorization", "cookie", "x-mine"])
      expect(await sending(url, { accept: "application/json", range: "bytes=0-9", [name]: "secret" })).toBe(
        "200 arrived",
      )
    expect(other.received.map(({ headers }) => [headers.accept, headers.range])).toEqual(
      Array(4).fill(["application/json", "bytes=0-9"]),
    )
    expect(JSON.stringify(other.received)).not.toContain("secret")
  },
)

test("a key in the query goes along at the same origin, and nowhere else", async () => {
  const here = await serve(302, "/new?a=1")
  expect(await sending(here.url, {}, { query: "key=secret" })).toBe("200 arrived")
  const other = await serve()
  const away = await serve(302, `${other.url}/new`)
  expect(await sending(away.url, {}, { query: "key=secret" })).toBe("200 arrived")
  const paths = [here, other].map(({ received }) => received.map(({ path }) => path))
  expect(paths).toEqual([["/old?key=secret", "/new?a=1&key=secret"], ["/new"]])
})

test.each([
  [301, "POST", "GET"],
  [302, "POST", "GET"],
  [303, "POST", "GET"],
  [303, "DELETE", "GET"],
  [303, "HEAD", "HEAD"],
  [307, "POST", "POST"],
  [308, "POST", "POST"],
  [302, "PUT", "PUT"],
])("after a %i a %s is a %s", async (status, method, expected) => {
  const { url, received } = await serve(status, "/new")
  await sending(url, key, { method })
  expect(received.map((one) => [one.method, one.body])[1]).toEqual([expected, expected === "POST" ? "{}" : ""])
})

test.each<[string, string, number, string, string]>([
  [
    "a body to another origin",
    "https://other.example/new",
    307,
    "POST",
    "a redirection to another origin is not followed with a body",
  ],
  ["https to http", "http://data.example/new", 302, "GET", "a redirection from https: to http: is not followed"],
  ["another scheme", "data:,x", 302, "GET", "a redirection from https: to data: is not followed"],
  [
    "a blob, which has the origin of its maker",
    "blob:https://data.example/1",
    302,
    "GET",
    "a redirection from https: to blob: is not followed",
  ],
  [
    "a URL with a name and a password",
    "https://me:word@data.example/new",
    302,
    "GET",
    "a redirection to a URL with a user name or password is not followed",
  ],
])("not followed is %s, and the reason is told", async (_, location, status, method, reason) => {
  const fetch = async () => new Response(null, { status, headers: { location } })
  expect(await sending("https://data.example", key, { method, fetch })).toBe(`${status} ${reason}`)
})

test.each(["//other.example/new", "/\\other.example/new", "https:other.example", "https://data.example.:443/new"])(
  "the location %s is read as a URL: another origin gets no credentials",
  async (location) => {
    const sent: [string, FetchInit["headers"]][] = []
    const fetch = async (url: string, { headers }: FetchInit) => {
      sent.push([new URL(url).host, headers])
      return sent.length === 1 ? new Response(null, { status: 307, headers: { location } }) : new Response("arrived")
    }
    const headers = { ...key, cookie: "secret", "accept-key": "secret", "if-mine": "secret", "if-range": "1" }
    await sending("https://data.example", headers, { query: "key=secret", fetch })
    const isElsewhere = new URL(location, "https://data.example/old").origin !== "https://data.example"
    expect(sent[1]?.[1]).toEqual(isElsewhere ? { accept: "application/json", "if-range": "1" } : headers)
    expect(sent.length).toBe(2)
  },
)

test("a location with a copy of the key in its query is not followed to another origin", async () => {
  const other = await serve()
  for (const copy of ["a=1&key=s%2Fcret", "key=s/cret&a=1"]) {
    const { url } = await serve(302, `${other.url}/new?${copy}`)
    expect(await sending(url, {}, { query: "key=s%2Fcret" })).toBe(
      "302 a redirection to another origin is not followed with the key in its query",
    )
  }
  expect(other.received).toEqual([])
})

test("beyond another origin the same rules hold, and the way back has no credentials", async () => {
  const sent: [string, FetchInit["headers"]][] = []
  const fetch = async (url: string, { headers, redirect }: FetchInit) => {
    sent.push([url, headers])
    expect(redirect).toBe("manual")
    const location = ["https://other.example/a", "/b", "https://data.example/new", "http://data.example/new"][
      sent.length - 1
    ]
    return new Response(null, { status: 302, ...(location && { headers: { location } }) })
  }
  expect(await sending("https://data.example", key, { query: "key=secret", fetch })).toBe(
    "302 a redirection from https: to http: is not followed",
  )
  const accept = { accept: "application/json" }
  expect(sent).toEqual([
    ["https://data.example/old?key=secret", key],
    ["https://other.example/a", accept],
    ["https://other.example/b", accept],
    ["https://data.example/new", accept],
  ])
})

test("a request that becomes a GET has no media type", async () => {
  const { url, received } = await serve(303, "/new")
  await sending(url, { ...key, "content-type": "application/json" }, { method: "POST" })
  expect(received.map(({ method, headers }) => [method, headers["content-type"], headers["x-data-api-key"]])).toEqual([
    ["POST", "application/json", "secret"],
    ["GET", undefined, "secret"],
  ])
})

test("a platform that hides the target, as browsers do, is named as the reason", async () => {
  const hidden = { ok: false, status: 0, type: "opaqueredirect", headers: new Headers(), body: null }
  expect(await sending("https://data.example", key, { fetch: async () => hidden })).toBe(
    "0 this platform does not reveal where a redirection leads",
  )
})

test.each(["", "http://[", undefined])("a redirection to %j is the answer itself", async (location) => {
  const fetch = async () => new Response("body", { status: 302, headers: location === undefined ? {} : { location } })
  expect(await sending("https://data.example", key, { fetch })).toBe("302 body")
})

test("a redirection that leads to itself ends after twenty", async () => {
  const { url, received } = await serve(302, "/old")
  expect(await sending(url, key)).toBe("302 more than 20 redirections")
  expect(received.length).toBe(21)
})

test("a fault at the target does not show its URL, which may be signed", async () => {
  const fetch = async (url: string, _: FetchInit) => {
    if (url.endsWith("/old")) return new Response(null, { status: 302, headers: { location: "/new?signature=secret" } })
    throw new TypeError(`cannot connect to ${url}`, { cause: Object.assign(new Error(url), { code: "ECONNRESET" }) })
  }
  const failed = await sending("https://data.example", key, { fetch, idempotent: false }).catch((error) => error)
  expect(failed).toMatchObject({ code: "CONNECTION", cause: new Error("ECONNRESET after a redirection") })
})

test("a request with nothing to protect is redirected by the platform, a POST with its body", async () => {
  const other = await serve()
  const { url } = await serve(307, `${other.url}/new`)
  expect(await sending(url, { accept: "application/json" })).toBe("200 arrived")
  expect(await sending(url, { "content-type": "application/json" }, { method: "POST" })).toBe("200 arrived")
  expect(other.received.map(({ path, method, body }) => [path, method, body])).toEqual([
    ["/new", "GET", ""],
    ["/new", "POST", "{}"],
  ])
})

test("a loop that the platform follows is followed once, not again in each attempt", async () => {
  const { url, received } = await serve(302, "/old")
  await expect(sending(url, { accept: "application/json" })).rejects.toMatchObject({ code: "CONNECTION", attempts: 1 })
  expect(received.length).toBeLessThanOrEqual(21)
})
