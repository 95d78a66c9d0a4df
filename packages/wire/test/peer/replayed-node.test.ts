import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createPeerIdentity, createPeerNetwork, PeerError, type PeerNetwork } from "../../src/peer/index.ts"
import { decodeMessage, encodeMessage } from "../../src/peer/messages/message.ts"
import { decodeAppBytes, signatureHandler, signatureRequest } from "../../src/peer/messages/signature-request.ts"
import { evenRecordings, oddRecordings, type Recording } from "./recording.ts"
import { exchangesOf, type RecordedExchange, type ReplayedNode, replayNode } from "./replayed-node.ts"

const open: { close(): unknown }[] = []
// The recorded requests have short deadlines; with fake timers slow machines do not miss them.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }))
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
  vi.useRealTimers()
})

test.each(oddRecordings)(
  "the client asks as recorded %s byte for byte, and is given what was answered",
  async (_, recording) => {
    const exchanges = signaturesOf(recording)
    const { given, received } = await replay(recording, exchanges)
    expect(given).toEqual(exchanges.map(outcomeOf))
    // The peer list that ends the handshake, then the requests.
    const [first, ...requests] = received
    expect(first && decodeMessage(first).message).toEqual({ type: "peerList", value: { claimedIpPorts: [] } })
    expect(requests).toEqual(exchanges.map(({ bytes }) => bytes))
  },
)

test("of the recorded requests the chains signed those that they sign, and kept silent about one chain", () => {
  const outcomes = oddRecordings.map(([, recording]) => signaturesOf(recording).map(outcomeOf))
  expect(outcomes.map((all) => all.filter((one) => one instanceof Uint8Array).length)).toEqual([2, 4, 4])
  expect(outcomes.map((all) => all.filter((one) => one === silence).length)).toEqual([1, 1, 1])
})

test.each(evenRecordings)("but for their numbers the client's requests are those recorded %s", async (_, recording) => {
  // Requests that were dropped for their even ids have no answer.
  const exchanges = signaturesOf(recording).filter(({ answer }) => answer)
  const { given, received } = await replay(recording, exchanges)
  expect(given).toEqual(exchanges.map(outcomeOf))
  const frames = exchanges.map(({ request }, index) =>
    encodeMessage({ type: "appRequest", value: { ...request, requestId: 2 * index + 1 } }),
  )
  expect(received.slice(1)).toEqual(frames)
  expect(given.filter((one) => one instanceof Uint8Array).length).toBe(2)
})

const silence = "silence"

/** The recorded signature requests up to the first one to another handler, which the client never sends. */
function signaturesOf(recording: Recording): readonly RecordedExchange[] {
  const exchanges = exchangesOf(recording)
  const end = exchanges.findIndex(({ request }) => decodeAppBytes(request.appBytes).handler !== signatureHandler)
  return end < 0 ? exchanges : exchanges.slice(0, end)
}

/** The outcome: a signature, a refusal, or no answer. */
function outcomeOf({ answer }: RecordedExchange): unknown {
  if (answer?.type === "appError") return { code: answer.value.errorCode, text: answer.value.errorMessage }
  return answer?.value.appBytes.subarray(2) ?? silence
}

/** Requests the signatures from a replayed node: the client's results, and the frames that it sends. */
async function replay(recording: Recording, exchanges: readonly RecordedExchange[]) {
  const identity = createPeerIdentity()
  const now = 1_795_317_520_000
  const node = await replayNode(recording, identity, now)
  const network = createPeerNetwork({ networkId: recording.networkId, now: () => now })
  open.push(network, node)
  const given: unknown[] = []
  for (const [index, { request, answer }] of exchanges.entries()) {
    const { chainId, deadline, appBytes } = request
    const asked = signatureRequest.decode(decodeAppBytes(appBytes).request)
    const timeout = Number(deadline / 1_000_000n)
    const query = { nodeId: identity.nodeId, address: node.address, chainId, timeout, ...asked }
    given.push(await answerOf(network, query, node, index + 2, !answer))
  }
  return { given, received: node.received }
}

/** The client's result; if no answer was recorded, continues as soon as the node has the request. */
async function answerOf(
  network: PeerNetwork,
  query: Parameters<PeerNetwork["requestSignature"]>[0],
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
