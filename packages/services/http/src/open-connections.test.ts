import { EventEmitter } from "node:events"
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
    const ends = [connections.begin({ headers: {}, socket }), connections.begin({ headers: {}, socket })]
    socket.destroy()
    for (const end of ends) end?.()
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
  const ends = [connections.begin({ headers: {}, socket }), connections.begin({ headers: {}, socket })]
  ends[0]?.()
  for (const one of more as (Socket & { isClosed: boolean })[]) connections.add(one)
  expect(socket.isClosed).toBe(false)
  ends[1]?.()
  const last = socketOf("192.0.2.1")
  connections.add(last)
  expect([socket.isClosed, last.isClosed]).toEqual([false, false])
  connections.add(socketOf("192.0.2.1"))
  expect(socket.isClosed).toBe(true)
})
