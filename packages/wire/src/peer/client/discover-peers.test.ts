import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { AddressBook } from "../address/address-book.ts"
import { knows } from "../address/known-peers.ts"
import type { PeerConnection } from "../connection/peer-connection.ts"
import { PeerError } from "../errors/peer-error.ts"
import type { KnownPeers } from "../messages/handshake.ts"
import { discoverPeers } from "./discover-peers.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const place = (fill: number) => ({ nodeId: new Uint8Array(20).fill(fill), time: 1n })

/** A peer that sends so many new validators each time, and then nothing; the book knows one before. */
function discovering(
  counts: readonly number[],
  options: { quiet?: number; signal?: AbortSignal; error?: PeerError } = {},
) {
  const places = [place(0)]
  const left = [...counts]
  const asked: number[] = []
  const connection = {
    error: undefined as PeerError | undefined,
    askForPeers: (known: KnownPeers) => {
      asked.push(places.filter(knows(known)).length)
      const count = left.shift()
      if (count === undefined) return new Promise<void>(() => {})
      for (let at = 0; at < count; at++) places.push(place(places.length))
      connection.error = left.length === 0 ? options.error : undefined
      return Promise.resolve()
    },
  }
  const book = {
    places: () => places,
    get size() {
      return places.length
    },
  }
  const { quiet, signal = new AbortController().signal } = options
  const found = discoverPeers(connection as unknown as PeerConnection, book as unknown as AddressBook, {
    quiet,
    signal,
  })
  return { found, asked }
}

test("a peer is asked until it has sent nothing new for a second, and told each time who is known", async () => {
  const { found, asked } = discovering([15, 3])
  await vi.advanceTimersByTimeAsync(999)
  expect([asked, vi.getTimerCount()]).toEqual([[1, 16, 19], 1])
  await vi.advanceTimersByTimeAsync(1)
  expect([await found, vi.getTimerCount()]).toEqual([18, 0])
})

test("a list without anything new ends the search, as does the time that is given", async () => {
  const empty = discovering([15, 0, 7])
  expect([await empty.found, empty.asked.length]).toEqual([15, 2])
  const short = discovering([], { quiet: 20 })
  await vi.advanceTimersByTimeAsync(20)
  expect(await short.found).toBe(0)
})

test("a connection that ended, and who aborts, end the search with their reason", async () => {
  const error = new PeerError("unreachable", "gone")
  await expect(discovering([15, 3], { error }).found).rejects.toBe(error)
  const controller = new AbortController()
  const { found } = discovering([15], { signal: controller.signal })
  controller.abort("enough")
  await expect(found).rejects.toBe("enough")
})
