import { once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { blsPublicKeyOf } from "@serac/chain/bls"
import { afterEach, expect, test, vi } from "vitest"
import { maxFrameBytes } from "../src/frames/frame.ts"
import {
  createPeerIdentity,
  createPeerNetwork,
  PeerError,
  type PeerNetwork,
  type PeerNetworkOptions,
} from "../src/index.ts"
import type { AppRequest } from "../src/messages/app.ts"
import { encodeMessage, type Message } from "../src/messages/message.ts"
import { signatureResponse } from "../src/messages/signature-request.ts"
import { networkId, type Script, type ScriptedNode, type ScriptedPeer, startScriptedNode } from "./scripted-node.ts"

const identity = createPeerIdentity()
const asker = createPeerIdentity()
const other = createPeerIdentity()
const chainId = new Uint8Array(32).fill(7)
const signature = new Uint8Array(96).fill(9)

const open: { close(): unknown }[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const one of open.splice(0).reverse()) await one.close()
})

const answerTo = ({ requestId }: AppRequest, appBytes = signatureResponse.encode({ signature })): Message => ({
  type: "appResponse",
  value: { chainId, requestId, appBytes },
})

/** A node that shakes hands and then does to each request what is given. */
async function node(
  onRequest: (request: AppRequest, peer: ScriptedPeer) => void,
  shakeHands = (peer: ScriptedPeer) => peer.shakeHands(),
): Promise<ScriptedNode> {
  const script: Script = (message, peer) => {
    if (message.type === "appRequest") onRequest(message.value, peer)
  }
  const started = await startScriptedNode(identity, script, shakeHands)
  open.push(started)
  return started
}

function client(options: Partial<PeerNetworkOptions> = {}): PeerNetwork {
  const network = createPeerNetwork({ networkId, identity: asker, ...options })
  open.push(network)
  return network
}

type Query = Parameters<PeerNetwork["requestSignature"]>[0]

/** How a request ends: the code and the message of its error, or what it gives. */
async function ends(network: PeerNetwork, query: Partial<Query> & { readonly address: string }): Promise<unknown> {
  const whole = { nodeId: identity.nodeId, chainId, message: new Uint8Array([0, 0]), timeout: 60_000, ...query }
  const given = await network.requestSignature(whole).catch((error: unknown) => error)
  return given instanceof PeerError ? [given.code, given.message] : given
}

const zipBomb = encodeMessage({
  type: "appGossip",
  value: { chainId: new Uint8Array(0), appBytes: new Uint8Array(4 * maxFrameBytes) },
})

const ways: Readonly<
  Record<string, readonly [(request: AppRequest, peer: ScriptedPeer) => void, code: string, RegExp]>
> = {
  "announces a frame that is too long": [
    (_, peer) => peer.write(Uint8Array.of(0xff, 0xff, 0xff, 0xff)),
    "protocol",
    /announced 4294967295 bytes/,
  ],
  "sends what unpacks to more than a frame": [(_, peer) => peer.frame(zipBomb), "protocol", /within its limits/],
  "sends what is no message": [(_, peer) => peer.frame(new Uint8Array(50).fill(0xff)), "protocol", /no message/],
  "sends half a frame and ends the connection": [
    (_, peer) => peer.socket.end(Uint8Array.of(0, 0, 1, 0, 1, 2, 3)),
    "unreachable",
    /ended the connection/,
  ],
  "breaks the connection": [(_, peer) => void peer.socket.destroy(), "unreachable", /ended the connection/],
  "answers a request that nobody made": [
    (request, peer) => peer.send(answerTo({ ...request, requestId: 99 })),
    "protocol",
    /request 99, which nobody made/,
  ],
  "answers for another chain": [
    ({ requestId }, peer) =>
      peer.send({ type: "appResponse", value: { chainId: new Uint8Array(32), requestId, appBytes: signature } }),
    "protocol",
    /for another chain/,
  ],
  "answers what is no signature": [
    (request, peer) => peer.send(answerTo(request, signatureResponse.encode({ signature: signature.subarray(1) }))),
    "protocol",
    /that are no signature/,
  ],
  "answers what is no protobuf": [
    (request, peer) => peer.send(answerTo(request, Uint8Array.of(10, 200))),
    "protocol",
    /that are no signature/,
  ],
  "shakes hands twice": [(_, peer) => peer.shakeHands(), "protocol", /shook hands twice/],
  "refuses in a text without end": [
    ({ requestId }, peer) =>
      peer.send({
        type: "appError",
        value: { chainId, requestId, errorCode: -5, errorMessage: "no".repeat(100_000) },
      }),
    "refused",
    /^The peer refuses \(-5\): (no){500}…$/,
  ],
}

test.each(Object.entries(ways))("a node that %s ends in a clear error", async (_, [way, code, message]) => {
  const { address } = await node(way)
  const network = client()
  expect(await ends(network, { address })).toEqual([code, expect.stringMatching(message)])
})

test("a node that sends thousands of messages, or too many bytes of them, is left", async () => {
  const flood = await node((_, peer) => {
    for (let sent = 0; sent < 3000; sent++) peer.frame(encodeMessage({ type: "pong", value: {} }))
  })
  const network = client({ limits: { messages: 2000 } })
  expect(await ends(network, flood)).toEqual(["protocol", expect.stringMatching(/^The peer sent 2001 messages/)])
  expect(network.connections).toBe(0)
  const gossip = { chainId: new Uint8Array(0), appBytes: new Uint8Array(maxFrameBytes - 100) }
  const packed = encodeMessage({ type: "appGossip", value: gossip })
  const heavy = await node((_, peer) => {
    for (let sent = 0; sent < 5; sent++) peer.frame(packed)
  })
  const careful = client({ limits: { messageBytes: 3 * maxFrameBytes } })
  expect(await ends(careful, heavy)).toEqual(["protocol", expect.stringMatching(/^The peer sent 6 messages/)])
  // A few messages are fine: pull queries, which nobody here answers, are such.
  const chatty = await node((request, peer) => {
    for (let sent = 0; sent < 100; sent++) peer.frame(Uint8Array.of(0xe2, 0x01, 0x00))
    peer.send(answerTo(request))
  })
  expect(await ends(client(), chatty)).toEqual(signature)
})

test("a node that tells of peers without end is listened to once", async () => {
  const claim = {
    x509Certificate: other.certificate,
    ipAddr: Uint8Array.of(127, 0, 0, 1),
    ipPort: 9651,
    timestamp: 1n,
    signature: new Uint8Array(70),
    txId: new Uint8Array(32),
  }
  const endless = await node((request, peer) => {
    for (let sent = 0; sent < 200; sent++)
      peer.send({ type: "peerList", value: { claimedIpPorts: new Array(200).fill(claim) } })
    peer.send(answerTo(request))
  })
  const network = client()
  expect(await ends(network, endless)).toEqual(signature)
  // Nobody signed that it is there.
  expect(network.addresses()).toEqual(new Map())
})

test("a late answer is dropped, and the connection goes on", async () => {
  const late: AppRequest[] = []
  const { address, sockets } = await node((request, peer) => {
    late.push(request)
    if (late.length > 1) for (const one of late) peer.send(answerTo(one))
  })
  const network = client()
  const controller = new AbortController()
  const first = ends(network, { address, signal: controller.signal })
  await vi.waitFor(() => expect(late.length).toBe(1), { timeout: 20_000 })
  controller.abort("enough")
  expect(await first).toBe("enough")
  expect(await ends(network, { address })).toEqual(signature)
  expect([network.connections, sockets.size]).toEqual([1, 1])
})

const wrong: Readonly<Record<string, readonly [(peer: ScriptedPeer) => void, RegExp, Pick<Query, "publicKey">?]>> = {
  "of another network": [(peer) => peer.shakeHands({ networkId: 5 }), /is of network 5, not 1400/],
  "whose clock is off": [
    (peer) => peer.shakeHands({ myTime: BigInt(Math.floor(Date.now() / 1000) - 90) }),
    /clock is \d+ seconds off; 60 are the most/,
  ],
  "that signed its address in the future": [
    (peer) => peer.shakeHands({ ipSigningTime: BigInt(Math.floor(Date.now() / 1000) + 900) }),
    /in the future/,
  ],
  "whose address another key signed": [
    (peer) => peer.shakeHands({ ipPort: 2 }),
    /not signed by the key of its certificate/,
  ],
  "whose BLS signature is none": [
    (peer) => peer.shakeHands({ ipBlsSig: new Uint8Array(96) }),
    /not signed by its BLS key/,
  ],
  "whose BLS key is another": [
    (peer) => peer.shakeHands(),
    /not signed by its BLS key/,
    { publicKey: blsPublicKeyOf(other.blsSecretKey) },
  ],
  "without a port": [(peer) => peer.shakeHands({ ipPort: 0 }), /has no port/],
  "at what is no address": [(peer) => peer.shakeHands({ ipAddr: new Uint8Array(5) }), /no IP address/],
  "that tracks too much": [
    (peer) => peer.shakeHands({ trackedSubnets: new Array(17).fill(new Uint8Array(32)) }),
    /more than 16 subnets/,
  ],
  "with a long salt": [
    (peer) => peer.shakeHands({ knownPeers: { filter: Uint8Array.of(1), salt: new Uint8Array(33) } }),
    /salt has more than 32 bytes/,
  ],
}

test.each(Object.entries(wrong))("a node %s is not asked", async (_, [shakeHands, message, query = {}]) => {
  const started = await node(() => {}, shakeHands)
  const network = client()
  expect(await ends(network, { address: started.address, ...query })).toEqual([
    "handshake",
    expect.stringMatching(message),
  ])
  expect(network.connections).toBe(0)
})

test("another node at the address is told nothing", async () => {
  const started = await node(() => {})
  const network = client()
  expect(await ends(network, { address: started.address, nodeId: other.nodeId })).toEqual([
    "wrong-identity",
    expect.stringMatching(/^127\.0\.0\.1:\d+ is NodeID-\S+, not NodeID-\S+$/),
  ])
  expect(started.frames).toEqual([])
  expect(network.connections).toBe(0)
})

/** A listener without TLS. */
async function listener(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer(onConnection)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  open.push(server)
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test("who does not speak TLS, or not at all, or is not there is unreachable", async () => {
  const sockets: Socket[] = []
  const mute = await listener((socket) => void sockets.push(socket))
  const rude = await listener((socket) => void socket.end("HTTP/1.1 200 OK\r\n\r\n"))
  const network = client()
  const hasty = client({ connectTimeout: 200 })
  expect(await ends(hasty, { address: mute })).toEqual([
    "unreachable",
    expect.stringMatching(/did not connect within 200 ms/),
  ])
  expect(await ends(network, { address: rude })).toEqual(["unreachable", expect.stringMatching(/does not connect/)])
  expect(await ends(network, { address: "127.0.0.1:1" })).toEqual(["unreachable", "127.0.0.1:1 does not connect"])
  expect([hasty.connections, network.connections]).toEqual([0, 0])
  for (const socket of sockets) socket.destroy()
})

test("a node that never shakes hands, or stops in the middle of a frame, is silent", async () => {
  const mute = await node(
    () => {},
    () => {},
  )
  expect(await ends(client({ limits: { handshakeTimeout: 200 } }), mute)).toEqual([
    "silent",
    "The peer did not shake hands within 200 ms",
  ])
  const slow = await node((_, peer) => {
    peer.write(Uint8Array.of(0, 0, 1, 0))
    const drip = setInterval(() => peer.write(Uint8Array.of(1)), 20)
    peer.socket.once("close", () => clearInterval(drip))
  })
  expect(await ends(client({ limits: { silence: 1000, pingInterval: 60_000 } }), slow)).toEqual([
    "silent",
    "The peer said nothing for 1000 ms",
  ])
})

test("a node that says nothing of a request is silent when its time is up, and asked again afterwards", async () => {
  let count = 0
  const { address } = await node((request, peer) => {
    if (count++ !== 1) peer.send(answerTo(request))
  })
  const network = client()
  expect(await ends(network, { address })).toEqual(signature)
  expect(await ends(network, { address, timeout: 200 })).toEqual([
    "silent",
    expect.stringMatching(/did not answer within/),
  ])
  expect(await ends(network, { address })).toEqual(signature)
})

test("pings are sent and answered", async () => {
  const heard: string[] = []
  const started = await startScriptedNode(
    identity,
    (message, peer) => {
      heard.push(message.type)
      if (message.type === "ping") peer.send({ type: "ping", value: { uptime: 1 } })
      if (message.type === "pong") peer.socket.end()
    },
    (peer) => peer.shakeHands(),
  )
  open.push(started)
  expect(await ends(client({ limits: { pingInterval: 50 } }), started)).toEqual([
    "unreachable",
    "The peer ended the connection",
  ])
  expect(new Set(heard)).toEqual(new Set(["handshake", "peerList", "appRequest", "ping", "pong"]))
})
