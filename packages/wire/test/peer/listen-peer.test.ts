import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { connect as connectPlainly } from "node:net"
import { connect, createSecureContext } from "node:tls"
import { formatNodeId, nodeIdOfCertificate } from "@serac/chain"
import { afterEach, expect, test, vi } from "vitest"
import { knownPeersOf, knows } from "../../src/peer/address/known-peers.ts"
import { dial } from "../../src/peer/client/dial.ts"
import { PeerConnection } from "../../src/peer/connection/peer-connection.ts"
import { encodeFrame } from "../../src/peer/frames/frame.ts"
import { claimOf } from "../../src/peer/handshake/ip-claim.ts"
import { makeHandshake } from "../../src/peer/handshake/make-handshake.ts"
import { secureContextOf } from "../../src/peer/identity/secure-context.ts"
import { createPeerIdentity, createPeerNetwork, formatSocketAddress, PeerError } from "../../src/peer/index.ts"
import { encodeMessage, type Message } from "../../src/peer/messages/message.ts"
import type { ClaimedIpPort } from "../../src/peer/messages/peer-list.ts"
import { encodeAppBytes } from "../../src/peer/messages/signature-request.ts"
import { answerSignatures, type ListenPeerOptions, listenPeer } from "../../src/peer/server/index.ts"

const networkId = 1400
const identity = createPeerIdentity()
const chainId = new Uint8Array(32).fill(7)
const signature = new Uint8Array(96).fill(9)

const never = new AbortController().signal

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

async function listen(options: Partial<ListenPeerOptions> = {}) {
  const answer = answerSignatures({ runs: ([first]) => first === 7, sign: async () => ({ signature }) })
  const peer = await listenPeer({ identity, networkId, answer, ...options })
  open.push(peer)
  return peer
}

/** A connection of a client, after the handshake. */
async function connectTo(
  peer: Awaited<ReturnType<typeof listen>>,
  who = createPeerIdentity(),
  onPeers?: (claims: readonly ClaimedIpPort[]) => Promise<void>,
) {
  const secureContext = createSecureContext(secureContextOf(who))
  const dialed = await dial(peer.address, identity.nodeId, { secureContext, timeout: 20_000, signal: never })
  const connection = new PeerConnection({ ...dialed, identity: who, networkId, onPeers })
  open.push(connection)
  return connection
}

const codeOf = (error: unknown) => (error instanceof PeerError ? (error.refusal ?? error.code) : error)

test("a listening peer signs, refuses what is no request, and keeps silent of chains that it does not run", async () => {
  const connection = await connectTo(await listen())
  const ask = (appBytes: Uint8Array, chain = chainId, timeout = 60_000) =>
    connection.request({ chainId: chain, appBytes, timeout }).catch(codeOf)
  expect(await ask(encodeAppBytes(2, Uint8Array.of(10, 1, 5)))).toEqual(Uint8Array.of(10, 96, ...signature))
  expect(await ask(encodeAppBytes(99, new Uint8Array(0)))).toEqual({ code: -2, text: "unregistered handler" })
  expect(await ask(new Uint8Array(0))).toEqual({ code: -2, text: "unregistered handler" })
  expect(await ask(encodeAppBytes(2, Uint8Array.of(10, 200)))).toEqual({
    code: -1,
    text: "failed to unmarshal request: proto: cannot parse invalid wire-format data",
  })
  expect(await ask(encodeAppBytes(2, new Uint8Array(0)), new Uint8Array(32), 100)).toBe("silent")
})

test("a bounded number of a peer's requests is answered at a time; what fails is an error of the node", async () => {
  const held: (() => void)[] = []
  const answer = () =>
    new Promise<{ appBytes: Uint8Array }>((resolve) => held.push(() => resolve({ appBytes: chainId })))
  const connection = await connectTo(await listen({ answer, limits: { answersInFlight: 2 } }))
  const all = Array.from({ length: 3 }, () =>
    connection.request({ chainId, appBytes: chainId, timeout: 60_000 }).catch(codeOf),
  )
  expect(await all[2]).toEqual({ code: -4, text: "throttled" })
  for (const release of held) release()
  expect(await Promise.all(all)).toEqual([chainId, chainId, { code: -4, text: "throttled" }])
  const broken = async () => {
    throw new Error("the disk is full")
  }
  const other = await connectTo(await listen({ answer: broken }))
  const outcome = other.request({ chainId, appBytes: chainId, timeout: 60_000 }).catch(codeOf)
  expect(await outcome).toEqual({ code: -1, text: "unexpected error" })
})

test("who asks is told what their wait is over by: the answer's signal is aborted", async () => {
  const signals: AbortSignal[] = []
  const answer = async ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    await once(signal, "abort")
    return { appBytes: chainId }
  }
  const peer = await listen({ answer })
  const connection = await connectTo(peer)
  await connection.ready
  expect(await connection.request({ chainId, appBytes: chainId, timeout: 500 }).catch(codeOf)).toBe("silent")
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true), { timeout: 20_000 })
  const ended = connection.request({ chainId, appBytes: chainId, timeout: 60_000 }).catch(codeOf)
  await vi.waitFor(() => expect(signals.length).toBe(2), { timeout: 20_000 })
  connection.close()
  expect(await ended).toBe("closed")
  await vi.waitFor(() => expect([signals[1]?.aborted, peer.connections]).toEqual([true, 0]), { timeout: 20_000 })
})

test("somebody without a certificate, of another network, or who says nothing is not a peer", async () => {
  const peer = await listen({ limits: { handshakeTimeout: 200 } })
  const { ip: host, port } = peer.address
  const nobody = connect({ host, port, rejectUnauthorized: false })
  nobody.on("error", () => {})
  await once(nobody, "close")
  const secureContext = createSecureContext(secureContextOf(createPeerIdentity()))
  const mute = await dial(peer.address, identity.nodeId, { secureContext, timeout: 20_000, signal: never })
  mute.socket.resume()
  await once(mute.socket, "close")
  const plain = connectPlainly({ host, port })
  plain.on("error", () => {})
  plain.end("GET / HTTP/1.1\r\n\r\n")
  await once(plain, "close")
  const stranger = createPeerNetwork({ networkId: 5 })
  open.push(stranger)
  const query = { nodeId: identity.nodeId, address: formatSocketAddress(peer.address), chainId, timeout: 60_000 }
  const outcome = stranger.requestSignature({ ...query, message: chainId }).catch((error) => error.code)
  expect(["handshake", "unreachable"]).toContain(await outcome)
  await vi.waitFor(() => expect(peer.connections).toBe(0), { timeout: 20_000 })
})

test("who does not read what it is sent is left", async () => {
  const appBytes = new Uint8Array(randomBytes(2 ** 20))
  const limits = { unsentBytes: 2 ** 21, answersInFlight: 1000 }
  const peer = await listen({ answer: async () => ({ appBytes }), limits })
  const who = createPeerIdentity()
  const secureContext = createSecureContext(secureContextOf(who))
  const { socket } = await dial(peer.address, identity.nodeId, { secureContext, timeout: 20_000, signal: never })
  const send = (message: Message) => socket.write(encodeFrame(encodeMessage(message)))
  send({ type: "handshake", value: makeHandshake({ identity: who, networkId }, Date.now()) })
  send({ type: "peerList", value: { claimedIpPorts: [] } })
  await vi.waitFor(() => expect(peer.connections).toBe(1), { timeout: 20_000 })
  for (let requestId = 1; requestId <= 40; requestId++)
    send({ type: "appRequest", value: { chainId, requestId, deadline: 60_000_000_000n, appBytes: chainId } })
  await vi.waitFor(() => expect(peer.connections).toBe(0), { timeout: 20_000 })
  socket.destroy()
})

test("a listening peer that is closed ends its connections, and a port that is taken is an error", async () => {
  const peer = await listen()
  const connection = await connectTo(peer)
  await connection.ready
  await expect(
    listenPeer({ identity, networkId, answer: async () => undefined, port: peer.address.port }),
  ).rejects.toThrow("EADDRINUSE")
  await peer.close()
  await vi.waitFor(() => expect(connection.error?.code).toBe("unreachable"), { timeout: 20_000 })
})

test("a peer is asked for others until it knows no more; who signed nothing is not believed", async () => {
  const others = Array.from({ length: 20 }, (_, index) => {
    const who = createPeerIdentity()
    return { who, claim: claimOf({ ip: "127.0.0.1", port: 10_000 + index }, who, Date.now()) }
  })
  const forged = { ...(others[0]?.claim as ClaimedIpPort), ipPort: 1, timestamp: 2n ** 40n }
  const claims = [...others.map(({ claim }) => claim), forged]
  const peer = await listen({ peers: () => claims })
  const network = createPeerNetwork({ networkId })
  open.push(network)
  const query = { nodeId: identity.nodeId, address: formatSocketAddress(peer.address), timeout: 60_000, quiet: 2000 }
  // The handshake includes fifteen.
  expect(await network.discover(query)).toBeGreaterThanOrEqual(5)
  expect(network.addresses()).toEqual(
    new Map(others.map(({ who }, index) => [formatNodeId(who.nodeId), `127.0.0.1:${10_000 + index}`])),
  )
  expect(await network.discover(query)).toBe(0)
  expect([await network.discover({ ...query, nodeId: others[0]?.who.nodeId as Uint8Array }).catch(codeOf)]).toEqual([
    "wrong-identity",
  ])
})

test("who tells whom it knows by what is no filter is left", async () => {
  const peer = await listen()
  const connection = await connectTo(peer)
  await connection.ready
  await connection.askForPeers({ filter: new Uint8Array(3), salt: new Uint8Array(0) })
  expect(connection.error?.code).toBe("unreachable")
})

test("a peer is told of 15 others at a time, and of none that it knows", async () => {
  const claims = Array.from({ length: 17 }, (_, index) =>
    claimOf({ ip: "127.0.0.1", port: 10_000 + index }, createPeerIdentity(), Date.now()),
  )
  const peer = await listen({ peers: () => claims })
  const ports: number[][] = []
  const onPeers = async (told: readonly ClaimedIpPort[]) => void ports.push(told.map(({ ipPort }) => ipPort))
  const connection = await connectTo(peer, undefined, onPeers)
  await connection.ready
  const places = claims.map(({ x509Certificate, timestamp: time }) => ({
    ...{ nodeId: nodeIdOfCertificate(x509Certificate), time },
  }))
  // One filter of some hundreds takes another place for one that is in it.
  const filterOf = () => knownPeersOf(places.slice(1, 16))
  let filter = filterOf()
  while (places.filter(knows(filter)).length > 15) filter = filterOf()
  await connection.askForPeers(filter)
  const all = claims.map(({ ipPort }) => ipPort)
  expect(ports).toEqual([all.slice(0, 15), [all[0], all[16]]])
})

test("a listening peer has the claim of its address, and counts who has begun to shake hands", async () => {
  const now = Date.now() + 5_000
  const peer = await listen({ now: () => now })
  expect(peer.claim).toEqual(claimOf(peer.address, identity, now))
  const connection = await connectTo(peer)
  await connection.ready
  expect(peer.connections).toBe(1)
  const mute = connectPlainly({ host: peer.address.ip, port: peer.address.port })
  await once(mute, "connect")
  const ended = once(mute.resume(), "close")
  const closing = peer.close()
  expect(peer.connections).toBe(0)
  await Promise.all([closing, ended])
})
