import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { send } from "./send.ts"
import { defaultSettings } from "./settings.ts"

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A server that redirects to a location, or answers with the received request. */
async function serve(status = 200, location = "") {
  const received: { path: string; method: string; headers: IncomingMessage["headers"]; body: string }[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    received.push({ path: request.url ?? "", method: request.method ?? "", headers: request.headers, body })
    response.writeHead(request.url?.startsWith("/old") ? status : 200, location ? { location } : {}).end("arrived")
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

function sending(url: string, headers: Record<string, string>, method = "GET", query?: string) {
  return send({
    call: { operation: "getBlock", url: "", attempts: 0 },
    method,
    endpoints: [{ href: `${url}/old`, shown: `${url}/old`, holdsSecret: false }],
    head: { headers, query },
    ...(method === "POST" && { body: "{}" }),
    idempotent: true,
    settings: defaultSettings,
    read: ({ status }) => status,
  })
}

test.each([301, 302, 303, 307, 308])(
  "a %i to another origin does not get a request with a key, a token or a header of the user's",
  async (status) => {
    const other = await serve()
    const { url } = await serve(status, `${other.url}/new`)
    for (const name of ["x-data-api-key", "authorization", "x-mine"])
      expect(await sending(url, { accept: "application/json", [name]: "secret" })).toBe(status)
    expect(await sending(url, { accept: "application/json" }, "GET", "key=secret")).toBe(status)
    expect(other.received).toEqual([])
  },
)

test("a request with nothing to protect is redirected, a POST with its body", async () => {
  const other = await serve()
  const { url } = await serve(307, `${other.url}/new`)
  expect(await sending(url, { accept: "application/json" })).toBe(200)
  expect(await sending(url, { "content-type": "application/json" }, "POST")).toBe(200)
  expect(other.received.map(({ path, method, body }) => [path, method, body])).toEqual([
    ["/new", "GET", ""],
    ["/new", "POST", "{}"],
  ])
})

test("a redirection that leads to itself is followed once, not again in each attempt", async () => {
  const { url, received } = await serve(302, "/old")
  await expect(sending(url, { accept: "application/json" })).rejects.toMatchObject({ code: "CONNECTION", attempts: 1 })
  expect(received.length).toBeLessThanOrEqual(21)
})
