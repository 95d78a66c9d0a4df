import { canonicalValidators, decodeWarpMessage, formatBitSet, formatNodeId } from "@serac/chain"
import { blsPublicKeyOf, blsSign } from "@serac/chain/bls"
import { expect, test } from "vitest"
import { requestFor } from "../../test/played-network.ts"
import { testMessage } from "../../test/test-message.ts"
import type { BlsThreads } from "../bls/bls-threads.ts"
import { portableMath } from "../bls/portable-math.ts"
import type { SignatureSource } from "../sources/signature-source.ts"
import { SourceError } from "../sources/source-error.ts"
import type { ValidatorSets } from "../validators/validator-sets.ts"
import { ValidatorAggregator } from "./validator-aggregator.ts"

const secretKeys = [1, 2, 3].map((fill) => new Uint8Array(32).fill(fill))
const weights = [50n, 30n, 20n]
const nodeIDs = [1, 2, 3].map((fill) => new Uint8Array(20).fill(fill))
const set = canonicalValidators(
  secretKeys.map((key, at) => ({
    ...{ nodeID: nodeIDs[at] as Uint8Array, weight: weights[at] as bigint, publicKey: blsPublicKeyOf(key) },
  })),
)
const subnetID = new Uint8Array(32).fill(9)
const message = testMessage()
const never = new AbortController().signal

/** An aggregator of three validators with half, three and two tenths of the weight, and what was asked. */
function aggregating(
  given: { readonly refuses?: number; readonly maxSignatures?: number; readonly isTrue?: boolean } = {},
) {
  const asked: number[] = []
  const subnets: unknown[] = []
  let closed = 0
  const source: SignatureSource = {
    canAsk: () => true,
    async ask({ nodeId, message: { bytes } }) {
      const at = nodeIDs.findIndex((id) => formatNodeId(id) === nodeId)
      asked.push(at)
      if (at === given.refuses) throw new SourceError("refused")
      return blsSign(bytes, secretKeys[at] as Uint8Array)
    },
  }
  const sets = {
    subnetOf: async (chain: Uint8Array) => {
      subnets.push(chain)
      return subnetID
    },
    verifiersOf: async () => [],
    at: async (id: Uint8Array, height: bigint) => {
      subnets.push([id, height])
      return { subnetID: id, height, basis: "named", set, underfunded: new Set<string>() }
    },
  } as unknown as ValidatorSets
  const bls = {
    findInvalid: async (...all: Parameters<typeof portableMath.findInvalid>) => portableMath.findInvalid(...all),
    aggregate: async (signatures: readonly Uint8Array[]) => portableMath.aggregate(signatures),
    verify: async (...all: Parameters<typeof portableMath.verify>) => given.isTrue ?? portableMath.verify(...all),
    close: async () => void closed++,
  } as unknown as BlsThreads
  const limits = { timeout: 20_000, validatorTimeout: 5_000, concurrency: 1, maxAggregations: 4 }
  const { maxSignatures } = given
  const aggregator = new ValidatorAggregator({ sets, source, bls, maxSignatures, ...limits })
  return { aggregator, asked, subnets, closed: () => closed }
}
const signersOf = (bytes: Uint8Array) => decodeWarpMessage(bytes).signature.signers
const indexOf = (at: number) => set.validators.findIndex(({ weight }) => weight === weights[at])
const bits = (...all: readonly number[]) => formatBitSet(all.map(indexOf))

test("the heaviest validators that suffice sign, of the subnet of the message's blockchain or of the one that is named", async () => {
  const { aggregator, asked, subnets } = aggregating()
  const bytes = await aggregator.aggregate(requestFor(message, { pChainHeight: 7n }), never)
  expect([signersOf(bytes), asked]).toEqual([bits(0, 1), [0, 1]])
  expect(decodeWarpMessage(bytes).unsignedMessage).toEqual(message)
  const other = new Uint8Array(32).fill(8)
  await aggregator.aggregate(requestFor(message, { signingSubnetID: other, quorum: 50 }), never)
  expect([subnets, asked]).toEqual([
    [message.sourceChainID, [subnetID, 7n], [other, 0n]],
    [0, 1],
  ])
})

test("a signed message is kept by all that it was made of, and made anew where the buffer was not reached", async () => {
  const { aggregator, asked } = aggregating({ maxSignatures: 1, refuses: 2 })
  const request = requestFor(message, { quorum: 60, buffer: 20, pChainHeight: 7n })
  const first = await aggregator.aggregate(request, never)
  expect(await aggregator.aggregate({ ...request }, never)).toBe(first)
  expect(asked).toEqual([0, 1])
  // Of one signature that is known the other is asked for again.
  await aggregator.aggregate({ ...request, quorum: 61, buffer: 19 }, never)
  const before = asked.length
  expect(before).toBeGreaterThan(2)
  const incomplete = { ...request, buffer: 21 }
  const made = await aggregator.aggregate(incomplete, never)
  expect(signersOf(made)).toEqual(bits(0, 1))
  const again = asked.length
  expect(await aggregator.aggregate(incomplete, never)).not.toBe(made)
  expect(asked.slice(again)).toContain(2)
  await aggregator.aggregate({ ...request, pChainHeight: 8n }, never)
  await aggregator.aggregate({ ...request, message: testMessage({ payload: Uint8Array.of(1) }) }, never)
  expect(asked.length).toBeGreaterThan(again + 2)
})

test("too few signatures are an error, and signatures that hold alone and not together are a fault of ours", async () => {
  const { aggregator } = aggregating({ refuses: 0 })
  await expect(aggregator.aggregate(requestFor(message), never)).rejects.toMatchObject({
    ...{ code: "quorum-unreachable", refusals: [{ weight: 50n, number: undefined }], totalWeight: 100n },
  })
  const broken = aggregating({ isTrue: false })
  await expect(broken.aggregator.aggregate(requestFor(message), never)).rejects.toThrow(
    "hold one by one and not together",
  )
})

test("closing aborts what is under way and closes the threads", async () => {
  const { aggregator, closed } = aggregating()
  const waiting = aggregator.aggregate(requestFor(message), never).catch((error: Error) => error.message)
  await aggregator.close()
  expect([await waiting, closed()]).toEqual(["the aggregator was closed", 1])
})
