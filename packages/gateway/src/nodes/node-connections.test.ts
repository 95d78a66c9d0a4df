import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net"
import { afterEach, expect, test, vi } from "vitest"
import { HeldBytes } from "../held-bytes.ts"
import { NodeConnections, UselessAnswer } from "./node-connections.ts"

const ended: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

const holding = new HeldBytes(1_000).begin()
const call = { method: "POST", query: "", body: '{"method":"eth_chainId"}', isWriting: false } as const

/** A node at an address, with a record of its connections. */
async function nodeAt(host: string, answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const sockets: Socket[] = []
  const server = createServer(answer).on("connection", (socket) => sockets.push(socket))
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const connections = new NodeConnections({ timeout: 5_000, maxAnswerBytes: 100 })
  ended.push(
    () => new Promise((resolve) => server.close(resolve)),
    () => connections.close(),
  )
  const { port } = server.address() as AddressInfo
  return { connections, sockets, url: `http://${host.includes(":") ? `[${host}]` : host}:${port}` }
}

const echo = async (request: IncomingMessage, response: ServerResponse) => {
  let body = ""
  for await (const part of request) body += part
  const { method, url, headers } = request
  response.end(JSON.stringify([method, url, headers["content-length"], headers["transfer-encoding"], body]))
}

test("calls one after the other go over one connection, and over another where the node has ended that", async () => {
  const { connections, sockets, url } = await nodeAt("127.0.0.1", echo)
  const answer = {
    status: 200,
    contentType: "application/json",
    text: `["POST","/rpc?a=1&b","24",null,${JSON.stringify(call.body)}]`,
  }
  const ask = () => connections.ask(`${url}/rpc?a=1`, { ...call, query: "?b" }, holding)
  expect([await ask(), await ask()]).toEqual([answer, answer])
  expect(sockets).toHaveLength(1)
  const [socket] = sockets as [Socket]
  await new Promise((resolve) => socket.once("close", resolve).destroy())
  await expect.poll(ask).toEqual(answer)
  expect(sockets).toHaveLength(2)
})

test("a call that meets the end of a connection that was kept is sent once more, but for one that a node may have taken", async () => {
  const asked = new Map<Socket, number>()
  const { connections, sockets, url } = await nodeAt("127.0.0.1", (request, response) => {
    const times = (asked.get(request.socket) ?? 0) + 1
    asked.set(request.socket, times)
    if (times === 1) response.end("{}")
    else request.socket.resetAndDestroy()
  })
  expect((await connections.ask(url, call, holding)).text).toBe("{}")
  expect((await connections.ask(url, call, holding)).text).toBe("{}")
  expect(sockets).toHaveLength(2)
  await expect(connections.ask(url, { ...call, isWriting: true }, holding)).rejects.toMatchObject({
    code: "ECONNRESET",
  })
  expect(sockets).toHaveLength(2)
})

test("an IPv6 address is called without its brackets", async () => {
  const { connections, url } = await nodeAt("::1", echo)
  expect((await connections.ask(url, { ...call, method: "GET", body: undefined }, holding)).text).toBe(
    '["GET","/",null,null,""]',
  )
})

test("an answer that is cut off is an error, and one that is too long ends its connection", async () => {
  const parts = ["x".repeat(60), "x".repeat(60)]
  const { connections, sockets, url } = await nodeAt("127.0.0.1", (request, response) => {
    const isCut = request.url === "/cut"
    if (isCut) response.setHeader("content-length", 90)
    response.write(parts[0], () => (isCut ? response.destroy() : response.write(parts[1])))
  })
  await expect(connections.ask(`${url}/cut`, call, holding)).rejects.toMatchObject({ code: "ECONNRESET" })
  await expect(connections.ask(`${url}/long`, call, holding)).rejects.toEqual(new UselessAnswer("more than 100 bytes"))
  await expect.poll(() => sockets.map(({ destroyed }) => destroyed)).toEqual([true, true])
})

test("an answer of as many bytes as may be is whole, and one that is announced to be longer is not read", async () => {
  const { connections, url } = await nodeAt("127.0.0.1", ({ url: path = "" }, response) => {
    const [, kind, length] = path.split("/")
    if (kind === "told") response.setHeader("content-length", Number(length))
    response.write("x".repeat(Math.min(Number(length), 100)))
    if (Number(length) <= 100) response.end()
  })
  const ask = async (path: string) => (await connections.ask(`${url}/${path}`, call, holding)).text.length
  expect([await ask("told/100"), await ask("streamed/100")]).toEqual([100, 100])
  await expect(ask("told/101")).rejects.toEqual(new UselessAnswer("more than 100 bytes"))
})

test("a node that does not answer in time is an error of its own, and after an answer no clock is left running", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  try {
    const { connections, sockets, url } = await nodeAt("127.0.0.1", ({ url: path }, response) => {
      if (path !== "/silent") response.end("{}")
    })
    expect((await connections.ask(url, call, holding)).text).toBe("{}")
    while (vi.getTimerCount() > 0) await new Promise((resolve) => setImmediate(resolve))
    const asking = expect(connections.ask(`${url}/silent`, call, holding)).rejects.toThrow("no answer within 5000 ms")
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(5_000)
    await asking
    while (!sockets.every(({ destroyed }) => destroyed)) await new Promise((resolve) => setImmediate(resolve))
  } finally {
    vi.useRealTimers()
  }
})

test("a node of an https URL is spoken to by TLS", async () => {
  const server = createTcpServer((socket) => socket.once("data", (bytes) => told(bytes[0], socket)))
  let first: number | undefined
  const told = (byte: number | undefined, socket: Socket) => {
    first = byte
    socket.destroy()
  }
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const connections = new NodeConnections({ timeout: 5_000, maxAnswerBytes: 100 })
  ended.push(() => new Promise((resolve) => server.close(resolve)))
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(connections.ask(url, call, holding)).rejects.toThrow()
  // The record of a handshake.
  expect(first).toBe(0x16)
})
