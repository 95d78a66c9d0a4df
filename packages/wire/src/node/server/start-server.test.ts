import { request as httpRequest } from "node:http"
import { connect } from "node:net"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { WebSocket } from "ws"
import { sendRaw, upgradeHeaders } from "../../../test/node/raw-request.ts"
import { serveByPosition } from "../dialect/serve-by-position.ts"
import { nodeHandler } from "../http/node-handler.ts"
import { Routes } from "../http/routes.ts"
import { noHandshake } from "../http/text-response.ts"
import { positionalMethod, subscription } from "../rpc/by-position.ts"
import { serveSocket } from "../socket/serve-socket.ts"
import type { ServerLimits } from "./limits.ts"
import { type RunningServer, serverUrlOf, startServer } from "./start-server.ts"

const nodeId = "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
const chainId = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'

let answerSlow = () => {}
let isReady = true
let told: ((result: unknown) => void) | undefined
let closed = 0

const methods = {
  eth_chainId: positionalMethod([], () => "0xa868"),
  eth_slow: positionalMethod([], () => new Promise((resolve) => (answerSlow = () => resolve("done")))),
}
const subscriptions = {
  eth: {
    newHeads: subscription([], (_, tell) => {
      told = tell
      return () => {
        closed += 1
      }
    }),
  },
}

async function serve(limits: Partial<ServerLimits> = {}): Promise<RunningServer> {
  const routes = new Routes()
  routes.add(["/rpc"], { handle: serveByPosition(methods) })
  routes.add(["/ws"], {
    handle: async () => noHandshake,
    connect: serveSocket(methods, subscriptions, { newSubscriptionId: () => "0x1" }),
    isReady: () => isReady,
  })
  return startServer({ handle: nodeHandler({ nodeId, routes }), routes, limits })
}

let server: RunningServer
beforeEach(async () => {
  isReady = true
  closed = 0
  server = await serve()
})
afterEach(() => server.close())

const post = (body: string | ReadableStream, path = "/rpc") =>
  fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    ...(typeof body === "string" ? {} : { duplex: "half" }),
  } as RequestInit)

const socketAt = (path = "/ws", headers = {}) =>
  new WebSocket(`${server.url.replace("http", "ws")}${path}`, { headers })

/** The next frame or the end of a connection. */
const next = (socket: WebSocket) =>
  new Promise<string>((resolve) => {
    const onMessage = (data: unknown) => settle(String(data))
    const onClose = (code: number) => settle(`closed ${code}`)
    const settle = (text: string) => {
      socket.off("message", onMessage).off("close", onClose)
      resolve(text)
    }
    socket.on("message", onMessage).on("close", onClose)
  })
const opened = (socket: WebSocket) => new Promise((resolve) => socket.once("open", resolve))
const refusal = (socket: WebSocket) =>
  new Promise((resolve) => {
    socket.once("unexpected-response", (_, { statusCode, headers }) => {
      resolve({ status: statusCode, nodeId: headers["node-id"] })
      socket.terminate()
    })
    socket.on("error", () => {})
  })

test.each([
  ["127.0.0.1", "http://127.0.0.1:80"],
  ["0.0.0.0", "http://127.0.0.1:80"],
  ["::", "http://[::1]:80"],
  ["::1", "http://[::1]:80"],
  ["localhost", "http://localhost:80"],
])("%s is reached at %s", (host, url) => {
  expect(serverUrlOf(host, 80)).toBe(url)
})

describe("HTTP", () => {
  test("a call is answered, with the node's headers", async () => {
    const response = await post(chainId)
    const { "content-type": type, "node-id": id, vary, "content-length": length } = Object.fromEntries(response.headers)
    expect({ type, id, vary, length, body: await response.text() }).toEqual({
      type: "application/json",
      id: nodeId,
      vary: "Origin",
      length: "43",
      body: '{"jsonrpc":"2.0","id":1,"result":"0xa868"}\n',
    })
  })

  test("a body whose length is not announced is refused once it is too long", async () => {
    const megabyte = " ".repeat(1024 * 1024)
    let left = 6
    const stream = new ReadableStream({
      pull(controller) {
        if (left-- > 0) controller.enqueue(new TextEncoder().encode(megabyte))
        else controller.close()
      },
    })
    const response = await post(stream)
    expect([response.status, await response.text()]).toEqual([413, "content length too large (6291456>5242880)\n"])
  })

  test("an offer of h2c is not taken, and the call answered", async () => {
    const head = [
      "POST /rpc HTTP/1.1",
      "host: localhost",
      "connection: upgrade, http2-settings, close",
      "upgrade: h2c",
      "http2-settings: AAMAAABkAAQAoAAAAAIAAAAA",
      "content-type: application/json",
      `content-length: ${chainId.length}`,
    ]
    const answer = await sendRaw(server.url, `${head.join("\r\n")}\r\n\r\n${chainId}`)
    expect([answer.split("\r\n")[0], answer.split("\r\n\r\n")[1]]).toEqual([
      "HTTP/1.1 200 OK",
      '{"jsonrpc":"2.0","id":1,"result":"0xa868"}\n',
    ])
  })

  test("what is no HTTP is refused, and the server goes on", async () => {
    expect(await sendRaw(server.url, "nonsense\r\n\r\n")).toMatch(/^HTTP\/1.1 400 /)
    expect((await post(chainId)).status).toBe(200)
  })

  test("a taken port is a clear error", async () => {
    const port = Number(new URL(server.url).port)
    const routes = new Routes()
    await expect(startServer({ handle: nodeHandler({ nodeId, routes }), routes, port })).rejects.toMatchObject({
      name: "ListenError",
      code: "EADDRINUSE",
      message: `Cannot listen on 127.0.0.1:${port}: the port is taken; choose another one, or 0 for any free one`,
    })
  })

  test("connections beyond the most there may be are closed", async () => {
    await server.close()
    server = await serve({ maxConnections: 1 })
    const first = connect(Number(new URL(server.url).port), "127.0.0.1")
    await new Promise((resolve) => first.once("connect", resolve))
    expect(await sendRaw(server.url, "").catch(() => "")).toBe("")
    first.destroy()
  })
})

describe("WebSocket", () => {
  test("calls are answered, events are told, and the end of the connection ends them", async () => {
    const socket = socketAt()
    await opened(socket)
    socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}')
    expect(await next(socket)).toBe('{"jsonrpc":"2.0","id":1,"result":"0x1"}\n')
    told?.({ number: "0x1" })
    expect(await next(socket)).toBe(
      '{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x1","result":{"number":"0x1"}}}\n',
    )
    const ended = new Promise((resolve) => socket.once("close", resolve))
    socket.close()
    await ended
    await expect.poll(() => closed).toBe(1)
  })

  test("a frame that is not JSON, or too long, ends the connection", async () => {
    const socket = socketAt()
    await opened(socket)
    socket.send("{")
    expect(await next(socket)).toBe("closed 1002")
    const long = socketAt()
    await opened(long)
    long.on("error", () => {})
    long.send("x".repeat(5 * 1024 * 1024 + 1))
    expect(await next(long)).toBe("closed 1009")
  })

  test("no more frames are read than may be answered at a time", async () => {
    await server.close()
    server = await serve({ maxFramesAtOnce: 1 })
    const socket = socketAt()
    await opened(socket)
    const frames: string[] = []
    socket.on("message", (data) => frames.push(String(data)))
    const begun = answerSlow
    socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_slow"}')
    socket.send(chainId.replace('"id":1', '"id":2'))
    await expect.poll(() => answerSlow !== begun).toBe(true)
    answerSlow()
    await expect
      .poll(() => frames)
      .toEqual(['{"jsonrpc":"2.0","id":1,"result":"done"}\n', '{"jsonrpc":"2.0","id":2,"result":"0xa868"}\n'])
    socket.terminate()
  })

  test("a connection that does not answer pings is ended", async () => {
    await server.close()
    server = await serve({ pingInterval: 20 })
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/ws`, { autoPong: false })
    await opened(socket)
    expect(await next(socket)).toBe("closed 1006")
  })

  test("it begins only where there is one, for its own hosts, when its chain has caught up", async () => {
    const answers = [await refusal(socketAt("/nowhere")), await refusal(socketAt("/ws", { host: "evil.example" }))]
    isReady = false
    answers.push(await refusal(socketAt()))
    expect(answers).toEqual([404, 403, 503].map((status) => ({ status, nodeId })))
    isReady = true
    const response = await post(chainId, "/ws")
    expect([response.status, await response.text()]).toEqual([400, "Bad Request\n"])
  })

  test("a handshake that lacks something is refused as a node refuses it", async () => {
    const answer = await sendRaw(server.url, `GET /ws HTTP/1.1\r\n${upgradeHeaders.slice(0, 3).join("\r\n")}\r\n\r\n`)
    const [head = "", body] = answer.split("\r\n\r\n")
    expect([...head.split("\r\n").sort(), body]).toEqual([
      "HTTP/1.1 400 Bad Request",
      "connection: close",
      "content-length: 12",
      "content-type: text/plain; charset=utf-8",
      `node-id: ${nodeId}`,
      "sec-websocket-version: 13",
      "vary: Origin",
      "x-content-type-options: nosniff",
      "Bad Request\n",
    ])
  })
})

describe("closing", () => {
  test("lets an answer that is under way go out, tells sockets, and takes no more", async () => {
    const socket = socketAt()
    await opened(socket)
    const begun = answerSlow
    const slow = post('{"jsonrpc":"2.0","id":1,"method":"eth_slow"}')
    await expect.poll(() => answerSlow !== begun).toBe(true)
    const ended = next(socket)
    const closing = server.close()
    answerSlow()
    expect(await (await slow).text()).toBe('{"jsonrpc":"2.0","id":1,"result":"done"}\n')
    expect(await ended).toBe("closed 1001")
    await closing
    await expect(post(chainId)).rejects.toThrow()
    await server.close()
  })

  test("does not wait for a caller that is refused a WebSocket and does not hang up", async () => {
    const port = Number(new URL(server.url).port)
    const caller = connect({ port, host: "127.0.0.1", allowHalfOpen: true })
    const answered = new Promise((resolve) => caller.once("data", (data) => resolve(String(data).split("\r\n")[0])))
    caller.on("error", () => {})
    caller.write(`GET /nowhere HTTP/1.1\r\n${upgradeHeaders.join("\r\n")}\r\n\r\n`)
    expect(await answered).toBe("HTTP/1.1 404 Not Found")
    await server.close()
    caller.destroy()
  })

  test("ends what takes too long", async () => {
    await server.close()
    server = await serve({ closeTimeout: 20 })
    const begun = answerSlow
    const request = httpRequest(`${server.url}/rpc`, {
      method: "POST",
      headers: { "content-type": "application/json" },
    })
    const failed = new Promise((resolve) => request.once("error", resolve))
    request.end('{"jsonrpc":"2.0","id":1,"method":"eth_slow"}')
    await expect.poll(() => answerSlow !== begun).toBe(true)
    await server.close()
    expect(await failed).toMatchObject({ code: "ECONNRESET" })
  })
})
