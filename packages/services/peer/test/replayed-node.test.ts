import { afterEach, expect, test } from "vitest"
import { createPeerIdentity, createPeerNetwork, PeerError, type PeerNetwork } from "../src/index.ts"
import { decodeMessage } from "../src/messages/message.ts"
import { decodeAppBytes, signatureHandler, signatureRequest } from "../src/messages/signature-request.ts"
import { type Recording, recordings } from "./recording.ts"
import { type ReplayedNode, replayNode } from "./replayed-node.ts"

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

test.each(recordings)(
  "the client asks a replayed node %s byte for byte, and is given what was answered",
  async (_, recording) => {
    const identity = createPeerIdentity()
    const now = 1_795_317_520_000
    const node = await replayNode(recording, identity, now)
    const network = createPeerNetwork({ networkId: recording.about.networkID, now: () => now })
    open.push(network, node)
    const asked = requestsOf(recording)
    const given: unknown[] = []
    for (const [index, { query, expected }] of asked.entries()) {
      const target = { nodeId: identity.nodeId, address: node.address, timeout: 30_000 }
      given.push(await answerOf(network, { ...target, ...query }, node, index + 2, expected === silence))
    }
    expect(given).toEqual(asked.map(({ expected }) => expected))
    // The peer list that ends the handshake, then the requests.
    const [first, ...requests] = node.received
    expect(first && decodeMessage(first).message).toEqual({ type: "peerList", value: { claimedIpPorts: [] } })
    expect(requests).toEqual(asked.map(({ bytes }) => bytes))
    expect(given.filter((one) => one instanceof Uint8Array).length).toBe(2)
  },
)

const silence = "silence"

type Query = Parameters<PeerNetwork["requestSignature"]>[0]

/** What the client makes of the answer; where none was recorded, it goes on as soon as the node has the request. */
async function answerOf(
  network: PeerNetwork,
  query: Query,
  node: ReplayedNode,
  frames: number,
  isSilent: boolean,
): Promise<unknown> {
  const controller = new AbortController()
  const answer = network.requestSignature({ ...query, signal: controller.signal }).catch((error: unknown) => error)
  await node.receives(frames)
  if (isSilent) controller.abort(silence)
  const given = await answer
  return given instanceof PeerError ? given.refusal : given
}

interface Asked {
  readonly bytes: Uint8Array
  readonly query: Omit<Query, "nodeId">
  readonly expected: unknown
}

/**
 * What the recorded client asked for, with the frame and what it was given: a signature, a refusal, or silence; until it asked a handler
 * that a client of signatures never asks.
 */
function requestsOf({ frames }: Recording): readonly Asked[] {
  const messages = frames.map(({ bytes }) => decodeMessage(bytes).message)
  const outcomeOf = (asked: number): unknown => {
    for (const message of messages) {
      if (message.type === "appError" && message.value.requestId === asked)
        return { code: message.value.errorCode, text: message.value.errorMessage }
      if (message.type === "appResponse" && message.value.requestId === asked) return message.value.appBytes.subarray(2)
    }
    return silence
  }
  const asked: Asked[] = []
  for (const { bytes } of frames) {
    const { message } = decodeMessage(bytes)
    if (message.type !== "appRequest") continue
    const { chainId, requestId, appBytes } = message.value
    const { handler, request } = decodeAppBytes(appBytes)
    if (handler !== signatureHandler) return asked
    asked.push({ bytes, query: { chainId, ...signatureRequest.decode(request) }, expected: outcomeOf(requestId) })
  }
  return asked
}
