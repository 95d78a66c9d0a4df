import { expect, test } from "vitest"
import { maxReceivedBytes, sendCall } from "./send-call.ts"
import { withKey } from "./with-key.ts"

const request = { method: "GET", url: "http://a.example/b", headers: {} }
const options = (answer: () => Response) => {
  const calls: [string, RequestInit][] = []
  let clock = 0
  return {
    calls,
    fetch: (async (url: string, init: RequestInit) => {
      calls.push([url, init])
      return answer()
    }) as typeof fetch,
    signal: new AbortController().signal,
    now: () => (clock += 7),
  }
}

test("an answer has its status, its headers, those of limits first, its time and its text", async () => {
  const headers = { "content-type": "application/json", "ratelimit-remaining": "3" }
  const world = options(() => new Response('{"a":1}', { status: 404, headers }))
  expect(await sendCall(request, false, world)).toEqual({
    status: 404,
    headers: [
      ["ratelimit-remaining", "3"],
      ["content-type", "application/json"],
    ],
    milliseconds: 7,
    text: '{"a":1}',
    bytes: 7,
    isCut: false,
  })
})

test("a key is sent in its place, and no redirect is followed with it", async () => {
  const world = options(() => new Response(""))
  const place = { in: "header", name: "X-Key", description: "", prefix: "" } as const
  await sendCall(withKey(request, place, "k"), true, world)
  await sendCall(withKey(request, { ...place, in: "query", name: "key" }, "a b"), true, world)
  await sendCall(request, false, world)
  expect(
    world.calls.map(([url, { headers, redirect, credentials }]) => ({ url, headers, redirect, credentials })),
  ).toEqual([
    { url: "http://a.example/b", headers: { "x-key": "k" }, redirect: "error", credentials: "omit" },
    { url: "http://a.example/b?key=a%20b", headers: {}, redirect: "error", credentials: "omit" },
    { url: "http://a.example/b", headers: {}, redirect: "follow", credentials: "omit" },
  ])
})

test("an answer without an end is read up to a bound, and then no more", async () => {
  let isCancelled = false
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000_000).fill(97)),
    cancel: () => {
      isCancelled = true
    },
  })
  const { bytes, isCut, text } = await sendCall(
    request,
    false,
    options(() => new Response(body)),
  )
  expect({ bytes, isCut, isCancelled, length: text.length }).toEqual({
    bytes: maxReceivedBytes,
    isCut: true,
    isCancelled: true,
    length: maxReceivedBytes,
  })
})

test("what came until it was stopped is kept", async () => {
  const stopping = new AbortController()
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("data: 1\n\n"))
      stopping.signal.addEventListener("abort", () => controller.error(stopping.signal.reason))
    },
  })
  const world = { ...options(() => new Response(body)), signal: stopping.signal, onText: () => stopping.abort() }
  expect(await sendCall(request, false, world)).toMatchObject({ text: "data: 1\n\n", isCut: true })
})
