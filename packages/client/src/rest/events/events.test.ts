import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { createRestCore } from "../core.ts"
import type { RestOperation } from "../operation.ts"
import { createEvents } from "./events.ts"

const operation: RestOperation = {
  id: "watch",
  method: "GET",
  path: "/v1/ticks",
  query: ["after"],
  accept: "text/event-stream",
  result: "text",
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const type = { "content-type": "text/event-stream; charset=utf-8" }

/** A stream of pieces that then ends, breaks, or stays open. */
function stream(pieces: readonly string[], end: "ends" | "breaks" | "stays" = "ends"): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
    },
    pull(controller) {
      if (end === "ends") controller.close()
      if (end === "breaks") controller.error(new TypeError("terminated"))
    },
    cancel: () => {
      cancelled += 1
    },
  })
  return new Response(body, { headers: type })
}
let cancelled = 0
beforeEach(() => {
  cancelled = 0
})

/** A `fetch` with scripted answers in order, and its requests. */
function serving(...answers: readonly (Response | Error)[]) {
  const asked: { readonly url: string; readonly id: string | undefined; readonly at: number }[] = []
  const began = Date.now()
  const core = createRestCore({
    baseUrl: "https://data.example",
    retry: false,
    fetch: async (url, { headers }) => {
      asked.push({ url: url.replace("https://data.example", ""), id: headers["last-event-id"], at: Date.now() - began })
      const answer = answers[asked.length - 1] ?? stream([], "stays")
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { core, asked }
}

async function take<Data>(events: AsyncIterable<Data>, count: number): Promise<Data[]> {
  const all: Data[] = []
  for await (const event of events) {
    all.push(event)
    if (all.length === count) break
  }
  return all
}

/** Advances the time until the work is done. */
async function passing<Result>(work: Promise<Result>): Promise<Result> {
  let done = false
  const end = () => {
    done = true
  }
  work.then(end, end)
  while (!done) await vi.advanceTimersByTimeAsync(100)
  return work
}

describe("events", () => {
  test("are what each holds, and leaving the loop closes the connection", async () => {
    const { core, asked } = serving(stream(['id: 1\ndata: {"at":1}\n', '\nid: 2\ndata: {"at":2}\n\n'], "stays"))
    const events = createEvents<{ at: number }>(core, operation, { after: "0" })
    expect(asked).toEqual([])
    expect(await take(events, 2)).toEqual([{ at: 1 }, { at: 2 }])
    expect([asked.map(({ url }) => url), cancelled]).toEqual([["/v1/ticks?after=0"], 1])
  })

  test("go on after the last one that came whole when the connection ends, breaks or cannot be made", async () => {
    const { core, asked } = serving(
      stream(["retry: 1000\n\nid: 1\ndata: 1\n\n"]),
      new TypeError("fetch failed"),
      new Response("", { status: 503 }),
      stream(["id: 2\ndata: 2\n\nid: 3\ndata:"], "breaks"),
      stream(["id: 3\ndata: 3\n\n"]),
    )
    expect(await passing(take(createEvents(core, operation), 3))).toEqual([1, 2, 3])
    expect(asked.map(({ id }) => id)).toEqual([undefined, "1", "1", "1", "2"])
  })

  test("wait as long as the server says, longer each time that nothing comes", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0)
    const nothing = () => stream([])
    const { core, asked } = serving(
      stream(["retry: 1000\n\ndata: 1\n\n"]),
      ...[nothing(), nothing(), nothing(), nothing(), nothing(), nothing()],
      stream(["data: 2\n\n"]),
      stream(["data: 3\n\n"]),
    )
    expect(await passing(take(createEvents(core, operation), 3))).toEqual([1, 2, 3])
    const waits = asked.map(({ at }, index) => Math.round((at - (asked[index - 1]?.at ?? 0)) / 1000))
    expect(waits).toEqual([0, 1, 2, 4, 8, 16, 30, 30, 1])
  })

  test("of a connection that is silent for a minute come from another one", async () => {
    const { core, asked } = serving(stream(["id: 1\ndata: 1\n\n"], "stays"), stream(["data: 2\n\n"]))
    expect(await passing(take(createEvents(core, operation), 2))).toEqual([1, 2])
    expect([cancelled, asked.map(({ id }) => id)]).toEqual([1, [undefined, "1"]])
    expect(asked[1]?.at).toBeGreaterThanOrEqual(60_000)
  })

  test("end with the reason of the signal, wherever they are", async () => {
    for (const answers of [[stream([], "stays")], [stream([])]]) {
      const { core } = serving(...answers)
      const controller = new AbortController()
      const work = take(createEvents(core, operation, {}, { signal: controller.signal }), 1)
      setTimeout(() => controller.abort(new Error("enough")), 500)
      await expect(passing(work)).rejects.toThrow("enough")
    }
  })

  test.each([
    ["the first connection cannot be made", [new TypeError("fetch failed")], "ConnectionError"],
    ["the first request is refused", [new Response("{}", { status: 503 })], "ServiceUnavailableError"],
    ["a later one is refused for good", [stream([]), new Response("{}", { status: 404 })], "NotFoundError"],
    [
      "a later one says not to come again",
      [stream([]), new Response("{}", { status: 503, headers: { "x-should-retry": "false" } })],
      "ServiceUnavailableError",
    ],
    [
      "the answer is no stream",
      [new Response("{}", { headers: { "content-type": "application/json" } })],
      "InvalidResponseError",
    ],
    ["an event holds no JSON", [stream(["data: {\n\n"])], "InvalidResponseError"],
  ])("fail where %s", async (_, answers, name) => {
    const { core } = serving(...answers)
    await expect(passing(take(createEvents(core, operation), 1))).rejects.toMatchObject({ name })
  })

  test("end where the server says that there are no more", async () => {
    const { core, asked } = serving(stream(["data: 1\n\n"]), new Response(null, { status: 204 }))
    expect(await passing(take(createEvents(core, operation), 9))).toEqual([1])
    expect(asked).toHaveLength(2)
  })

  test("are a stream of their own for each who iterates", async () => {
    const { core, asked } = serving(stream(["data: 1\n\n"]), stream(["data: 1\n\n"]))
    const events = createEvents(core, operation)
    expect([await take(events, 1), await take(events, 1), asked.length]).toEqual([[1], [1], 2])
  })
})
