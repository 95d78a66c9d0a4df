import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { appBytes, chainId, connect, known, listOf, outcome, requestOf, settle } from "../../../test/peer/connected.ts"
import { encodeFrame } from "../frames/frame.ts"
import { encodeMessage, type Message } from "../messages/message.ts"
import type { IncomingRequest } from "./app-answers.ts"
import type { PeerAnswer } from "./pending-requests.ts"

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] }),
)
afterEach(() => void vi.useRealTimers())

test("a peer has 10 s for its handshake, and 30 s for each message after the one before", () => {
  const slow = connect()
  slow.give(slow.handshake())
  vi.advanceTimersByTime(9_999)
  expect(slow.ends).toEqual([])
  vi.advanceTimersByTime(1)
  expect(slow.ends).toMatchObject([{ code: "silent", message: "The peer did not shake hands within 10000 ms" }])

  const quiet = connect()
  quiet.shakeHands()
  vi.advanceTimersByTime(29_999)
  quiet.give({ type: "pong", value: {} })
  vi.advanceTimersByTime(29_999)
  expect(quiet.ends).toEqual([])
  // Half a frame is no message.
  quiet.socket.emit("data", Uint8Array.of(0, 0, 0))
  vi.advanceTimersByTime(1)
  expect(quiet.ends).toMatchObject([{ code: "silent", message: "The peer said nothing for 30000 ms" }])
})

test("a peer gets a ping every 22.5 s, and an answer to each of its own", () => {
  const { connection, sent, give, shakeHands } = connect()
  shakeHands()
  sent.splice(0)
  vi.advanceTimersByTime(22_499)
  give({ type: "ping", value: { uptime: 100 } })
  expect(sent).toEqual([{ type: "pong", value: {} }])
  vi.advanceTimersByTime(1)
  vi.advanceTimersByTime(22_499)
  expect(sent.slice(1)).toEqual([{ type: "ping", value: { uptime: 0 } }])
  vi.advanceTimersByTime(1)
  expect(sent).toHaveLength(3)
  connection.close()
})

test("limits that are given replace the default ones", () => {
  const { ends } = connect({ limits: { handshakeTimeout: 50, pingInterval: 20, silence: 40 } })
  vi.advanceTimersByTime(40)
  expect(ends).toMatchObject([{ message: "The peer said nothing for 40 ms" }])
})

test.each([
  [
    "error",
    new Error("ECONNRESET"),
    { code: "unreachable", message: "The connection broke", cause: new Error("ECONNRESET") },
  ],
  ["end", undefined, { code: "unreachable", message: "The peer ended the connection" }],
  ["close", undefined, { code: "unreachable", message: "The peer ended the connection" }],
])("a connection ends with the %s of its socket", (event, value, error) => {
  const { connection, socket, ends } = connect()
  socket.emit(event, value)
  expect([ends, connection.error, socket.destroyed]).toMatchObject([[error], error, true])
})

test("a connection ends once: what waits for it fails with its error, and no timer is left", async () => {
  const requests: IncomingRequest[] = []
  const answer = (request: IncomingRequest) => {
    requests.push(request)
    return new Promise<PeerAnswer>(() => {})
  }
  const { connection, socket, sent, ends, give, shakeHands } = connect({ answer })
  shakeHands()
  give(requestOf(5))
  const asked = outcome(connection.request({ chainId, appBytes, timeout: 60_000 }))
  const peers = outcome(connection.askForPeers(known))
  await settle()
  expect([connection.error, peers]).toEqual([undefined, {}])
  const before = sent.length
  connection.close()
  socket.emit("error", new Error("late"))
  socket.emit("close")
  connection.close()
  await settle()
  const closed = expect.objectContaining({ code: "closed", message: "The connection was closed" })
  expect([ends, connection.error, asked, peers]).toEqual([[closed], closed, { is: closed }, { is: "done" }])
  expect([requests.map(({ signal }) => signal.aborted), socket.destroyed]).toEqual([[true], true])
  // The timer of the answer's deadline ends with the answer.
  vi.advanceTimersByTime(1_000)
  expect(vi.getTimerCount()).toBe(0)
  give({ type: "ping", value: { uptime: 1 } }, requestOf(7))
  expect([sent.length, requests.length]).toEqual([before, 1])
  await expect(connection.request({ chainId, appBytes, timeout: 60_000 })).rejects.toEqual(closed)
  await connection.askForPeers(known)
})

test("a connection that ends before its handshake is never ready", async () => {
  const { connection } = connect()
  connection.close()
  await expect(connection.ready).rejects.toMatchObject({ code: "closed" })
})

test("messages that arrive together with the one that ends the connection are not handled", async () => {
  const handled: number[] = []
  const { connection, give, shakeHands } = connect({
    answer: async ({ requestId }) => {
      handled.push(requestId)
      connection.close()
      return undefined
    },
  })
  shakeHands()
  give(requestOf(1), requestOf(3))
  expect(handled).toEqual([1])
})

test("a peer that breaks the protocol is told apart from what fails here", () => {
  const twice = connect()
  twice.shakeHands()
  twice.shakeHands()
  expect(twice.ends).toMatchObject([{ code: "protocol", message: "The peer shook hands twice" }])
  const noise = connect()
  noise.socket.emit("data", Uint8Array.of(0, 0, 0, 1, 0xff))
  expect(noise.ends).toMatchObject([
    {
      code: "protocol",
      message: expect.stringMatching(/^The peer sent no message: /),
      cause: { name: "MessageError" },
    },
  ])
  const cause = new RangeError("no filter")
  const filter = connect({
    peers: () => {
      throw cause
    },
  })
  filter.shakeHands()
  expect(filter.ends).toMatchObject([
    { code: "protocol", message: "The peer tells whom it knows by what is no filter: RangeError: no filter", cause },
  ])
})

test("a peer that leaves more than the limit unread is left, and not at the limit", () => {
  const size = encodeFrame(encodeMessage({ type: "pong", value: {} })).length
  const full = connect({}, false)
  const unsentBytes = full.socket.writableLength + 2 * size
  full.connection.close()
  const { ends, give } = connect({ limits: { unsentBytes } }, false)
  const ping: Message = { type: "ping", value: { uptime: 1 } }
  give(ping, ping)
  expect(ends).toEqual([])
  give(ping)
  expect(ends).toMatchObject([{ code: "protocol", message: "The peer does not read what it is sent" }])
})

test("a peer may send as many messages as the limit, and its size counts without compression", () => {
  const { ends, give, handshake } = connect({ limits: { messages: 3 } })
  give(handshake(), listOf(), listOf())
  expect(ends).toEqual([])
  give(listOf())
  expect(ends).toMatchObject([{ message: expect.stringMatching(/^The peer sent 4 messages/) }])
  const packed = connect({ limits: { messageBytes: 5_000 } })
  packed.give({ type: "appGossip", value: { chainId, appBytes: new Uint8Array(5_000) } })
  expect(packed.ends).toMatchObject([{ message: expect.stringMatching(/^The peer sent 1 messages of 50\d\d bytes/) }])
})
