import { getEventListeners, once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { createSecureContext } from "node:tls"
import { formatNodeId } from "@serac/chain"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { startScriptedNode } from "../../../test/peer/scripted-node.ts"
import { parseSocketAddress } from "../address/socket-address.ts"
import { createPeerIdentity } from "../identity/identity.ts"
import { secureContextOf } from "../identity/secure-context.ts"
import { type DialOptions, dial } from "./dial.ts"

const [identity, other] = [createPeerIdentity(), createPeerIdentity()]
const secureContext = createSecureContext(secureContextOf(other))

const open: { close(): unknown }[] = []
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(async () => {
  vi.useRealTimers()
  for (const one of open.splice(0)) await one.close()
})

async function node() {
  const started = await startScriptedNode(identity)
  open.push(started)
  return { started, at: parseSocketAddress(started.address) }
}

/** A listener that accepts connections and says nothing. */
async function mute() {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket.resume()))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  open.push(server)
  return { sockets, server, at: { ip: "127.0.0.1", port: (server.address() as AddressInfo).port } }
}

const options = (signal: AbortSignal): DialOptions => ({ secureContext, timeout: 500, signal })

test("a connection is to the node that was meant, and lives on without the signal and the time that it was made in", async () => {
  const { at } = await node()
  const controller = new AbortController()
  const { socket, peer } = await dial(at, identity.nodeId, options(controller.signal))
  expect([peer.nodeId, new Uint8Array(peer.certificate)]).toEqual([identity.nodeId, identity.certificate])
  expect([getEventListeners(controller.signal, "abort"), vi.getTimerCount()]).toEqual([[], 0])
  controller.abort("late")
  expect(socket.destroyed).toBe(false)
  socket.destroy()
})

test("a connection to another node ends before anything is sent", async () => {
  const { started, at } = await node()
  const { signal } = new AbortController()
  await expect(dial(at, other.nodeId, options(signal))).rejects.toMatchObject({
    code: "wrong-identity",
    message: `${started.address} is ${formatNodeId(identity.nodeId)}, not ${formatNodeId(other.nodeId)}`,
  })
  expect([getEventListeners(signal, "abort"), vi.getTimerCount()]).toEqual([[], 0])
})

test("who does not answer in time is unreachable, and the connection ends", async () => {
  const { at, server, sockets } = await mute()
  const dialing = dial(at, identity.nodeId, options(new AbortController().signal))
  await once(server, "connection")
  vi.advanceTimersByTime(500)
  await expect(dialing).rejects.toMatchObject({
    ...{ code: "unreachable", message: `127.0.0.1:${at.port} did not connect within 500 ms` },
  })
  await expect.poll(() => sockets[0]?.destroyed).toBe(true)
})

test("who is not there is unreachable, and what went wrong is the cause", async () => {
  const { at, server } = await mute()
  await new Promise((resolve) => server.close(resolve))
  open.splice(0)
  await expect(dial(at, identity.nodeId, options(new AbortController().signal))).rejects.toMatchObject({
    ...{ code: "unreachable", message: `127.0.0.1:${at.port} does not connect`, cause: { code: "ECONNREFUSED" } },
  })
  expect(vi.getTimerCount()).toBe(0)
})

test("who aborts, before or while it connects, gets the reason", async () => {
  const { at, server, sockets } = await mute()
  await expect(dial(at, identity.nodeId, options(AbortSignal.abort("before")))).rejects.toBe("before")
  const controller = new AbortController()
  const dialing = dial(at, identity.nodeId, options(controller.signal))
  await once(server, "connection")
  controller.abort("enough")
  await expect(dialing).rejects.toBe("enough")
  await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true)
  expect([getEventListeners(controller.signal, "abort"), vi.getTimerCount()]).toEqual([[], 0])
})
