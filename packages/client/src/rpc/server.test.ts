import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { ConnectionError, ResponseTooLargeError, TimeoutError } from "../http/index.ts"
import { batching } from "./batching.ts"
import { createRpcCore } from "./core.ts"

const servers: Server[] = []
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    }),
  )
})

async function serve(handle: (request: IncomingMessage, response: ServerResponse, body: string) => void) {
  const server = createServer(async (request, response) => {
    let body = ""
    for await (const chunk of request) body += chunk
    handle(request, response, body)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  let connections = 0
  server.on("connection", () => connections++)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, connections: () => connections }
}

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve: () => resolve() }
}

const height = (body: string) => `{"jsonrpc":"2.0","result":{"height":"57"},"id":${JSON.parse(body).id}}\n`
const getHeight = { method: "avm.getHeight", path: "/ext/bc/{blockchainID}" }
const X = { variables: { blockchainID: "X" } }

test("a node over HTTP gets what it takes, and its connections are kept", async () => {
  const seen: unknown[] = []
  const node = await serve(({ method, url, headers }, response, body) => {
    seen.push({
      method,
      url,
      type: headers["content-type"],
      length: Number(headers["content-length"]),
      host: headers.host,
    })
    response.setHeader("content-type", "application/json; charset=utf-8").end(height(body))
  })
  const core = createRpcCore({ baseUrl: node.url }, X)
  for (let call = 0; call < 10; call++) await expect(core.call(getHeight)).resolves.toStrictEqual({ height: "57" })
  const expected = {
    method: "POST",
    url: "/ext/bc/X",
    type: "application/json",
    length: expect.any(Number),
    host: new URL(node.url).host,
  }
  expect(seen).toStrictEqual(Array(10).fill(expected))
  // Node's fetch may open a second one while the first is being freed.
  expect(node.connections()).toBeLessThanOrEqual(2)
})

test("a batch over HTTP is one request", async () => {
  let requests = 0
  const node = await serve((_, response, body) => {
    requests++
    const asked = JSON.parse(body) as { id: number; method: string }[]
    response.end(JSON.stringify(asked.map(({ id, method }) => ({ jsonrpc: "2.0", id, result: method })).reverse()))
  })
  const core = createRpcCore({ endpoint: `${node.url}/ext/bc/C/rpc` }, { dialect: batching })
  await expect(
    Promise.all(["eth_chainId", "net_version"].map((method) => core.request({ method }))),
  ).resolves.toStrictEqual(["eth_chainId", "net_version"])
  expect(requests).toBe(1)
})

test("a dead node and a connection that breaks off are left for the next node", async () => {
  const dead = await serve(() => {})
  const breaking = await serve((_, response) => {
    response.writeHead(200, { "content-length": "1000" }).write("{")
    setImmediate(() => response.destroy())
  })
  const good = await serve((_, response, body) => response.end(height(body)))
  // Closed only now, so that no other server of the test gets its port.
  dead.server.close()
  const hops: unknown[] = []
  const core = createRpcCore(
    {
      baseUrl: [dead.url, breaking.url, good.url],
      fetch: async (input, init) => {
        hops.push(String(input))
        return fetch(input, init)
      },
    },
    X,
  )
  await expect(core.call(getHeight)).resolves.toStrictEqual({ height: "57" })
  expect(hops).toStrictEqual([`${dead.url}/ext/bc/X`, `${breaking.url}/ext/bc/X`, `${good.url}/ext/bc/X`])
})

test("a node that does not answer is hung up on", async () => {
  const closed = deferred()
  const node = await serve((request) => request.socket.on("close", () => closed.resolve()))
  // With a shorter limit on a busy machine the client would abort before the node receives the request.
  const core = createRpcCore({ baseUrl: node.url, timeout: 1_000, retry: false }, X)
  await expect(core.call(getHeight)).rejects.toBeInstanceOf(TimeoutError)
  await closed.promise
})

test("an abort hangs up", async () => {
  const asked = deferred()
  const closed = deferred()
  const node = await serve((request) => {
    request.socket.on("close", () => closed.resolve())
    asked.resolve()
  })
  const caller = new AbortController()
  const call = createRpcCore({ baseUrl: node.url }, X).call(getHeight, {}, { signal: caller.signal })
  await asked.promise
  caller.abort(new Error("left"))
  await expect(call).rejects.toThrow("left")
  await closed.promise
})

test("an endless answer is hung up on", async () => {
  const closed = deferred()
  const node = await serve((request, response) => {
    request.socket.on("close", () => closed.resolve())
    const write = () => {
      while (!response.destroyed && response.write("x".repeat(10_000)));
    }
    response.on("drain", write)
    write()
  })
  const core = createRpcCore({ baseUrl: node.url, maxResponseBytes: 100_000 }, X)
  await expect(core.call(getHeight)).rejects.toBeInstanceOf(ResponseTooLargeError)
  await closed.promise
})

test("a node that is not there is a connection error that says where and why", async () => {
  const gone = await serve(() => {})
  gone.server.close()
  const error = await createRpcCore({ baseUrl: gone.url, retry: false }, X)
    .call(getHeight)
    .catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ConnectionError)
  const { url, cause } = error as ConnectionError
  expect(url).toBe(`${gone.url}/ext/bc/X`)
  expect(((cause as Error).cause as { code: string }).code).toBe("ECONNREFUSED")
})

test("a redirect to another origin gets none of the user's headers", async () => {
  const other = await serve((_, response, body) => response.end(height(body)))
  let asked = 0
  other.server.on("request", () => asked++)
  const node = await serve((_, response) => response.writeHead(307, { location: `${other.url}/ext/bc/X` }).end())
  const core = createRpcCore({ baseUrl: node.url, headers: { "x-project": "secret" }, retry: false }, X)
  await expect(core.call(getHeight)).rejects.toMatchObject({ name: "HttpError", status: 307 })
  expect(asked).toBe(0)
})
