import { EventEmitter } from "node:events"
import type { IncomingHttpHeaders } from "node:http"
import type { Socket } from "node:net"
import { expect, test } from "vitest"
import { TrustedProxies } from "./address/trusted-proxies.ts"
import { OpenConnections } from "./open-connections.ts"

/** A connection of an address, which tells whether it was closed. */
function socketOf(remoteAddress: string): Socket & { isClosed: boolean } {
  const socket = Object.assign(new EventEmitter(), {
    remoteAddress,
    isClosed: false,
    destroy: () => {
      socket.isClosed = true
      socket.emit("close")
    },
  })
  return socket as unknown as Socket & { isClosed: boolean }
}

/** A request without a body, or one whose body is not there yet. */
const requestOn = (socket: Socket, headers: IncomingHttpHeaders = {}) => ({ headers, socket, complete: false })

const open = (trusted: readonly string[] = [], most = 100) =>
  new OpenConnections({ most, mostPerAddress: 2, proxies: new TrustedProxies(trusted) })

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
  const [socket, ...more] = ["192.0.2.1", "192.0.2.1", "192.0.2.1"].map(socketOf) as [Socket & { isClosed: boolean }]
  connections.add(socket)
  const ends = [connections.begin(requestOn(socket)), connections.begin(requestOn(socket))]
  ends[0]?.end()
  for (const one of more as (Socket & { isClosed: boolean })[]) connections.add(one)
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
  expect(begun.map(({ isRefused }) => isRefused)).toEqual([false, false, true])
  const others = ["192.0.2.2", "192.0.2.3"].map(socketOf)
  for (const other of others) connections.add(other)
  expect([...sockets, ...others].map(({ isClosed }) => isClosed)).toEqual([false, false, false, true, true, false])
  begun[2]?.end()
  for (const address of ["192.0.2.4", "192.0.2.5"]) connections.add(socketOf(address))
  expect([...sockets, ...others].map(({ isClosed }) => isClosed)).toEqual([false, false, true, true, true, true])
})

test("a request that was refused holds no place of its address", () => {
  const connections = open(["10.0.0.0/8"])
  const sockets = Array.from({ length: 4 }, () => socketOf("10.0.0.1"))
  for (const socket of sockets) connections.add(socket)
  const forwarded = (socket: Socket) => connections.begin(requestOn(socket, { "x-forwarded-for": "203.0.113.7" }))
  const begun = sockets.map(forwarded)
  for (const { end } of begun) end()
  expect(sockets.map((socket) => forwarded(socket).isRefused)).toEqual([false, false, true, true])
})

test("a request whose body is not there counts as none until it is", () => {
  const connections = open()
  const sockets = ["192.0.2.1", "192.0.2.1"].map(socketOf) as [Socket & { isClosed: boolean }, Socket]
  for (const socket of sockets) connections.add(socket)
  const slow = requestOn(sockets[0], { "transfer-encoding": "chunked" })
  const other = requestOn(sockets[1], { "content-length": "7" })
  const ends = [slow, other].map((request) => connections.begin(request))
  slow.complete = true
  connections.add(socketOf("192.0.2.1"))
  expect(sockets.map((socket) => (socket as Socket & { isClosed: boolean }).isClosed)).toEqual([false, true])
  ends[0]?.end()
  connections.add(socketOf("192.0.2.1"))
  expect(connections.evicted).toBe(2)
})
