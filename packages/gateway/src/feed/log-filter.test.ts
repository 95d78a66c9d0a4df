import { expect, test } from "vitest"
import { logFilterOf, readLogs, takesLog } from "./log-filter.ts"

const log = { address: "0xa", topics: ["0x1", "0x2"], text: "" }

test("a log is taken where its address is one of those wanted, and each place of topics has one of those wanted there", () => {
  const takes = (addresses: string[], ...topics: string[][]) =>
    takesLog({ addresses, topics } as unknown as Parameters<typeof takesLog>[0], log)
  expect([takes([]), takes(["0xa"]), takes(["0xb", "0xa"]), takes(["0xb"])]).toEqual([true, true, true, false])
  expect([takes([], ["0x1"]), takes([], [], ["0x3", "0x2"]), takes([], ["0x2"]), takes([], ["0x1"], ["0x1"])]).toEqual([
    ...[true, true, false, false],
  ])
  // A place that is wanted has to be there, whatever is in it.
  expect([takes([], [], []), takes([], [], [], [])]).toEqual([true, false])
})

test("filters that take the same are the same, and have as many places as nodes accept", () => {
  const filter = { addresses: ["0xb", "0xa", "0xb"], topics: [["0x2", "0x1"], [], ["0x3", "0x3"], []] }
  expect(logFilterOf(filter as unknown as Parameters<typeof logFilterOf>[0])).toEqual({
    addresses: ["0xa", "0xb"],
    topics: [["0x1", "0x2"], [], ["0x3"], []],
  })
  expect(() => logFilterOf({ addresses: [], topics: [[], [], [], [], []] })).toThrow("exceed max topics")
})

test("logs are read in lower case, each with its own text", () => {
  expect(readLogs('[{"address":"0xAB","topics":["0xC"], "n":1.0}, {"address":"0x1","topics":[]}]')).toEqual([
    { address: "0xab", topics: ["0xc"], text: '{"address":"0xAB","topics":["0xC"], "n":1.0}' },
    { address: "0x1", topics: [], text: '{"address":"0x1","topics":[]}' },
  ])
  for (const none of ["null", "{}", "7", '[{"topics":[]}]', "[null]"]) expect(() => readLogs(none)).toThrow(TypeError)
})
