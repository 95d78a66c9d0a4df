import { afterEach, beforeEach, expect, test, vi } from "vitest"
import {
  appBytes,
  chainId,
  claim,
  connect,
  known,
  listOf,
  other,
  outcome,
  own,
  requestOf,
  settle,
} from "../../../test/peer/connected.ts"
import { networkId } from "../../../test/peer/scripted-node.ts"
import { makeHandshake } from "../handshake/make-handshake.ts"
import { decodeMessage, encodeMessage, type Message } from "../messages/message.ts"
import type { ClaimedIpPort } from "../messages/peer-list.ts"
import type { IncomingRequest } from "./app-answers.ts"
import type { PeerAnswer } from "./pending-requests.ts"

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] }),
)
afterEach(() => void vi.useRealTimers())

test("a connection is ready after the peer's handshake and the list that follows it, in this order", async () => {
  const asked: unknown[] = []
  const peers = (filter: unknown) => {
    asked.push(filter)
    return [claim]
  }
  const { connection, sent, give, handshake } = connect({ peers })
  const ready = outcome(connection.ready)
  const answer = outcome(connection.request({ chainId, appBytes, timeout: 5_000.4 }))
  const first = encodeMessage({ type: "handshake", value: makeHandshake({ identity: own, networkId }, Date.now()) })
  expect(sent).toEqual([decodeMessage(first).message])
  // A list before the handshake does not count.
  give(listOf())
  give(handshake())
  await settle()
  expect([sent.slice(1), asked, ready]).toEqual([[listOf(claim)], [known], {}])
  give(listOf())
  await settle()
  expect([ready, answer]).toEqual([{ is: "done" }, {}])
  expect(sent.slice(2)).toEqual([
    { type: "appRequest", value: { chainId, requestId: 1, deadline: 5_000_000_000n, appBytes } },
  ])
  give({ type: "appResponse", value: { chainId, requestId: 1, appBytes: Uint8Array.of(9) } })
  await settle()
  expect(answer).toEqual({ is: Uint8Array.of(9) })
  const refused = outcome(connection.request({ chainId, appBytes, timeout: 5_000 }))
  give({ type: "appError", value: { chainId, requestId: 3, errorCode: -5, errorMessage: "no" } })
  await settle()
  expect(refused).toMatchObject({ is: { code: "refused", refusal: { code: -5, text: "no" } } })
  connection.close()
})

test("a peer is asked for others after the handshake, and each list that it owes is passed on once", async () => {
  const lists: (readonly ClaimedIpPort[])[] = []
  let learn = () => {}
  const onPeers = (claims: readonly ClaimedIpPort[]) => {
    lists.push(claims)
    return new Promise<void>((resolve) => (learn = resolve))
  }
  const { connection, sent, give, handshake } = connect({ onPeers })
  await connection.askForPeers(known)
  give(handshake(), listOf(claim), listOf(claim, claim))
  expect(lists).toEqual([[claim]])
  sent.splice(0)
  const asked = outcome(connection.askForPeers(known))
  expect(sent).toEqual([{ type: "getPeerList", value: { knownPeers: known, allSubnets: true } }])
  give(listOf(claim, claim, claim))
  const later = outcome(connection.askForPeers(known))
  await settle()
  expect([lists.map(({ length }) => length), asked]).toEqual([[1, 3], {}])
  learn()
  await settle()
  expect([asked, later]).toEqual([{ is: "done" }, {}])
  give(listOf())
  learn()
  await settle()
  expect(later).toEqual({ is: "done" })
  give(listOf(claim))
  expect(lists.map(({ length }) => length)).toEqual([1, 3, 0])
  connection.close()
})

test("who does not want to learn of peers waits for the list alone", async () => {
  const { connection, give, shakeHands } = connect()
  shakeHands()
  const asked = outcome(connection.askForPeers(known))
  give(listOf(claim))
  await settle()
  expect(asked).toEqual({ is: "done" })
  connection.close()
})

test("a peer is told of others and its requests are answered after the handshake, not before", async () => {
  const answers: (PeerAnswer | undefined)[] = [
    { appBytes: Uint8Array.of(9) },
    { refusal: { code: -5, text: "no" } },
    undefined,
  ]
  const requests: IncomingRequest[] = []
  const answer = async (request: IncomingRequest) => {
    requests.push(request)
    return answers.shift()
  }
  const question: Message = { type: "getPeerList", value: { knownPeers: known, allSubnets: true } }
  const { connection, sent, give, handshake } = connect({ answer, peers: () => [claim] })
  give(question, requestOf(1), handshake(), question, requestOf(3))
  await settle()
  expect(sent.slice(1)).toEqual([listOf(claim)])
  give(listOf(), question, requestOf(5), requestOf(7), requestOf(9))
  await settle()
  expect(sent.slice(2)).toEqual([
    listOf(claim),
    { type: "appResponse", value: { chainId, requestId: 5, appBytes: Uint8Array.of(9) } },
    { type: "appError", value: { chainId, requestId: 7, errorCode: -5, errorMessage: "no" } },
  ])
  const expected = { nodeId: other.nodeId, chainId, appBytes, signal: expect.any(AbortSignal) }
  expect(requests).toEqual([5, 7, 9].map((requestId) => ({ ...expected, requestId })))
  connection.close()
})

test("a peer that asks for others is sent no list where there are none", () => {
  const { connection, give, shakeHands, types } = connect()
  shakeHands()
  give({ type: "getPeerList", value: { knownPeers: known, allSubnets: true } }, requestOf(1))
  expect(types()).toEqual(["handshake", "peerList"])
  connection.close()
})

test("a handshake is judged by the clock that is given", () => {
  const now = () => 1_000_000
  const early = connect({ now })
  early.give({ type: "handshake", value: makeHandshake({ identity: other, networkId }, 1_000_000 + 61_000) })
  expect(early.ends).toMatchObject([{ code: "handshake", message: expect.stringMatching("61 seconds off") }])
  expect(early.sent).toMatchObject([{ value: { myTime: 1_000n } }])
})
