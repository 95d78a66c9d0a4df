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
])("a request with another %s is another aggregation, and an equal one is not", async (_, difference) => {
  const work = new AggregationWork({ maxAggregations: 9 })
  const { signal } = new AbortController()
  let begun = 0
  const begin = async () => Uint8Array.of(++begun)
  const answers = [request, { ...request }, { ...request, ...difference }].map((one) => work.run(one, signal, begin))
  expect((await Promise.all(answers)).map(([first]) => first)).toEqual([1, 1, 2])
})
