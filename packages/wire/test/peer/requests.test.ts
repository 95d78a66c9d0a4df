import { getEventListeners, once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { afterEach, expect, test, vi } from "vitest"
import { makeHandshake } from "../../src/peer/handshake/make-handshake.ts"
import { createPeerIdentity, formatSocketAddress } from "../../src/peer/index.ts"
import type { AppRequest } from "../../src/peer/messages/app.ts"
import { decodeMessage, encodeMessage } from "../../src/peer/messages/message.ts"
import { listenPeer } from "../../src/peer/server/index.ts"
import { Asking, answerTo, chainId, ends, identity, signature } from "./asking.ts"
import { networkId, type ScriptedPeer } from "./scripted-node.ts"

const asking = new Asking()
afterEach(async () => {
  vi.useRealTimers()
  await asking.close()
})

const signs = (request: AppRequest, peer: ScriptedPeer) => peer.send(answerTo(request))
const refuses = ({ requestId }: AppRequest, peer: ScriptedPeer) =>
  peer.send({ type: "appError", value: { chainId, requestId, errorCode: 3, errorMessage: "no" } })
const query = { nodeId: identity.nodeId, chainId, message: new Uint8Array([0, 0]), timeout: 60_000 }

/** A listener that accepts connections and says nothing. */
async function mute() {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket.resume()))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  asking.add({
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  })
  return { server, address: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test("a client says of itself in the handshake what it was given", async () => {
  const { address, frames } = await asking.node(signs)
  const now = () => Date.parse("2027-01-01T00:00:00Z")
  const own = createPeerIdentity()
  const given = {
    identity: own,
    address: { ip: "10.0.0.1", port: 9651 },
    client: { name: "other", major: 2, minor: 0, patch: 1 },
    upgradeTime: 7n,
    trackedSubnets: [new Uint8Array(32).fill(1)],
  }
  const network = asking.client({ ...given, now })
  // The node's clock is another one.
  expect(await ends(network, { address })).toEqual([
    "handshake",
    expect.stringMatching(/seconds off; 60 are the most$/),
  ])
  const handshake = encodeMessage({ type: "handshake", value: makeHandshake({ ...given, networkId }, now()) })
  expect(frames[0] && decodeMessage(frames[0]).message).toEqual(decodeMessage(handshake).message)
})

test("a refusal is told on a new connection as on one that was used before", async () => {
  const { address } = await asking.node(refuses)
  const network = asking.client()
  const refused = ["refused", "The peer refuses (3): no"]
  expect([await ends(network, { address }), await ends(network, { address })]).toEqual([refused, refused])
  expect(network.connections).toBe(1)
})

test("a signature holds no bytes of the answer that it came in, and its request leaves no listener", async () => {
  const { address } = await asking.node(signs)
  const { signal } = new AbortController()
  const network = asking.client()
  const given = await network.requestSignature({ ...query, address, signal })
  expect([given, given.buffer.byteLength]).toEqual([signature, 96])
  expect(getEventListeners(signal, "abort")).toEqual([])
  await expect(network.discover({ nodeId: identity.nodeId, address, signal, quiet: 10 })).resolves.toBe(0)
  expect(getEventListeners(signal, "abort")).toEqual([])
})

test("a request has 10 s where it is given no time", async () => {
  const { server, address } = await mute()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const network = asking.client({ connectTimeout: 60_000 })
  const outcomes = [undefined, 50].map((timeout) => ends(network, { address, timeout }))
  await once(server, "connection")
  vi.advanceTimersByTime(10_000)
  expect(await Promise.all(outcomes)).toEqual([
    ["unreachable", "The peer was not reached within 10000 ms"],
    ["unreachable", "The peer was not reached within 50 ms"],
  ])
})

test("who aborts while a node's address is looked for gets the reason; what the source throws is a cause", async () => {
  const controller = new AbortController()
  const network = asking.client({ peers: () => new Promise(() => {}) })
  const waiting = network.requestSignature({ ...query, signal: controller.signal })
  controller.abort("enough")
  await expect(waiting).rejects.toBe("enough")
  const cause = new Error("no such node")
  const broken = asking.client({ peers: () => Promise.reject(cause) })
  await expect(broken.requestSignature(query)).rejects.toMatchObject({ code: "no-address", cause })
})

test("a node is found where a peer says that it is, before any other source is asked", async () => {
  const [known, own] = [createPeerIdentity(), createPeerIdentity()]
  const answer = async () => ({ refusal: { code: 7, text: "here" } })
  const there = await listenPeer({ identity: known, networkId, answer })
  const told = await listenPeer({ identity: own, networkId, answer, peers: () => [there.claim] })
  for (const peer of [there, told]) asking.add(peer)
  const peers = vi.fn(async () => new Map<string, string>())
  const network = asking.client({ peers })
  expect(await network.discover({ nodeId: own.nodeId, address: formatSocketAddress(told.address), quiet: 50 })).toBe(0)
  expect([...network.addresses().values()]).toEqual([formatSocketAddress(there.address)])
  await expect(network.requestSignature({ ...query, nodeId: known.nodeId })).rejects.toMatchObject({
    refusal: { code: 7, text: "here" },
  })
  expect(peers).not.toHaveBeenCalled()
})

test("a peer that is reached and tells of nobody in time is silent, and one that is not reached is unreachable", async () => {
  const { address } = await asking.node(signs)
  const network = asking.client()
  const given = { nodeId: identity.nodeId, timeout: 300, quiet: 60_000 }
  await expect(network.discover({ ...given, address })).rejects.toMatchObject({ code: "silent" })
  const { address: other } = await mute()
  await expect(network.discover({ ...given, address: other })).rejects.toMatchObject({ code: "unreachable" })
  await expect(network.discover({ ...given, address, timeout: 0 })).rejects.toThrow(TypeError)
})
