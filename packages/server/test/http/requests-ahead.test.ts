import { once } from "node:events"
import { type AddressInfo, connect, type Socket } from "node:net"
import { afterEach, expect, test, vi } from "vitest"
import { Connections } from "../../src/http/connections/connections.ts"

interface Begun {
  readonly path: string | undefined
  readonly answer: (headers?: Record<string, string>) => void
}

const begun: Begun[] = []
const ended: (string | undefined)[] = []
const server = () =>
  new Connections({}, 10_000).serve(
    (request, response) => {
      begun.push({ path: request.url, answer: (headers) => response.writeHead(200, headers).end(request.url) })
      response.once("close", () => ended.push(request.url))
    },
    () => {},
  )
let running: ReturnType<typeof server>

/** A connection that has sent so many requests at once. */
async function send(count: number): Promise<Socket> {
  running = server().listen(0, "127.0.0.1")
  await once(running, "listening")
  const socket = connect((running.address() as AddressInfo).port, "127.0.0.1").setEncoding("utf8")
  socket.on("error", () => {})
  await once(socket, "connect")
  socket.write(Array.from({ length: count }, (_, index) => `GET /r${index} HTTP/1.1\r\nhost: a\r\n\r\n`).join(""))
  await vi.waitFor(() => expect(begun).toHaveLength(1))
  return socket
}

const paths = () => begun.map(({ path }) => path)

afterEach(async () => {
  begun.splice(0)
  ended.splice(0)
  running.closeAllConnections()
  await new Promise((resolve) => running.close(resolve))
})

test("requests that a connection sends ahead are begun one after the other, and answered in their order", async () => {
  const socket = await send(3)
  let told = ""
  socket.on("data", (data) => {
    told += data
  })
  for (let index = 0; index < 3; index++) {
    await vi.waitFor(() => expect(begun).toHaveLength(index + 1))
    expect(paths().at(-1)).toBe(`/r${index}`)
    begun[index]?.answer()
  }
  await vi.waitFor(() => expect(told.match(/\/r\d/g)).toEqual(["/r0", "/r1", "/r2"]))
})

test("where the connection breaks, what was begun ends and nothing else begins", async () => {
  const socket = await send(20)
  socket.resetAndDestroy()
  await vi.waitFor(() => expect(ended).toEqual(["/r0"]))
  begun[0]?.answer()
  expect(paths()).toEqual(["/r0"])
})

test("nothing begins behind an answer that closes the connection", async () => {
  const socket = await send(3)
  const closed = once(socket.resume(), "close")
  begun[0]?.answer({ connection: "close" })
  await closed
  await vi.waitFor(() => expect(ended).toEqual(["/r0"]))
  expect(paths()).toEqual(["/r0"])
})

test("a connection that sends too many ahead is closed", async () => {
  const socket = await send(40)
  await vi.waitFor(() => expect(socket.resume().closed).toBe(true))
  await vi.waitFor(() => expect(ended).toEqual(["/r0"]))
  expect(paths()).toEqual(["/r0"])
})
