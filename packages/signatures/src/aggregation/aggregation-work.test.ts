import { expect, test } from "vitest"
import { bytesOfHex } from "../hex.ts"
import { readUnsignedMessage } from "../messages/read-message.ts"
import type { AggregationRequest } from "../signature-aggregator.ts"
import { AggregationWork } from "./aggregation-work.ts"

const messageOf = (last: string) => readUnsignedMessage(bytesOfHex(`000000000001${"05".repeat(32)}00000001${last}`))
const request: AggregationRequest = {
  message: messageOf("99"),
  justification: new Uint8Array(),
  quorum: 67,
  buffer: 0,
  pChainHeight: 0n,
}
const other = new Uint8Array(32).fill(1)

test.each<[string, Partial<AggregationRequest>]>([
  ["message", { message: messageOf("98") }],
  ["justification", { justification: other }],
  ["quorum", { quorum: 66 }],
  ["buffer", { buffer: 1 }],
  ["height", { pChainHeight: 7n }],
  ["signing subnet", { signingSubnetID: other }],
  ["blockchain that judges", { verifyingChainID: other }],
  ["wish to hear refusals", { hearsRefusals: true }],
])("a request with another %s is another aggregation, and an equal one is not", async (_, difference) => {
  const work = new AggregationWork({ maxAggregations: 9 })
  const { signal } = new AbortController()
  let begun = 0
  const begin = async () => Uint8Array.of(++begun)
  const answers = [request, { ...request }, { ...request, ...difference }].map((one) => work.run(one, signal, begin))
  expect((await Promise.all(answers)).map(([first]) => first)).toEqual([1, 1, 2])
})

test("a caller begins a quarter of all aggregations, shares those of others, and begins more when its own end", async () => {
  const work = new AggregationWork({ maxAggregations: 8 })
  const { signal } = new AbortController()
  const ends: (() => void)[] = []
  const run = (caller: string | undefined, quorum: number) =>
    work
      .run({ ...request, quorum, caller }, signal, () => new Promise((resolve) => ends.push(() => resolve(other))))
      .then(
        () => "signed",
        (error) => error.code,
      )
  const first = [1, 2, 3].map((quorum) => run("a", quorum))
  const others = [run("b", 4), run("a", 4), run(undefined, 5), run(undefined, 6), run(undefined, 7)]
  expect(await first[2]).toBe("busy")
  for (const end of ends) end()
  expect([await Promise.all(first), await Promise.all(others)]).toEqual([
    ["signed", "signed", "busy"],
    Array(5).fill("signed"),
  ])
  const again = run("a", 8)
  ends.at(-1)?.()
  expect(await again).toBe("signed")
})

test("as many aggregations run at a time as may be, whoever begins them, and a caller begins one at least", async () => {
  const work = new AggregationWork({ maxAggregations: 2 })
  const { signal } = new AbortController()
  const ends: (() => void)[] = []
  const run = (quorum: number, caller?: string) =>
    work
      .run({ ...request, quorum, caller }, signal, () => new Promise((resolve) => ends.push(() => resolve(other))))
      .then(
        () => "signed",
        ({ code, message }) => [code, message],
      )
  const first = [run(1, "a"), run(2)]
  const busy = ["busy", "this service aggregates too many signatures at once"]
  expect([await run(3), await run(3, "b")]).toEqual([busy, busy])
  for (const end of ends) end()
  expect(await Promise.all(first)).toEqual(["signed", "signed"])
})

test("an aggregation ends with its last caller's signal, or when all are closed", async () => {
  const work = new AggregationWork({ maxAggregations: 2 })
  const aborted: unknown[] = []
  const run = (quorum: number, signal: AbortSignal) =>
    work
      .run({ ...request, quorum, caller: "a" }, signal, (given) => {
        given.addEventListener("abort", () => aborted.push(given.reason))
        return new Promise(() => {})
      })
      .catch((error: unknown) => error)
  const controller = new AbortController()
  const first = run(1, controller.signal)
  controller.abort("gone")
  expect([await first, aborted]).toEqual(["gone", ["gone"]])
  const second = run(2, new AbortController().signal)
  work.close()
  const closed = new Error("the aggregator was closed")
  expect([await second, aborted]).toEqual([closed, ["gone", closed]])
})
