import { expect, test } from "vitest"
import { localChain } from "../../../test/evm/support/local-chain.ts"
import { fromHex, type Hex, toHex } from "../codec/hex.ts"
import { call } from "../query/call.ts"
import { evaluatePoint, pointEvaluationAddress } from "./point-evaluation.ts"

/** A test vector of EIP-4844 that other implementations use too. */
const vector: Hex =
  "0x01e798154708fe7789429634053cbf9f99b619f9f084048927333fce637f549b564c0a11a0f704f4fc3e8acfe0f8245f0ad1347b378fbf96e206da11a5d3630624d25032e67a7e6a4910df5834b8fe70e6bcfeeac0352434196bdf4b2485d5a18f59a8d2a1a625a17f3fea0fe5eb8c896db3764f3185481bc22f91b4aaffcca25f26936857bc3a7c2539ea8ec3a952b7873033e038326e87ed3e1276fd140253fa08e9fc25fb2d9a98527fc22a2c9612fbeafdad446cbc7bcdbdcd780af2c16a"

const answer =
  "0x000000000000000000000000000000000000000000000000000000000000100073eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001"

/** The vector with other bytes from an offset on. */
function changed(at: number, digits: string): Uint8Array {
  const bytes = fromHex(vector)
  bytes.set(Buffer.from(digits, "hex"), at)
  return bytes
}

test("a proof that holds gives the size of a blob and the order of its field, for 50,000 gas", async () => {
  const { gasUsed, output } = await evaluatePoint(fromHex(vector), 60_000n)
  expect([gasUsed, toHex(output)]).toEqual([50_000n, answer])
})

test.each([
  ["too little gas", fromHex(vector), 49_999n, "out of gas"],
  ["a byte too few", fromHex(vector).subarray(1), 60_000n, "invalid input length"],
  ["another commitment's hash", changed(0, "02"), 60_000n, "mismatched versioned hash"],
  ["another value", changed(95, "a2"), 60_000n, "error verifying kzg proof: can't verify opening proof"],
  ["a point above the field", changed(32, "ff"), 60_000n, "error verifying kzg proof: scalar is not canonical"],
  ["a proof that is no point", changed(144, "00"), 60_000n, /^error verifying kzg proof: /],
] as const)("refuses %s", async (_, input, gas, message) => {
  await expect(evaluatePoint(input, gas)).rejects.toThrow(message)
})

test("contracts and callers find it at its address", async () => {
  const { chain } = await localChain()
  const ask = (data: Uint8Array) => call(chain, chain.tip, { to: pointEvaluationAddress, data, gas: 100_000n })
  expect(toHex(await ask(fromHex(vector)))).toBe(answer)
  await expect(ask(changed(95, "a2"))).rejects.toThrow("error verifying kzg proof: can't verify opening proof")
})
