import {
  decodeUnsignedWarpMessage,
  encodeUnsignedWarpMessage,
  encodeWarpPayload,
  type WarpValidator,
} from "@serac/chain"
import { expect, test } from "vitest"
import { AggregationError } from "../aggregation-error.ts"
import type { PChain } from "./p-chain.ts"
import { minBalance, ValidatorSets } from "./validator-sets.ts"

const { signal } = new AbortController()
const subnetID = new Uint8Array(32)
const [first, second] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]

/** A P-Chain at height 9 with the proposed height 7, the epochs of these blockchains, and a validator from a height on. */
function setsWith({ epochs = [], from = 0n }: { epochs?: readonly (readonly [Uint8Array, bigint])[]; from?: bigint }) {
  const validator: WarpValidator = { nodeID: new Uint8Array(20), weight: 1n, publicKey: new Uint8Array(48).fill(1) }
  const pChain: Partial<PChain> = {
    proposedHeight: async () => 7n,
    epochHeight: async (id) => epochs.find(([chain]) => chain === id)?.[1],
    validatorsAt: async (_, height) => {
      if (height > 9n)
        throw new AggregationError("height", "pChainHeight must not exceed the last height of the P-Chain, 9")
      return height < from ? [] : [validator]
    },
  }
  return new ValidatorSets(pChain as PChain)
}

/** The height of the set and its basis, or the error. */
const taken = async (sets: ValidatorSets, height: bigint, verifiers: readonly Uint8Array[] = [first, second]) => {
  try {
    const signing = await sets.at(subnetID, height, signal, verifiers)
    return [signing.height, signing.basis]
  } catch (error) {
    return (error as AggregationError).code
  }
}

test("0 is the height of the running epoch of the first blockchain that has one", async () => {
  const both = setsWith({
    epochs: [
      [second, 4n],
      [first, 5n],
    ],
  })
  expect(await taken(both, 0n)).toEqual([5n, "epoch"])
  expect(await taken(setsWith({ epochs: [[second, 4n]] }), 0n)).toEqual([4n, "epoch"])
})

test("without an epoch, or where nobody validated the subnet then, 0 is the height that proposers name", async () => {
  expect(await taken(setsWith({}), 0n)).toEqual([7n, "proposed"])
  expect(await taken(setsWith({ epochs: [[first, 5n]], from: 6n }), 0n)).toEqual([7n, "proposed"])
  expect(await taken(setsWith({ epochs: [[first, 5n]], from: 8n }), 0n)).toBe("no-validators")
})

test("a height that was named is taken as it is", async () => {
  expect(await taken(setsWith({ epochs: [[first, 5n]] }), 8n)).toEqual([8n, "named"])
})

test("a height that is ahead of a node is the caller's fault only where the caller named it", async () => {
  expect([await taken(setsWith({ epochs: [[first, 10n]] }), 0n), await taken(setsWith({}), 10n)]).toEqual([
    "node",
    "height",
  ])
})

test("what the P-Chain says of an L1 is judged by its manager's blockchain, where the L1 signs it", async () => {
  const managers: Uint8Array[] = []
  const pChain: Partial<PChain> = {
    managerOf: async (subnet) => {
      managers.push(subnet)
      return { conversionID: second, chainID: Buffer.compare(subnet, first) === 0 ? second : new Uint8Array(32) }
    },
  }
  const sets = new ValidatorSets(pChain as PChain)
  const payload = encodeWarpPayload({ type: "AddressedCall", sourceAddress: new Uint8Array(), payload: second })
  const bytes = encodeUnsignedWarpMessage({ networkID: 1, sourceChainID: subnetID, payload })
  const request = { message: decodeUnsignedWarpMessage(bytes), pChainHeight: 0n }
  const noL1 = new Uint8Array(32).fill(3)
  expect([
    await sets.verifiersOf({ ...request, signingSubnetID: first }, signal),
    await sets.verifiersOf({ ...request, signingSubnetID: noL1 }, signal),
    await sets.verifiersOf({ ...request, signingSubnetID: subnetID }, signal),
    await sets.verifiersOf({ ...request, signingSubnetID: first, verifyingChainID: noL1 }, signal),
    await sets.verifiersOf({ ...request, signingSubnetID: first, pChainHeight: 7n }, signal),
  ]).toEqual([[second], [subnetID], [subnetID], [noL1], [subnetID]])
  expect(managers).toEqual([first, noL1])
})

test("a validator of an L1 is underfunded below the minimum balance, not at it; on the primary network nobody is", async () => {
  const validator: WarpValidator = { nodeID: new Uint8Array(20), weight: 1n, publicKey: new Uint8Array(48).fill(1) }
  const pChain: Partial<PChain> = {
    validatorsAt: async () => [validator],
    balances: async () =>
      new Map([
        ["NodeID-below", minBalance - 1n],
        ["NodeID-at", minBalance],
        ["NodeID-above", minBalance + 1n],
      ]),
  }
  const sets = new ValidatorSets(pChain as PChain)
  const underfundedOf = async (subnet: Uint8Array) => [...(await sets.at(subnet, 7n, signal)).underfunded]
  expect([await underfundedOf(first), await underfundedOf(subnetID)]).toEqual([["NodeID-below"], []])
})
