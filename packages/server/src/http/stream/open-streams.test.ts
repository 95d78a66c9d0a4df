import { expect, test } from "vitest"
import { OpenStreams } from "./open-streams.ts"

/** Streams that record by number which of them were ended. */
function streamsOf(limits: { readonly maxStreams?: number; readonly maxStreamsPerAddress?: number }) {
  const streams = new OpenStreams(limits)
  const ended: number[] = []
  let count = 0
  const take = (address: string, keyId?: string) => {
    const number = ++count
    return streams.take({ address, keyId }, () => ended.push(number))
  }
  return { take, ended }
}

test("addresses of one IPv6 network have one share, and so have all who send one key", () => {
  const { take } = streamsOf({ maxStreamsPerAddress: 2 })
  for (const address of ["2001:db8:1:2::1", "2001:db8:1:2::2"]) take(address)
  expect(() => take("2001:db8:1:2::3")).toThrow("There are 2 streams to this address already, as many as may be")
  for (const address of ["192.0.2.1", "192.0.2.2"]) take(address, "abcd1234")
  expect(() => take("192.0.2.3", "abcd1234")).toThrow("There are 2 streams with this key already, as many as may be")
  expect(() => take("192.0.2.3", "efgh5678")).not.toThrow()
})

test("where all are open, who has the most loses the oldest to one who has fewer, and nobody to one who would have as many", () => {
  const { take, ended } = streamsOf({ maxStreams: 3 })
  const gives = [take("192.0.2.1"), take("192.0.2.2", "abcd1234"), take("192.0.2.2", "abcd1234")]
  take("192.0.2.3")
  expect(ended).toEqual([2])
  expect(() => take("192.0.2.4")).toThrow("There are 3 streams already, as many as may be")
  // A stream that lost its place releases none.
  gives[1]?.()
  expect(() => take("192.0.2.4")).toThrow("There are 3 streams already, as many as may be")
  gives[2]?.()
  expect(() => take("192.0.2.4")).not.toThrow()
})
