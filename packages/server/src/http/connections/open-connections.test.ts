import { EventEmitter } from "node:events"
import type { IncomingHttpHeaders } from "node:http"
import type { Socket } from "node:net"
import { afterEach, describe, expect, test } from "vitest"
import { TrustedProxies } from "../address/trusted-proxies.ts"
import { OpenConnections } from "./open-connections.ts"

type TestSocket = Socket & { isClosed: boolean; isReset: boolean }

/** A socket of an address that records whether it was closed. */
function socketOf(remoteAddress: string): TestSocket {
  const socket = Object.assign(new EventEmitter(), {
    remoteAddress,
    isClosed: false,
    isReset: false,
    bytesRead: 0,
    bytesWritten: 0,
    destroy: () => {
      socket.isClosed = true
      socket.emit("close")
    },
    resetAndDestroy: () => {
      socket.isReset = true
      socket.destroy()
    },
  })
  return socket as unknown as TestSocket
}

/** A request without a body, or with a body that has not arrived yet. */
const requestOn = (socket: Socket, headers: IncomingHttpHeaders = {}) => ({ headers, socket, complete: false })

const byteLimits = { maxHeldBytes: 4_000, maxHeldBytesPerAddress: 1_000, minDataRate: 100 }

/** Milliseconds by which the clock advances at each step. */
let stepMs = 1_000
let time = 0
const clock = () => {
  time += stepMs
  return time
}

afterEach(() => {
  stepMs = 1_000
})

/** Event loop iterations; each read advances them by two. */
let looks = 0
const backlog = {
  get looks() {
    looks += 2
    return looks
  },
}

const open = (trusted: readonly string[] = [], most = 100) =>
  new OpenConnections({ ...byteLimits, backlog, most, mostPerAddress: 2, proxies: new TrustedProxies(trusted), clock })

test.each([
  ["one network of IPv6", ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"], "2001:db8:1:2:3:4:5:6"],
  ["IPv4 in either spelling", ["192.0.2.1", "::ffff:192.0.2.1"], "::ffff:192.0.2.1"],
])("%s is one address", (_, addresses, another) => {
  const connections = open()
  const sockets = [...addresses, another, "2001:db8:1:3::1", "192.0.2.2"].map(socketOf)
  for (const socket of sockets) connections.add(socket)
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false, false, false, false])
})

test("addresses that have gone are forgotten, and hold nothing", () => {
  const connections = open([], 2)
  for (let time = 0; time < 10; time++) {
    const socket = socketOf("192.0.2.1")
    connections.add(socket)
    const ends = [connections.begin(requestOn(socket)), connections.begin(requestOn(socket))]
    socket.destroy()
    for (const end of ends) end.end()
  }
  const sockets = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map(socketOf)
  for (const socket of sockets) connections.add(socket)
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false, false])
  expect([connections.dropped, connections.evicted]).toEqual([0, 1])
})

test("a connection with two requests is without one when both are answered", () => {
  const connections = open()
  const [socket, ...more] = ["192.0.2.1", "192.0.2.1", "192.0.2.1"].map(socketOf) as [TestSocket]
  connections.add(socket)
  const ends = [connections.begin(requestOn(socket)), connections.begin(requestOn(socket))]
  ends[0]?.end()
  for (const one of more as TestSocket[]) connections.add(one)
  expect(socket.isClosed).toBe(false)
  ends[1]?.end()
  const last = socketOf("192.0.2.1")
  connections.add(last)
  expect([socket.isClosed, last.isClosed]).toEqual([false, false])
  connections.add(socketOf("192.0.2.1"))
  expect(socket.isClosed).toBe(true)
})

test("the connection of a proxy whose request is refused is not closed before the refusal is sent", () => {
  const connections = open(["10.0.0.0/8"], 4)
  const sockets = ["10.0.0.1", "10.0.0.1", "10.0.0.1", "192.0.2.1"].map(socketOf)
  for (const socket of sockets) connections.add(socket)
  const forwarded = (socket: Socket) => connections.begin(requestOn(socket, { "x-forwarded-for": "203.0.113.7" }))
  const begun = sockets.slice(0, 3).map(forwarded)
  expect(begun.map(({ refusal }) => refusal)).toEqual([undefined, undefined, "requests"])
  const others = ["192.0.2.2", "192.0.2.3"].map(socketOf)
  for (const other of others) connections.add(other)
  expect([...sockets, ...others].map(({ isClosed }) => isClosed)).toEqual([false, false, false, true, true, false])
  begun[2]?.end()
  const [busy, last] = [socketOf("192.0.2.4"), socketOf("192.0.2.5")] as const
  connections.add(busy)
  connections.begin(requestOn(busy))
  connections.add(last)
  expect([...sockets, ...others].map(({ isClosed }) => isClosed)).toEqual([false, false, true, true, true, true])
})

test("where all connections of a proxy are at work, the client with the most loses one to whomever it asks for next", () => {
  const connections = open(["10.0.0.0/8"], 3)
  const sockets = ["10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.1"].map(socketOf) as [
    TestSocket,
    TestSocket,
    TestSocket,
    TestSocket,
  ]
  const clients = ["203.0.113.1", "203.0.113.2", "203.0.113.2"]
  for (const [at, client] of clients.entries()) {
    connections.add(sockets[at] as Socket)
    connections.begin(requestOn(sockets[at] as Socket, { "x-forwarded-for": client }))
  }
  connections.add(sockets[3])
  expect(sockets.map((socket) => socket.isClosed)).toEqual([false, true, false, false])
  connections.begin(requestOn(sockets[3], { "x-forwarded-for": "203.0.113.3" }))
  const last = socketOf("10.0.0.1")
  connections.add(last)
  expect([last.isClosed, connections.dropped]).toEqual([true, 1])
})

test("a connection that has just come is not closed for another before it was looked at, however long that takes", () => {
  const looked = { looks: 5 }
  const connections = new OpenConnections({
    ...{ ...byteLimits, backlog: looked, most: 1, mostPerAddress: 9, proxies: new TrustedProxies([]), clock },
  })
  const first = socketOf("192.0.2.1")
  connections.add(first)
  const admitted = [0, 1, 1].map((more) => {
    looked.looks += more
    return connections.admits("192.0.2.2")
  })
  expect([admitted, first.isClosed]).toEqual([[false, false, true], true])
})

test("a request that was refused holds no place of its address", () => {
  const connections = open(["10.0.0.0/8"])
  const sockets = Array.from({ length: 4 }, () => socketOf("10.0.0.1"))
  for (const socket of sockets) connections.add(socket)
  const forwarded = (socket: Socket) => connections.begin(requestOn(socket, { "x-forwarded-for": "203.0.113.7" }))
  const begun = sockets.map(forwarded)
  for (const { end } of begun) end()
  expect(sockets.map((socket) => forwarded(socket).refusal)).toEqual([undefined, undefined, "requests", "requests"])
})

test("a request whose body is not there counts as none until it is", () => {
  const connections = open()
  const sockets = ["192.0.2.1", "192.0.2.1"].map(socketOf) as [TestSocket, TestSocket]
  for (const socket of sockets) connections.add(socket)
  const slow = requestOn(sockets[0], { "transfer-encoding": "chunked" })
  const other = requestOn(sockets[1], { "content-length": "7" })
  const ends = [slow, other].map((request) => connections.begin(request))
  slow.complete = true
  connections.add(socketOf("192.0.2.1"))
  expect(sockets.map((socket) => socket.isClosed)).toEqual([false, true])
  ends[0]?.end()
  connections.add(socketOf("192.0.2.1"))
  expect(connections.evicted).toBe(2)
})

test("whether there is room is told before a connection is made, and room is made by then", () => {
  const connections = open()
  const sockets = ["192.0.2.1", "192.0.2.1", "192.0.2.2"].map(socketOf)
  for (const socket of sockets) connections.add(socket)
  connections.begin(requestOn(sockets[1] as Socket))
  expect(connections.admits("192.0.2.1")).toBe(true)
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false, false])
  const next = socketOf("192.0.2.1")
  connections.add(next)
  connections.begin(requestOn(next))
  expect([connections.admits("192.0.2.1"), connections.admits("192.0.2.3")]).toEqual([false, true])
  expect([connections.evicted, connections.dropped]).toEqual([1, 1])
})

test.each([
  ["reset where its caller may not have read much", 65_537, false, true],
  ["closed in good order where it is not much", 65_536, false, false],
  ["closed in good order where its caller has asked again since", 500_000, true, false],
])("a connection that makes room is %s", (_, bytesWritten, hasAsked, isReset) => {
  const connections = open()
  const [socket, other] = ["192.0.2.1", "192.0.2.1"].map(socketOf) as [TestSocket, TestSocket]
  connections.add(socket)
  connections.add(other)
  Object.assign(socket, { bytesRead: 100 })
  connections.begin(requestOn(socket)).end()
  Object.assign(socket, { bytesWritten })
  if (hasAsked) Object.assign(socket, { bytesRead: 101 })
  connections.begin(requestOn(socket)).end()
  connections.begin(requestOn(other))
  connections.add(socketOf("192.0.2.1"))
  expect([socket.isClosed, socket.isReset]).toEqual([true, isReset])
})

describe("bytes", () => {
  const begin = (connections: OpenConnections, address: string, length: number) => {
    const socket = socketOf(address)
    connections.add(socket)
    const request = requestOn(socket, { "content-length": String(length) })
    return { socket, request, ...connections.begin(request) }
  }

  test("the oldest body that has not come goes for another one of its address", () => {
    const connections = open()
    const [first, second] = [begin(connections, "192.0.2.1", 600), begin(connections, "192.0.2.1", 600)]
    expect([first.socket.isClosed, second.socket.isClosed, second.refusal]).toEqual([true, false, undefined])
    expect(connections.heldBytes).toBe(600)
  })

  test("a body that has come is held until its request ends, and one beside it is refused where there is no room", () => {
    const connections = open()
    const first = begin(connections, "192.0.2.1", 600)
    first.request.complete = true
    const second = begin(connections, "192.0.2.1", 600)
    expect([first.socket.isClosed, second.refusal]).toEqual([false, "bytes"])
    first.end()
    second.end()
    expect(connections.heldBytes).toBe(0)
  })

  test("of all together the oldest goes, whosever it is, and who asked for much loses nobody else's", () => {
    const connections = open()
    const begun = [1, 2, 3, 4, 5].map((at) => begin(connections, `192.0.2.${at}`, 900))
    expect(begun.map(({ socket }) => socket.isClosed)).toEqual([true, false, false, false, false])
    expect(connections.heldBytes).toBe(3_600)
  })

  test("an answer that its caller does not take makes room as a body does, for another connection as well", () => {
    const connections = open([], 3)
    const begun = ["192.0.2.1", "192.0.2.1", "192.0.2.2"].map((address) => begin(connections, address, 0))
    begun[0]?.answered(700)
    begun[1]?.answered(700)
    expect(begun.map(({ socket }) => socket.isClosed)).toEqual([true, false, false])
    connections.add(socketOf("192.0.2.3"))
    connections.add(socketOf("192.0.2.4"))
    expect(begun.map(({ socket }) => socket.isClosed)).toEqual([true, true, false])
  })

  test("a body too long for its address is left to whoever answers", () => {
    const connections = open()
    expect([begin(connections, "192.0.2.1", 5_000).refusal, connections.heldBytes]).toEqual([undefined, 0])
  })

  test("a body that comes too slowly is told, an answer that is taken too slowly is closed, and neither is in time", () => {
    stepMs = 0
    const connections = open()
    const [slow, quick, reader] = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map((address) =>
      begin(connections, address, address === "192.0.2.3" ? 0 : 900),
    ) as [ReturnType<typeof begin>, ReturnType<typeof begin>, ReturnType<typeof begin>]
    reader.answered(50)
    expect(connections.closeSlow()).toEqual([])
    // 500 bytes at 100 per second take 5 s beyond the grace period.
    Object.assign(quick.socket, { bytesRead: 500 })
    time += 6_000
    expect(connections.closeSlow()).toEqual([slow.socket])
    expect([quick.socket.isClosed, reader.socket.isClosed]).toEqual([false, true])
  })
})
