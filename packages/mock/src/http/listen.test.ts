import { connect } from "node:net"
import { expect, test } from "vitest"
import { exchange } from "../../test/exchange.ts"
import { sendAnswer } from "./answer.ts"
import { listenMock } from "./listen.ts"

const hello = async (_: unknown, response: Parameters<typeof sendAnswer>[0]) =>
  sendAnswer(response, { status: 200, headers: {}, body: "hello" })

test("a taken port is a clear error", async () => {
  await using first = await listenMock(hello)
  const port = Number(new URL(first.url).port)
  await expect(listenMock(hello, { port })).rejects.toMatchObject({
    name: "ListenError",
    code: "EADDRINUSE",
    host: "127.0.0.1",
    port,
    message: `Cannot listen on 127.0.0.1:${port}: the port is taken; choose another one, or 0 for any free one`,
  })
})

test("an address of another machine is a clear error", async () => {
  await expect(listenMock(hello, { host: "192.0.2.1" })).rejects.toMatchObject({
    code: "EADDRNOTAVAIL",
    message: "Cannot listen on 192.0.2.1:0: this machine has no such address",
  })
})

test("a port that is none is a clear error", async () => {
  await expect(listenMock(hello, { port: 65_536 })).rejects.toMatchObject({
    name: "ListenError",
    message: "Cannot listen on 127.0.0.1:65536: a port is an integer from 0 to 65535",
  })
})

test("close cuts connections that are kept alive, and frees the port", async () => {
  const server = await listenMock(hello)
  const port = Number(new URL(server.url).port)
  const socket = connect(port, "127.0.0.1")
  const ended = new Promise((resolve) => socket.once("close", resolve))
  socket.write("GET / HTTP/1.1\r\nhost: x\r\nconnection: keep-alive\r\n\r\n")
  await new Promise((resolve) => socket.once("data", resolve))
  await server.close()
  await ended
  await using again = await listenMock(hello, { port })
  expect((await exchange(again.url, {})).body).toBe("hello")
})

test("what a handler throws is a 500 that says so", async () => {
  await using server = await listenMock(async () => {
    throw new Error("broken document")
  })
  expect(await exchange(server.url, {})).toEqual({
    status: 500,
    headers: { "content-type": "application/problem+json" },
    body: '{"title":"The request could not be answered","status":500,"detail":"Error: broken document"}',
  })
})
