import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { AppAnswers, type AppHandler, type IncomingRequest } from "./app-answers.ts"
import type { PeerAnswer } from "./pending-requests.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const [nodeId, chainId, appBytes] = [new Uint8Array(20).fill(1), new Uint8Array(32).fill(7), Uint8Array.of(1)]

/** Answers to a peer's requests, two at a time, by hand or by the given handler. */
function answering(handler?: AppHandler) {
  const requests: (IncomingRequest & { readonly reply: (answer?: PeerAnswer) => void })[] = []
  const byHand: AppHandler = (request) => new Promise((reply) => requests.push({ ...request, reply }))
  const answers = new AppAnswers(nodeId, handler ?? byHand, 2)
  const replies: (readonly [requestId: number, answer: PeerAnswer])[] = []
  const take = (requestId: number, milliseconds = 1_000) =>
    answers.take({ chainId, requestId, appBytes, deadline: BigInt(milliseconds) * 1_000_000n }, (answer) =>
      replies.push([requestId, answer]),
    )
  return { answers, requests, replies, take, settle: () => vi.advanceTimersByTimeAsync(0) }
}

test("as many requests of a peer are answered at a time as may be, and more are throttled", async () => {
  const { requests, replies, take, settle } = answering()
  for (const requestId of [1, 3, 5]) take(requestId)
  expect(replies).toEqual([[5, { refusal: { code: -4, text: "throttled" } }]])
  const { reply: _, ...request } = requests[0] as (typeof requests)[0]
  expect(request).toEqual({ nodeId, chainId, requestId: 1, appBytes, signal: expect.any(AbortSignal) })
  requests[0]?.reply({ appBytes })
  await settle()
  take(7)
  requests[1]?.reply()
  requests[2]?.reply({ refusal: { code: 9, text: "no" } })
  await settle()
  expect(replies.slice(1)).toEqual([
    [1, { appBytes }],
    [7, { refusal: { code: 9, text: "no" } }],
  ])
  expect([requests.map(({ signal }) => signal.aborted), vi.getTimerCount()]).toEqual([[false, false, false], 0])
})

test("an answer is given up by the deadline of its request, and after 10 s at the latest; it is not sent later", async () => {
  const { requests, replies, take, settle } = answering()
  take(1, 500)
  take(3, 60_000)
  const aborted = () => requests.map(({ signal }) => signal.aborted)
  vi.advanceTimersByTime(499)
  expect(aborted()).toEqual([false, false])
  vi.advanceTimersByTime(1)
  expect(aborted()).toEqual([true, false])
  vi.advanceTimersByTime(9_499)
  expect(aborted()).toEqual([true, false])
  vi.advanceTimersByTime(1)
  expect(aborted()).toEqual([true, true])
  for (const { reply } of requests) reply({ appBytes })
  await settle()
  expect(replies).toEqual([])
})

test("a handler that fails answers that something unexpected happened, and leaves its place", async () => {
  const { replies, take, settle } = answering(() => Promise.reject(new Error("the disk is full")))
  for (const requestId of [1, 3]) take(requestId)
  await settle()
  take(5)
  await settle()
  const refusal = { code: -1, text: "unexpected error" }
  expect(replies).toEqual([1, 3, 5].map((requestId) => [requestId, { refusal }]))
})

test("closing aborts what is under way", () => {
  const { answers, requests, take } = answering()
  for (const requestId of [1, 3]) take(requestId)
  answers.close()
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true])
})
