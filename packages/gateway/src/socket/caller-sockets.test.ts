import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test, vi } from "vitest"
import { WebSocket } from "ws"
import type { Route } from "../calls/route.ts"
import { ChainFeed } from "../feed/chain-feed.ts"
import { CallerSockets, type CallerSocketsOptions } from "./caller-sockets.ts"
import { framesAtOnce } from "./socket-session.ts"
import { SubscriptionShares } from "./subscription-shares.ts"

const ended: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const end of ended.splice(0).reverse()) await end()
})

/** Callers' WebSockets, whose frames are answered as the test says. */
async function serving(answer: CallerSocketsOptions["answer"] = async (_, body) => ({ body, sent: () => {} })) {
  const warned: unknown[] = []
  const feed = new ChainFeed({ urls: () => [], open: () => Promise.reject(), timeout: 1, sleep: async () => {} })
  const sockets = new CallerSockets({
    ...{ maxFrameBytes: 100, maxUnsent: 1_000, shares: new SubscriptionShares(1) },
    ...{ feedOf: () => feed, answer, warn: (error: unknown) => warned.push(error) },
  })
  const server = createServer().on("upgrade", (request, stream, head) =>
    sockets.begin(request, stream, head, {} as Route, (begin) => begin()),
  )
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  ended.push(
    () => new Promise((resolve) => server.close(resolve)),
    () => sockets.end(),
  )
  const connect = async (options: { readonly autoPong?: boolean } = {}) => {
    const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, options)
    ended.push(() => socket.terminate())
    const frames: string[] = []
    socket.on("message", (data) => frames.push(String(data)))
    const closed = new Promise<readonly [number, string]>((resolve) =>
      socket.once("close", (code, reason) => resolve([code, String(reason)])),
    )
    await once(socket, "open")
    return { socket, frames, closed }
  }
  return { sockets, connect, warned }
}

/** Lets frames arrive, without advancing fake timers. */
const until = async (isSo: () => boolean) => {
  for (const end = performance.now() + 20_000; !isSo() && performance.now() < end; )
    await new Promise((resolve) => setImmediate(resolve))
  expect(isSo()).toBe(true)
}

test("who has not answered a ping by the next one is disconnected, and who has stays", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  const { sockets, connect } = await serving()
  const [silent, honest] = [await connect({ autoPong: false }), await connect()]
  const pings = vi.fn()
  const pongs = vi.fn()
  silent.socket.on("ping", pings)
  honest.socket.on("ping", pongs)
  vi.advanceTimersByTime(30_000)
  await until(() => pings.mock.calls.length === 1 && pongs.mock.calls.length === 1)
  // The pong of the honest caller has arrived when a later frame is answered.
  honest.socket.send("{}")
  await until(() => honest.frames.length === 1)
  expect(sockets.size).toBe(2)
  vi.advanceTimersByTime(30_000)
  expect(await silent.closed).toEqual([1006, ""])
  await until(() => pongs.mock.calls.length === 2)
  expect([sockets.size, honest.socket.readyState]).toEqual([1, WebSocket.OPEN])
})

test("a caller's ping is answered with its own bytes", async () => {
  const { connect } = await serving()
  const { socket } = await connect()
  const pong = once(socket, "pong")
  socket.ping("abc")
  expect(String((await pong)[0])).toBe("abc")
})

test("a frame that cannot be answered ends the conversation with code 1011, and the operator is told why", async () => {
  const { connect, warned } = await serving(() => Promise.reject(new Error("broken")))
  const { socket, closed, frames } = await connect()
  socket.send("{}")
  expect(await closed).toEqual([1011, "internal error"])
  expect([frames, warned]).toEqual([[], [new Error("broken")]])
})

test("a frame beyond the limit ends the conversation, and what is no handshake gets no WebSocket", async () => {
  const { sockets, connect } = await serving()
  const { socket, closed } = await connect()
  socket.send("x".repeat(101))
  expect((await closed)[0]).toBe(1009)
  await until(() => sockets.size === 0)
})

test("callers are told of the end, who does not acknowledge it is cut off after two seconds, and none is pinged any more", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] })
  const { sockets, connect } = await serving()
  const [polite, deaf] = [await connect(), await connect()]
  deaf.socket.pause()
  sockets.end()
  expect(await polite.closed).toEqual([1001, "the gateway closes"])
  await until(() => sockets.size === 1)
  vi.advanceTimersByTime(1_999)
  expect(sockets.size).toBe(1)
  vi.advanceTimersByTime(1)
  await until(() => sockets.size === 0)
})

test("a caller who sends more frames than are answered at a time is not read from until some are", async () => {
  const answers: (() => void)[] = []
  const { connect } = await serving(
    (_, body) => new Promise((resolve) => answers.push(() => resolve({ body, sent: () => {} }))),
  )
  const { socket, frames } = await connect()
  const pause = vi.spyOn(WebSocket.prototype, "pause")
  for (let frame = 0; frame < framesAtOnce; frame++) socket.send("{}")
  await until(() => answers.length === framesAtOnce)
  expect(pause).toHaveBeenCalledTimes(1)
  pause.mockRestore()
  socket.send('"later"')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(answers).toHaveLength(framesAtOnce)
  for (const answer of answers.splice(0)) answer()
  await until(() => answers.length === 1)
  answers[0]?.()
  await until(() => frames.length === framesAtOnce + 1)
  expect(frames.at(-1)).toBe('"later"')
})
