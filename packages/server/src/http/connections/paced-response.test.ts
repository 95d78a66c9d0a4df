import { once } from "node:events"
import { createServer, get, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import { afterEach, expect, test, vi } from "vitest"
import { PacedResponse, pieceBytes, TurnBytes } from "./paced-response.ts"

let server: Server
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

/** A server that sends a body, with its queued turns and the reported unsent bytes. */
async function serving(body: string | Uint8Array, hasRoom: () => boolean) {
  const turns: (() => void)[] = []
  const unsent: number[] = []
  let begun = 0
  server = createServer({ ServerResponse: PacedResponse }, (_, response) => {
    response.pacing = {
      hasRoom,
      turn: (begin) => turns.push(begin),
      begins: () => {
        begun += 1
      },
      unsent: (bytes) => unsent.push(bytes),
    }
    response.end(body)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const ask = async (method = "GET") => {
    const [response] = await once(get({ host: "127.0.0.1", port, method }), "response")
    return response
  }
  return { ask, turns, unsent, begun: () => begun }
}

const large = Buffer.alloc(3 * pieceBytes + 1, "x")

test("a large body is handed over by pieces, each when its turn comes", async () => {
  const { ask, turns } = await serving(large, () => false)
  const response = ask()
  for (let piece = 0; piece < 4; piece++) {
    await vi.waitFor(() => expect(turns).toHaveLength(1), 20_000)
    turns.pop()?.()
  }
  const { headers } = await response
  expect([headers["content-length"], (await buffer(await response)).equals(large)]).toEqual([
    String(large.length),
    true,
  ])
  expect(turns).toEqual([])
})

test.each([
  ["a text", "ä".repeat(pieceBytes), Buffer.from("ä".repeat(pieceBytes))],
  ["a short one", "short", Buffer.from("short")],
])("%s is sent as it is where there is room", async (_, body, expected) => {
  const { ask, turns } = await serving(body, () => true)
  expect([(await buffer(await ask())).equals(expected), turns]).toEqual([true, []])
})

test("a short body waits for its turn where there is no room, and one that nobody is sent does not", async () => {
  const { ask, turns, begun } = await serving("short", () => false)
  const response = ask()
  await vi.waitFor(() => expect(turns).toHaveLength(1), 20_000)
  const begunBefore = begun()
  turns.pop()?.()
  expect(String(await buffer(await response))).toBe("short")
  expect([begunBefore, begun()]).toEqual([0, 1])
  expect([(await ask("HEAD")).statusCode, turns]).toEqual([200, []])
})

test("a caller who does not read is told of once, with what is left", async () => {
  const body = Buffer.alloc(64 * 2 ** 20)
  const { ask, unsent } = await serving(body, () => true)
  const response = await ask()
  response.pause()
  await vi.waitFor(() => expect(unsent).toHaveLength(1), 20_000)
  expect([unsent[0] !== undefined && unsent[0] < body.length, (unsent[0] as number) % pieceBytes]).toEqual([true, 0])
  response.destroy()
})

test("two pieces are written in an iteration of the event loop, or 32 small answers", () => {
  vi.useFakeTimers({ toFake: ["setImmediate"] })
  const taken = (bytes: TurnBytes, size: number) => Array.from({ length: 40 }, () => bytes.take(size)).filter(Boolean)
  const bytes = new TurnBytes()
  expect([taken(bytes, 10).length, taken(bytes, 10).length]).toEqual([32, 0])
  vi.runAllTimers()
  expect([taken(bytes, pieceBytes).length, vi.getTimerCount()]).toEqual([2, 1])
})
