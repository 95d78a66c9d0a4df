import { formatNodeId } from "@serac/chain"
import { expect, test } from "vitest"
import { SourceError } from "../sources/source-error.ts"
import type { SigningSet } from "../validators/validator-sets.ts"
import { belowQuorum } from "./below-quorum.ts"
import type { Collected, Signer } from "./collect-signatures.ts"

const validator = (index: number, weight: bigint) => ({
  weight,
  publicKey: new Uint8Array(48),
  nodeIDs: [new Uint8Array(20).fill(index)],
})
const nodeId = (index: number) => formatNodeId(new Uint8Array(20).fill(index))
const signer = (index: number, weight: bigint): Signer => ({
  index,
  weight,
  validator: validator(index, weight),
  signature: new Uint8Array(96),
})
const where = "subnet 11111111111111111111111111111111LpoYY at P-Chain height 7"

/** The error of three validators of weights 20, 30 and 10 in a total of 100. */
function told(collected: Collected, { quorum = 67, totalWeight = 100n } = {}): readonly [string, string] {
  const validators = [validator(0, 20n), validator(1, 30n), validator(2, 10n)]
  const set = { validators, totalWeight }
  const signing: SigningSet = {
    subnetID: new Uint8Array(32),
    height: 7n,
    basis: "named",
    set,
    underfunded: new Set<string>(),
  }
  const { code, message } = belowQuorum(signing, collected, quorum)
  return [code, message]
}

test("where all have signed, the weight of whom nobody can ask is what is missing", () => {
  const signers = [signer(0, 20n), signer(1, 30n), signer(2, 10n)]
  expect(told({ signers, refusals: [], missing: [], isReachable: false })).toEqual([
    "quorum-unreachable",
    `a quorum of 67 percent of the weight of ${where} cannot be reached: 60.00 percent had signed by then; ` +
      "40.00 percent belong to inactive validators or such without a BLS key",
  ])
})

test("who refused, who was late and who was not asked any more are named", () => {
  const missing = [
    [nodeId(1), new SourceError("refused", { said: "not accepted" })],
    [nodeId(0), new SourceError("late")],
    [nodeId(2), "not asked"],
  ] as const
  expect(told({ signers: [], refusals: [], missing, isReachable: false }, { totalWeight: 60n })[1]).toBe(
    `a quorum of 67 percent of the weight of ${where} cannot be reached: 0.00 percent had signed by then; ` +
      `refused: ${nodeId(1)} ('not accepted'); no answer in time: ${nodeId(0)}; not asked any more: ${nodeId(2)}`,
  )
})

test("a quorum that may be reached soon was not reached", () => {
  const missing = [[nodeId(1), new SourceError("unreachable")]] as const
  const signers = [signer(0, 20n), signer(2, 10n)]
  expect(told({ signers, refusals: [], missing, isReachable: true }, { totalWeight: 60n })).toEqual([
    "quorum",
    `a quorum of 67 percent of the weight of ${where} was not reached: 50.00 percent have signed; not reachable: ${nodeId(1)}`,
  ])
})

test("of a quorum of 0 one signature is needed", () => {
  expect(
    told({ signers: [], refusals: [], missing: [[nodeId(1), "no way to ask"]], isReachable: false }, { quorum: 0 })[1],
  ).toMatch(`a quorum of one signature of ${where} cannot be reached`)
})

test("the refusals and the whole weight stand in the error", () => {
  const refusals = [{ weight: 30n, number: 4 }]
  const validators = [validator(1, 30n)]
  const signing = {
    ...{ subnetID: new Uint8Array(32), height: 7n, basis: "named" as const, underfunded: new Set<string>() },
    set: { validators, totalWeight: 30n },
  }
  const missing = [[nodeId(1), new SourceError("refused")]] as const
  const error = belowQuorum(signing, { signers: [], refusals, missing, isReachable: false }, 67)
  expect(error).toMatchObject({ code: "quorum-unreachable", refusals, totalWeight: 30n })
  expect(error.message).not.toContain("inactive")
})
