import { afterEach, expect, test, vi } from "vitest"
import { maxFrameBytes } from "../../src/peer/frames/frame.ts"
import { claimOf } from "../../src/peer/handshake/ip-claim.ts"
import { createPeerIdentity } from "../../src/peer/index.ts"
import type { AppRequest } from "../../src/peer/messages/app.ts"
import { decodeMessage, encodeMessage, type Message } from "../../src/peer/messages/message.ts"
import { signatureResponse } from "../../src/peer/messages/signature-request.ts"
import { Asking, answerTo, chainId, ends, identity, signature } from "./asking.ts"
import { type ScriptedPeer, startScriptedNode } from "./scripted-node.ts"

const other = createPeerIdentity()
const asking = new Asking()
afterEach(() => asking.close())

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
  const { address } = await asking.node(way)
  const network = asking.client()
  expect(await ends(network, { address })).toEqual([code, expect.stringMatching(message)])
})

test("a node that sends thousands of messages, or too many bytes of them, is left", async () => {
  const flood = await asking.node((_, peer) => {
    for (let sent = 0; sent < 3000; sent++) peer.frame(encodeMessage({ type: "pong", value: {} }))
  })
  const network = asking.client({ limits: { messages: 2000 } })
  expect(await ends(network, flood)).toEqual(["protocol", expect.stringMatching(/^The peer sent 2001 messages/)])
  expect(network.connections).toBe(0)
  const gossip = { chainId: new Uint8Array(0), appBytes: new Uint8Array(maxFrameBytes - 100) }
  const packed = encodeMessage({ type: "appGossip", value: gossip })
  const heavy = await asking.node((_, peer) => {
    for (let sent = 0; sent < 5; sent++) peer.frame(packed)
  })
  const careful = asking.client({ limits: { messageBytes: 3 * maxFrameBytes } })
  expect(await ends(careful, heavy)).toEqual(["protocol", expect.stringMatching(/^The peer sent 6 messages/)])
  // A few messages are allowed, such as pull queries, which this side does not answer.
  const chatty = await asking.node((request, peer) => {
    for (let sent = 0; sent < 100; sent++) peer.frame(Uint8Array.of(0xe2, 0x01, 0x00))
    peer.send(answerTo(request))
  })
  expect(await ends(asking.client(), chatty)).toEqual(signature)
})

test("a node that tells of peers without end is listened to once", async () => {
  const claim = claimOf({ ip: "127.0.0.1", port: 9651 }, other, Date.now())
  const endless = await asking.node((request, peer) => {
    for (let sent = 0; sent < 200; sent++)
      peer.send({ type: "peerList", value: { claimedIpPorts: new Array(200).fill(claim) } })
    peer.send(answerTo(request))
  })
  const network = asking.client()
  expect(await ends(network, endless)).toEqual(signature)
  // It is true, and nobody asked for it.
  expect(network.addresses()).toEqual(new Map())
})

test("a node that asks for peers, before it has shaken hands or after, is told nothing where none are known", async () => {
  const knownPeers = { filter: new Uint8Array(11).fill(1), salt: new Uint8Array(32) }
  const question: Message = { type: "getPeerList", value: { knownPeers, allSubnets: true } }
  const curious = await asking.node(
    (request, peer) => {
      peer.send(question)
      peer.send(answerTo(request))
    },
    (peer) => {
      peer.send(question)
      peer.shakeHands()
    },
  )
  const network = asking.client()
  expect([await ends(network, curious), await ends(network, curious)]).toEqual([signature, signature])
  const lists = curious.frames.map((frame) => decodeMessage(frame).message).filter(({ type }) => type === "peerList")
  // The one of the handshake.
  expect(lists).toEqual([{ type: "peerList", value: { claimedIpPorts: [] } }])
})

test("a node that asks for a signature is given none where nobody answers, and asked all the same", async () => {
  const { address, frames } = await asking.node((request, peer) => {
    peer.send({ type: "appRequest", value: { ...request, deadline: 1_000_000_000n } })
    peer.send(answerTo(request))
  })
  const network = asking.client()
  expect([await ends(network, { address }), await ends(network, { address })]).toEqual([signature, signature])
  const types = frames.map((frame) => decodeMessage(frame).message.type)
  expect(types).toEqual(["handshake", "peerList", "appRequest", "appRequest"])
})

test("a late answer is dropped, and the connection goes on", async () => {
  const late: AppRequest[] = []
  const { address, sockets } = await asking.node((request, peer) => {
    late.push(request)
    if (late.length > 1) for (const one of late) peer.send(answerTo(one))
  })
  const network = asking.client()
  const controller = new AbortController()
  const first = ends(network, { address, signal: controller.signal })
  await vi.waitFor(() => expect(late.length).toBe(1), { timeout: 20_000 })
  controller.abort("enough")
  expect(await first).toBe("enough")
  expect(await ends(network, { address })).toEqual(signature)
  expect([network.connections, sockets.size]).toEqual([1, 1])
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
  asking.add(started)
  expect(await ends(asking.client({ limits: { pingInterval: 50 } }), started)).toEqual([
    "unreachable",
    "The peer ended the connection",
  ])
  expect(new Set(heard)).toEqual(new Set(["handshake", "peerList", "appRequest", "ping", "pong"]))
})
