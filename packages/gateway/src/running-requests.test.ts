import { expect, test } from "vitest"
import { RunningRequests } from "./running-requests.ts"

const begun = (running: RunningRequests, address: string, count: number) =>
  Array.from({ length: count }, () => running.begin(address)).filter((end) => end !== undefined)

test("one address has a quarter of the requests that run, and one who has none begins one even where all run", () => {
  const running = new RunningRequests(8)
  const counts = ["a", "b", "c", "d", "e", "f"].map((address) => begun(running, address, 5).length)
  expect([counts, running.total]).toEqual([[2, 2, 2, 2, 1, 1], 10])
})

test("a request that has ended makes room, for its address and for all", () => {
  const running = new RunningRequests(4)
  const ends = ["a", "b", "c", "d"].flatMap((address) => begun(running, address, 1))
  expect(running.begin("a")).toBeUndefined()
  for (const end of ends) end()
  expect([running.total, begun(running, "a", 2).length]).toEqual([0, 1])
})
