import { getEventListeners } from "node:events"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { PeerError } from "../errors/peer-error.ts"
import { type OutgoingRequest, PendingRequests } from "./pending-requests.ts"
import { RequestNumbers } from "./request-numbers.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }))
afterEach(() => void vi.useRealTimers())

const [chainId, otherChain] = [new Uint8Array(32).fill(7), new Uint8Array(32).fill(8)]

/** Requests of a connection with room for two requests on their way and three that wait, and what became of them. */
function requesting({
  isOpen = true,
  given = new RequestNumbers(),
}: {
  isOpen?: boolean
  given?: Pick<RequestNumbers, "next">
} = {}) {
  const sent: (readonly [number: number, name: number | undefined, left: number])[] = []
  const outcomes: Record<number, unknown> = {}
  const requests = new PendingRequests(
    (number, { appBytes }, left) => void sent.push([number, appBytes[0], left]),
    { requestsInFlight: 2, requestsWaiting: 3 },
    Date.now,
    given,
  )
  if (isOpen) requests.open()
  const request = (name: number, given: Partial<OutgoingRequest> = {}) =>
    void requests.request({ chainId, appBytes: Uint8Array.of(name), timeout: 1_000, ...given }).then(
      (bytes) => (outcomes[name] = bytes),
      (error) => (outcomes[name] = error instanceof PeerError ? [error.code, error.message] : error),
    )
  const answer = (number: number, chain = chainId) =>
    requests.answered(chain, number, { appBytes: Uint8Array.of(number) })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { requests, sent, outcomes, request, answer, settle, numbers: () => sent.map(([number]) => number) }
}

const answered = (number: number) => Uint8Array.of(number)

test("requests are sent in their order, as many at a time as may be, and as many more wait", async () => {
  const { requests, sent, outcomes, request, answer, settle } = requesting({ isOpen: false })
  for (const name of [1, 2, 3, 4]) request(name)
  await settle()
  expect([sent, outcomes]).toEqual([[], { 4: ["busy", "3 requests wait for the peer already"] }])
  vi.setSystemTime(Date.now() + 300)
  requests.open()
  expect(sent).toEqual([
    [1, 1, 700],
    [3, 2, 700],
  ])
  answer(3)
  await settle()
  expect([sent.slice(2), outcomes]).toEqual([[[5, 3, 700]], { 2: answered(3), 4: expect.anything() }])
  for (const name of [5, 6, 7, 8]) request(name)
  await settle()
  expect([sent.length, Object.keys(outcomes)]).toEqual([3, ["2", "4", "8"]])
})

test("a request has its time from when it was made, and none is left where the clock went on", async () => {
  const { requests, sent, outcomes, request, settle } = requesting({ isOpen: false })
  request(1)
  request(2)
  vi.setSystemTime(Date.now() + 1_000)
  requests.open()
  vi.setSystemTime(Date.now() + 1)
  expect(sent).toEqual([
    [1, 1, 0],
    [3, 2, 0],
  ])
  request(3)
  requests.close(new PeerError("closed", "gone"))
  await settle()
  expect([outcomes, vi.getTimerCount()]).toEqual([
    { 1: ["closed", "gone"], 2: ["closed", "gone"], 3: ["closed", "gone"] },
    0,
  ])
  request(4)
  await settle()
  expect([outcomes[4], sent.length]).toEqual([["closed", "gone"], 2])
})

test("a request without an answer is silent when its time is up, whether it was sent or waits, and the next takes its place", async () => {
  const { sent, outcomes, request, answer, settle } = requesting()
  request(1)
  request(2, { timeout: 5_000 })
  request(3, { timeout: 999 })
  request(4, { timeout: 5_000 })
  await vi.advanceTimersByTimeAsync(999)
  expect(outcomes).toEqual({ 3: ["silent", "The peer did not answer within 999 ms"] })
  await vi.advanceTimersByTimeAsync(1)
  expect([sent, outcomes[1]]).toEqual([
    [
      [1, 1, 1_000],
      [3, 2, 5_000],
      [5, 4, 4_000],
    ],
    ["silent", "The peer did not answer within 1000 ms"],
  ])
  answer(3)
  answer(5)
  await settle()
  expect([outcomes[2], outcomes[4], vi.getTimerCount()]).toEqual([answered(3), answered(5), 0])
})

test("who aborts gets the reason, whether the request was sent or waits, and others their answers", async () => {
  const { sent, outcomes, request, answer, settle } = requesting()
  const [second, third] = [new AbortController(), new AbortController()]
  request(1)
  request(2, { signal: second.signal })
  request(3, { signal: third.signal })
  request(4)
  third.abort("third")
  second.abort("second")
  request(5, { signal: second.signal })
  await settle()
  expect([sent.map(([, name]) => name), outcomes]).toEqual([[1, 2, 4], { 2: "second", 3: "third", 5: "second" }])
  answer(1)
  answer(5)
  await settle()
  expect(outcomes).toMatchObject({ 1: answered(1), 4: answered(5) })
  const listeners = [second, third].flatMap(({ signal }) => getEventListeners(signal, "abort"))
  expect([listeners, vi.getTimerCount()]).toEqual([[], 0])
})

test("a signal that is not aborted has no listener when the answer is there", async () => {
  const { request, answer, settle } = requesting()
  const { signal } = new AbortController()
  request(1, { signal })
  answer(1)
  await settle()
  expect([getEventListeners(signal, "abort"), vi.getTimerCount()]).toEqual([[], 0])
})

test("an answer is for a request that was made, of its chain, and comes once", async () => {
  const { outcomes, request, answer, settle } = requesting()
  request(1)
  expect(() => answer(3)).toThrow(new PeerError("protocol", "The peer answered request 3, which nobody made"))
  expect(() => answer(1, otherChain)).toThrow(
    new PeerError("protocol", "The peer answered request 1 for another chain"),
  )
  await settle()
  expect(outcomes).toEqual({})
  answer(1)
  await settle()
  expect(outcomes).toEqual({ 1: answered(1) })
  expect(() => answer(1)).toThrow("which nobody made")
})

test("one late answer to each of the last 1,024 requests that were given up is dropped", async () => {
  const { requests, request, answer, settle } = requesting()
  for (let name = 0; name < 1_025; name++) {
    const controller = new AbortController()
    request(name, { signal: controller.signal })
    controller.abort("enough")
  }
  await settle()
  expect(() => answer(1)).toThrow("The peer answered request 1, which nobody made")
  answer(3)
  expect(() => answer(3)).toThrow("The peer answered request 3, which nobody made")
  answer(2 * 1_025 - 1)
  requests.close(new Error("over"))
})

test("the number of a request whose answer may still come is not given again, and others are", () => {
  const lowest = { next: (isTaken: (number: number) => boolean) => [1, 3, 5, 7].find((one) => !isTaken(one)) as number }
  const { request, numbers, answer } = requesting({ given: lowest })
  const controller = new AbortController()
  request(1)
  request(2, { signal: controller.signal })
  controller.abort("enough")
  request(3)
  answer(1)
  request(4)
  answer(3)
  answer(5)
  request(5)
  expect(numbers()).toEqual([1, 3, 5, 1, 3])
})

test("what a peer says when it refuses is kept to 1,000 characters", async () => {
  const refusal = async (text: string) => {
    const { requests } = requesting()
    const asked = requests.request({ chainId, appBytes: chainId, timeout: 1_000 })
    requests.answered(chainId, 1, { refusal: { code: -5, text } })
    const error = await asked.catch((thrown: unknown) => thrown)
    return error instanceof PeerError && [error.code, error.message, error.refusal]
  }
  const [most, more] = ["n".repeat(1_000), `${"n".repeat(1_000)}o`]
  expect(await refusal(most)).toEqual(["refused", `The peer refuses (-5): ${most}`, { code: -5, text: most }])
  expect(await refusal(more)).toEqual(["refused", `The peer refuses (-5): ${most}…`, { code: -5, text: `${most}…` }])
})
