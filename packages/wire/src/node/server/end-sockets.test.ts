import { expect, test } from "vitest"
import { WebSocket } from "ws"
import { Routes } from "../http/routes.ts"
import { noHandshake } from "../http/text-response.ts"
import { serveSocket } from "../socket/serve-socket.ts"
import { startServer } from "./start-server.ts"

test("ends the sockets alone where something else is served from now on: callers come back at once", async () => {
  const routes = new Routes()
  const handle = async () => noHandshake
  routes.add(["/ws"], { handle, connect: serveSocket({}, {}) })
  const server = await startServer({ routes, handle })
  const open = async () => {
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/ws`)
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject))
    return socket
  }
  const socket = await open()
  const closed = new Promise((resolve) => socket.once("close", resolve))
  server.endSockets()
  expect(await closed).toBe(1012)
  ;(await open()).terminate()
  await server.close()
})
