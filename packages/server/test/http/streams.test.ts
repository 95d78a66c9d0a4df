import { createConnection } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { pino } from "pino"
import { afterEach, describe, expect, test } from "vitest"
import {
  EventStream,
  type OpenApiDocument,
  type RunningService,
  type ServerEvent,
  ServiceError,
  type ServiceOptions,
  startService,
} from "../../src/http/index.ts"
import type { AnyRequest } from "./support/shelf-service.ts"

const document: OpenApiDocument = {
  openapi: "3.1.0",
  info: { title: "Ticks", version: "1.0.0" },
  paths: {
    "/v1/ticks": {
      get: {
        operationId: "watchTicks",
        responses: {
          200: {
            description: "Ticks.",
            content: {
              "text/event-stream": {
                schema: {
                  type: "string",
                  contentMediaType: "text/event-stream",
                  contentSchema: { type: "object", required: ["at"], properties: { at: { type: "integer" } } },
                },
              },
            },
          },
        },
      },
    },
  },
}

type Watch = (request: AnyRequest & { readonly lastEventId: string | undefined }) => Promise<EventStream>

const running: RunningService[] = []
const lines: Record<string, unknown>[] = []
afterEach(async () => {
  lines.length = 0
  await Promise.all(running.splice(0).map((service) => service.close()))
})

async function watch(watchTicks: Watch, options: Partial<ServiceOptions<undefined>> = {}): Promise<string> {
  const logger = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) })
  const handlers = { watchTicks: (request: never) => watchTicks(request) }
  const service = await startService({
    ...{ document, handlers, services: undefined, messages: "text", logger, port: 0, checkResponses: true },
    ...options,
  })
  running.push(service)
  return `${service.url}/v1/ticks`
}

const tick = (at: number): ServerEvent => ({ id: String(at), event: "tick", data: { at } })

async function* few(): AsyncGenerator<ServerEvent> {
  yield tick(1)
  yield tick(2)
}

/** Nothing but an end, when the caller is gone or the service stops. */
async function* quiet({ signal }: { readonly signal: AbortSignal }): AsyncGenerator<ServerEvent> {
  await new Promise((resolve) => signal.addEventListener("abort", resolve))
}

async function reading(response: Response): Promise<ReadableStreamDefaultReader<string>> {
  return (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(new TextDecoderStream()).getReader()
}

describe("a stream", () => {
  test("is the events of its handler, which nobody on the way is to keep, compress or hold back", async () => {
    const response = await fetch(await watch(async () => new EventStream(few())))
    expect({
      status: response.status,
      type: response.headers.get("content-type"),
      keep: response.headers.get("cache-control"),
      buffering: response.headers.get("x-accel-buffering"),
      etag: response.headers.get("etag"),
      text: await response.text(),
    }).toEqual({
      status: 200,
      type: "text/event-stream",
      keep: "no-store, no-transform",
      buffering: "no",
      etag: null,
      text: 'retry: 2000\n\nevent: tick\nid: 1\ndata: {"at":1}\n\nevent: tick\nid: 2\ndata: {"at":2}\n\n',
    })
  })

  test("has a comment when nothing happens", async () => {
    const response = await fetch(await watch(async (request) => new EventStream(quiet(request)), { heartbeat: 10 }))
    const reader = await reading(response)
    let text = ""
    while (text.length < 19) text += (await reader.read()).value
    expect(text.slice(0, 19)).toBe("retry: 2000\n\n:\n\n:\n\n")
    await reader.cancel()
  })

  test("tells its handler which event its caller has", async () => {
    const url = await watch(async ({ lastEventId }) => {
      if (lastEventId !== undefined) throw new ServiceError(404, `after ${lastEventId}`)
      return new EventStream(few())
    })
    const again = await fetch(url, { headers: { "last-event-id": "7" } })
    expect([(await fetch(url)).status, again.status, (await again.json()).message]).toEqual([200, 404, "after 7"])
  })

  test("has no body and takes no place where only its headers are asked for", async () => {
    const url = await watch(async (request) => new EventStream(quiet(request)), { connections: { maxStreams: 0 } })
    const response = await fetch(url, { method: "HEAD" })
    expect([response.status, await response.text()]).toEqual([200, ""])
  })

  test("is logged as what it is, however it ends", async () => {
    const response = await fetch(await watch(async (request) => new EventStream(quiet(request))))
    await response.body?.cancel()
    await expect.poll(() => lines, { timeout: 20_000 }).toHaveLength(1)
    expect(lines).toEqual([
      {
        ...{ level: 30, msg: "request", requestId: expect.any(String) },
        ...{ method: "GET", route: "/v1/ticks", status: 200, ms: expect.any(Number) },
      },
    ])
  })

  test("that fails is cut, so that its caller comes again, and is logged", async () => {
    const url = await watch(async () => {
      async function* broken() {
        yield tick(1)
        throw new Error("the store is gone")
      }
      return new EventStream(broken())
    })
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow()
    expect(lines.find(({ msg }) => msg === "a stream failed")).toMatchObject({ err: { message: "the store is gone" } })
  })

  test("whose event breaks the document is cut where answers are checked", async () => {
    async function* wrong(): AsyncGenerator<ServerEvent> {
      yield { ...tick(1), data: { at: "one" } }
    }
    const url = await watch(async () => new EventStream(wrong()))
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow()
    expect(lines.find(({ msg }) => msg === "a stream failed")).toMatchObject({
      err: { type: "ResponseError", violations: ["at must be an integer, not 'one'"] },
    })
  })
})

describe("as many streams as may be", () => {
  const open = async (url: string) => {
    const response = await fetch(url)
    return { status: response.status, retryAfter: response.headers.get("retry-after"), response }
  }

  test.each([
    ["in all", { maxStreams: 2 }, "There are 2 streams already, as many as may be"],
    ["to an address", { maxStreamsPerAddress: 2 }, "There are 2 streams to this address already, as many as may be"],
  ])("%s leave no place for another, until one of them ends", async (_, connections, message) => {
    const url = await watch(async (request) => new EventStream(quiet(request)), { connections })
    const two = [await open(url), await open(url)]
    const third = await open(url)
    expect([...two.map(({ status }) => status), third.status, third.retryAfter]).toEqual([200, 200, 503, "30"])
    expect((await third.response.json()).message).toBe(message)
    await two[0]?.response.body?.cancel()
    const status = () => open(url).then(async ({ status, response }) => [status, await response.body?.cancel()][0])
    await expect.poll(status, { timeout: 20_000 }).toBe(200)
    await two[1]?.response.body?.cancel()
    const metrics = await (await fetch(new URL("/metrics", url))).text()
    expect(metrics).toMatch(/^serac_http_streams_refused_total [1-9]/m)
    await expect
      .poll(async () => /^serac_http_streams (\d+)/m.exec(await (await fetch(new URL("/metrics", url))).text())?.[1], {
        timeout: 20_000,
      })
      .toBe("0")
  })
})

describe("a slow caller", () => {
  /** A caller who reads the beginning and then nothing more. */
  async function stalled(url: string): Promise<import("node:net").Socket> {
    const { hostname, port } = new URL(url)
    const socket = createConnection(Number(port), hostname)
    socket.on("error", () => {})
    socket.write(`GET /v1/ticks HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)
    await new Promise((resolve) => socket.once("data", resolve))
    socket.pause()
    return socket
  }

  test("has no more made for him than a connection holds, and is cut when he reads nothing for long", async () => {
    let made = 0
    const padding = "x".repeat(10_000)
    let ended = false
    async function* endless(): AsyncGenerator<ServerEvent> {
      try {
        for (;;) {
          made += 1
          yield { ...tick(made), data: { at: made, padding } }
        }
      } finally {
        ended = true
      }
    }
    const url = await watch(async () => new EventStream(endless()), { connections: { idleTimeout: 300 } })
    const socket = await stalled(url)
    const settled = async () => {
      const before = made
      await sleep(20)
      return made === before
    }
    await expect.poll(settled, { timeout: 20_000 }).toBe(true)
    // What the kernel's buffers of both ends take, and not what would have been made meanwhile.
    expect(made * padding.length).toBeLessThan(32 * 2 ** 20)
    await expect.poll(() => ended, { timeout: 20_000 }).toBe(true)
    socket.destroy()
  })
})

describe("a service that stops", () => {
  test("ends its streams at once and in good order", async () => {
    const url = await watch(async (request) => new EventStream(quiet(request)), { shutdownGrace: 60_000 })
    const responses = await Promise.all([fetch(url), fetch(url)])
    const texts = Promise.all(responses.map((response) => response.text()))
    await Promise.all(running.splice(0).map((service) => service.close()))
    expect(await texts).toEqual(["retry: 2000\n\n", "retry: 2000\n\n"])
  })

  test("does not wait for connections on which nothing was ever sent", async () => {
    const { hostname, port } = new URL(await watch(async () => new EventStream(few()), { shutdownGrace: 60_000 }))
    const socket = createConnection(Number(port), hostname)
    await new Promise((resolve) => socket.once("connect", resolve))
    const closed = new Promise((resolve) => socket.once("close", resolve))
    socket.resume()
    await Promise.all(running.splice(0).map((service) => service.close()))
    await closed
  })
})
