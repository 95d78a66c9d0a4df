import {
  canonicalValidators,
  decodeUnsignedWarpMessage,
  encodeUnsignedWarpMessage,
  encodeWarpPayload,
  formatId,
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

test("the subnet of a blockchain is asked for once, and an unknown blockchain is told as such", async () => {
  const asked: Uint8Array[] = []
  const pChain: Partial<PChain> = {
    subnetOf: async (id) => {
      asked.push(id)
      return id === first ? second : undefined
    },
  }
  const sets = new ValidatorSets(pChain as PChain)
  expect([await sets.subnetOf(first, signal), await sets.subnetOf(first, signal), asked]).toEqual([
    second,
    second,
    [first],
  ])
  await expect(sets.subnetOf(second, signal)).rejects.toMatchObject({
    ...{ code: "unknown-blockchain", message: `blockchain ${formatId(second)} was not found` },
  })
})

test("validators at a height are asked for once, their balances each time", async () => {
  const validator: WarpValidator = { nodeID: new Uint8Array(20), weight: 3n, publicKey: new Uint8Array(48).fill(1) }
  const asked: unknown[] = []
  const pChain: Partial<PChain> = {
    validatorsAt: async (id, height) => {
      asked.push([id, height])
      return [validator]
    },
    balances: async (id) => {
      asked.push([id])
      return new Map()
    },
  }
  const sets = new ValidatorSets(pChain as PChain)
  const signing = await sets.at(first, 7n, signal)
  expect(signing).toEqual({
    ...{ subnetID: first, height: 7n, basis: "named", underfunded: new Set() },
    set: canonicalValidators([validator]),
  })
  expect(await sets.at(first, 7n, signal)).toEqual(signing)
  await sets.at(first, 8n, signal)
  await sets.at(second, 8n, signal)
  expect(asked).toEqual([[first, 7n], [first], [first], [first, 8n], [first], [second, 8n], [second]])
})

test("a subnet without validators is none of the network, or has none at that height", async () => {
  const known: Partial<PChain> = {
    validatorsAt: async () => [],
    balances: async () => new Map(),
    managerOf: async (id) => (id === first ? { conversionID: second, chainID: second } : undefined),
  }
  const errorOf = (id: Uint8Array) =>
    new ValidatorSets(known as PChain)
      .at(id, 7n, signal)
      .catch(({ code, message }: AggregationError) => [code, message])
  expect([await errorOf(first), await errorOf(second), await errorOf(subnetID)]).toEqual([
    ["no-validators", `subnet ${formatId(first)} has no validator with a BLS key at P-Chain height 7`],
    ["no-subnet", `signingSubnetId must be the ID of a subnet of this network, and ${formatId(second)} is of none`],
    ["no-validators", `subnet ${formatId(subnetID)} has no validator with a BLS key at P-Chain height 7`],
  ])
})

test("an epoch whose validators cannot be read is an error with its cause, and not replaced", async () => {
  const failing = (error: Error) => {
    const pChain: Partial<PChain> = {
      epochHeight: async () => 5n,
      proposedHeight: async () => 7n,
      validatorsAt: () => Promise.reject(error),
    }
    return new ValidatorSets(pChain as PChain).at(subnetID, 0n, signal, [first]).catch((thrown: unknown) => thrown)
  }
  const [ahead, node, broken] = [
    new AggregationError("height", "ahead"),
    new AggregationError("node", "no node answers"),
    new TypeError("broken"),
  ]
  expect(await failing(ahead)).toMatchObject({
    code: "node",
    message: "a node of the P-Chain is behind another one",
    cause: ahead,
  })
  expect([await failing(node), await failing(broken)]).toEqual([node, broken])
})

test("a message is judged by the chains that it names where its subnet has no manager, or none was named", async () => {
  const asked: Uint8Array[] = []
  const pChain: Partial<PChain> = {
    managerOf: async (id) => {
      asked.push(id)
      return undefined
    },
  }
  const sets = new ValidatorSets(pChain as PChain)
  const messageOf = (sourceChainID: Uint8Array) => {
    const payload = encodeWarpPayload({ type: "Hash", hash: second })
    return decodeUnsignedWarpMessage(encodeUnsignedWarpMessage({ networkID: 1, sourceChainID, payload }))
  }
  const [ofPChain, ofOther] = [messageOf(subnetID), messageOf(second)]
  expect([
    await sets.verifiersOf({ message: ofPChain, pChainHeight: 0n, signingSubnetID: first }, signal),
    await sets.verifiersOf({ message: ofPChain, pChainHeight: 0n }, signal),
    await sets.verifiersOf({ message: ofOther, pChainHeight: 0n, signingSubnetID: first }, signal),
  ]).toEqual([[subnetID], [subnetID], [second]])
  expect(asked).toEqual([first])
})
