import { randomBytes } from "node:crypto"
import { formatNodeId } from "@serac/chain"
import { blsPublicKeyOf } from "@serac/chain/bls"
import { afterEach, expect, test, vi } from "vitest"
import { maxFrameBytes } from "../../src/peer/frames/frame.ts"
import {
  createPeerIdentity,
  createPeerNetwork,
  PeerError,
  type PeerNetwork,
  type PeerSource,
} from "../../src/peer/index.ts"
import type { AppRequest } from "../../src/peer/messages/app.ts"
import { signatureResponse } from "../../src/peer/messages/signature-request.ts"
import { networkId, type ScriptedNode, type ScriptedPeer, startScriptedNode } from "./scripted-node.ts"

const identity = createPeerIdentity()
const asker = createPeerIdentity()
const chainId = new Uint8Array(32).fill(7)
const signature = new Uint8Array(96).fill(9)

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

const answer = ({ requestId }: AppRequest, peer: ScriptedPeer): void =>
  peer.send({
    type: "appResponse",
    value: { chainId, requestId, appBytes: signatureResponse.encode({ signature }) },
  })

async function node(onRequest = answer, who = identity): Promise<ScriptedNode> {
  const started = await startScriptedNode(
    who,
    (message, peer) => {
      if (message.type === "appRequest") onRequest(message.value, peer)
    },
    (peer) => peer.shakeHands(),
  )
  open.push(started)
  return started
}

function client(options: Partial<Parameters<typeof createPeerNetwork>[0]> = {}): PeerNetwork {
  const network = createPeerNetwork({ networkId, identity: asker, ...options })
  open.push(network)
  return network
}

const query = (address: string | undefined, given: object = {}) => ({
  nodeId: identity.nodeId,
  address,
  chainId,
  message: new Uint8Array([0, 0]),
  timeout: 60_000,
  ...given,
})

const codeOf = (error: unknown) => (error instanceof PeerError ? error.code : error)
const waitsFor = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

test("requests share a connection, which is ended when nobody uses it", async () => {
  const { address, sockets } = await node()
  const network = client({ idleTimeout: 100 })
  const all = await Promise.all(Array.from({ length: 20 }, () => network.requestSignature(query(address))))
  expect(all).toEqual(new Array(20).fill(signature))
  expect(sockets.size).toBe(1)
  await waitsFor(() => expect([network.connections, sockets.size]).toEqual([0, 0]))
})

test("a connection that was made for any BLS key is none for who wants a certain one", async () => {
  const { address } = await node()
  const network = client()
  const publicKey = blsPublicKeyOf(identity.blsSecretKey)
  const wrong = blsPublicKeyOf(asker.blsSecretKey)
  expect([
    await network.requestSignature(query(address)),
    await network.requestSignature(query(address, { publicKey: wrong })).catch(codeOf),
    await network.requestSignature(query(address, { publicKey })),
  ]).toEqual([signature, "handshake", signature])
})

test("a bounded number of requests is under way, and what waits beyond its bound is refused", async () => {
  const held: (() => void)[] = []
  const { address } = await node((request, peer) => void held.push(() => answer(request, peer)))
  const network = client({ limits: { requestsInFlight: 2, requestsWaiting: 3 } })
  const first = network.requestSignature(query(address))
  await waitsFor(() => expect(held.length).toBe(1))
  const others = Array.from({ length: 5 }, () => network.requestSignature(query(address)).catch(codeOf))
  expect(await others[4]).toBe("busy")
  await waitsFor(() => expect(held.length).toBe(2))
  for (let sent = 0; sent < 5; sent++) {
    await waitsFor(() => expect(held.length).toBeGreaterThan(sent))
    held[sent]?.()
  }
  expect(await Promise.all([first, ...others])).toEqual([...new Array(5).fill(signature), "busy"])
})

test("a request that finds a connection that its node has just ended is made again, on another one", async () => {
  const { address, sockets } = await node()
  const network = client()
  expect(await network.requestSignature(query(address))).toEqual(signature)
  const [before] = sockets
  // The connection is closed while the request is being sent.
  before?.destroy()
  expect(await network.requestSignature(query(address))).toEqual(signature)
})

test("connections are bounded: who needs another one waits, or takes the place of one that nobody uses", async () => {
  const held: (() => void)[] = []
  const busy = await node((request, peer) => void held.push(() => answer(request, peer)))
  const otherIdentity = createPeerIdentity()
  const other = await node(answer, otherIdentity)
  const network = client({ connections: 1 })
  const first = network.requestSignature(query(busy.address))
  await waitsFor(() => expect(held.length).toBe(1))
  const second = network.requestSignature(query(other.address, { nodeId: otherIdentity.nodeId }))
  const third = network.requestSignature(query(other.address, { nodeId: otherIdentity.nodeId, timeout: 50 }))
  expect(await third.catch(codeOf)).toBe("unreachable")
  expect(other.sockets.size).toBe(0)
  held[0]?.()
  expect(await Promise.all([first, second])).toEqual([signature, signature])
  // The second node's connection exists and is idle.
  const fourth = network.requestSignature(query(busy.address))
  await waitsFor(() => expect(held.length).toBe(2))
  held[1]?.()
  expect([await fourth, network.connections]).toEqual([signature, 1])
})

test("who waits for a connection to the same node waits for one together, and who gives up leaves the line", async () => {
  const held: (() => void)[] = []
  const busy = await node((request, peer) => void held.push(() => answer(request, peer)))
  const otherIdentity = createPeerIdentity()
  const other = await node(answer, otherIdentity)
  const network = client({ connections: 1 })
  const first = network.requestSignature(query(busy.address))
  await waitsFor(() => expect(held.length).toBe(1))
  const nodeId = otherIdentity.nodeId
  const many = Array.from({ length: 10 }, () => network.requestSignature(query(other.address, { nodeId })))
  const controller = new AbortController()
  const { signal } = controller
  const left = network.requestSignature(query(other.address.replace("127.0.0.1", "127.0.0.2"), { nodeId, signal }))
  controller.abort("enough")
  expect(await left.catch(codeOf)).toBe("enough")
  expect(network.connections).toBe(2)
  held[0]?.()
  expect(await Promise.all([first, ...many])).toEqual(new Array(11).fill(signature))
  expect(other.accepted).toBe(1)
})

test("who aborts is given the reason, wherever the request is; who closes ends all", async () => {
  const held: unknown[] = []
  const { address, sockets } = await node((request) => void held.push(request))
  const network = client()
  const signal = AbortSignal.abort("before")
  expect(await network.requestSignature(query(address, { signal })).catch(codeOf)).toBe("before")
  expect(network.connections).toBe(0)
  const controller = new AbortController()
  const dialing = network.requestSignature(query(address, { signal: controller.signal })).catch(codeOf)
  controller.abort("while connecting")
  expect(await dialing).toBe("while connecting")
  const waiting = network.requestSignature(query(address)).catch(codeOf)
  await waitsFor(() => expect(held.length).toBe(1))
  network.close()
  expect(await waiting).toBe("closed")
  expect(await network.requestSignature(query(address)).catch(codeOf)).toBe("closed")
  await waitsFor(() => expect([network.connections, sockets.size]).toEqual([0, 0]))
})

test("a node whose address is not given is looked for where the network says", async () => {
  const { address } = await node()
  const nodeID = formatNodeId(identity.nodeId)
  const ends = (peers?: PeerSource) =>
    client({ peers })
      .requestSignature(query(undefined))
      .catch((error: PeerError) => [error.code, error.message])
  expect(await ends(async (nodeIds) => new Map(nodeIds.map((nodeId) => [nodeId, address])))).toEqual(signature)
  expect(await ends(async () => new Map())).toEqual(["no-address", `Nobody tells where ${nodeID} is`])
  expect(await ends()).toEqual(["no-address", `Nobody tells where ${nodeID} is`])
  const broken = () => Promise.reject(new Error("no such node"))
  const asked: unknown[] = []
  await ends(async (...given) => {
    asked.push(given)
    return new Map()
  })
  expect(asked).toEqual([[[nodeID], { signal: expect.any(AbortSignal) }]])
  expect(await ends(broken)).toEqual(["no-address", `Nobody tells where ${nodeID} is: Error: no such node`])
})

test("the largest query fits into a frame, whatever its bytes are", async () => {
  const { address, frames } = await node()
  const message = new Uint8Array(randomBytes(maxFrameBytes - 5000))
  const justification = new Uint8Array(randomBytes(904))
  expect(await client().requestSignature(query(address, { message, justification }))).toEqual(signature)
  expect(frames.at(-1)?.length).toBeGreaterThan(maxFrameBytes - 4096)
})

test("a query that no node could be asked is refused at once", async () => {
  const network = client()
  const wrong = [
    { nodeId: new Uint8Array(19) },
    { chainId: new Uint8Array(31) },
    { publicKey: new Uint8Array(47) },
    { message: new Uint8Array(maxFrameBytes - 4095) },
    { justification: new Uint8Array(maxFrameBytes) },
    { timeout: 0 },
    { timeout: Number.NaN },
    { address: "localhost:9651" },
    { address: "127.0.0.1:0" },
    { address: "127.0.0.1" },
  ]
  for (const given of wrong)
    await expect(network.requestSignature(query("127.0.0.1:1", given))).rejects.toThrow(TypeError)
  expect(network.connections).toBe(0)
})
