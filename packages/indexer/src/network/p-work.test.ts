import { buildGenesis, decodePChainBlock, encodePChainBlock, localGenesis, parseId } from "@serac/chain"
import { expect, test, vi } from "vitest"
import { deferred } from "../../test/core/deferred.ts"
import { VirtualClock } from "../../test/core/virtual-clock.ts"
import { MemoryNetworkWriter } from "../../test/network/memory-network-writer.ts"
import {
  genesisText,
  platformBlocks,
  recordedNetwork,
  recordedTerms,
  rewardUtxos,
} from "../../test/network/primary-fixtures.ts"
import { NodeFault, WrongChainError } from "../core/index.ts"
import { NetworkTracker } from "./network-tracker.ts"
import { readPBlock } from "./node/chain-blocks.ts"
import { loadPlatform } from "./p/load-platform.ts"
import type { Platform, PlatformTerms } from "./p/platform-port.ts"
import { createPWork, type PWorkOptions } from "./p-work.ts"
import { chainIdentities } from "./require-network.ts"
import { DeferredSpends } from "./verify/deferred-spends.ts"
import { ForgedBlock } from "./verify/forged-block.ts"
import { verifyKeyProof } from "./verify/proofs-of-possession.ts"
import type { SignedSpends } from "./verify/spend.ts"
import { SpendVerifier } from "./verify/spend-verifier.ts"
import { verifyAuthorization } from "./verify/verify-authorization.ts"
import { SpendSignatures } from "./verify/verify-spend.ts"

const { signal } = new AbortController()
const blocks = platformBlocks.map(({ bytes }, height) =>
  readPBlock(bytes, undefined, height, chainIdentities(recordedNetwork).P),
)

function setting(options: Partial<PWorkOptions> = {}) {
  const clock = new VirtualClock()
  const writer = new MemoryNetworkWriter()
  const tracker = new NetworkTracker(1337, clock, () => {}).chains.P
  const state = { loads: 0, asked: [] as number[], failures: 0, terms: undefined as PlatformTerms | undefined }
  const work = createPWork({
    network: recordedNetwork,
    genesis: genesisText,
    loadPlatform: async (from, terms) => {
      state.loads++
      state.terms = terms
      return loadPlatform(from, terms)
    },
    terms: {
      hasNew: false,
      load: async () => ({ validatorFee: recordedTerms.validatorFee as never }),
    },
    node: {
      rewardUtxos: async (stakers, height) => {
        state.asked.push(height)
        if (state.failures-- > 0) throw new NodeFault("behind", "not yet")
        const keys = stakers.map((staker) => Buffer.from(staker).toString("hex"))
        return new Map(keys.map((key) => [key, rewardUtxos.get(key) ?? []]))
      },
    },
    writer,
    storing: { writer, tracker, clock, onStored: () => {} },
    clock,
    signal,
    spends: new SpendVerifier({ chain: "P", clock, nodeHeight: () => undefined, deferred: new DeferredSpends() }),
    ...options,
  })
  return { work, writer, clock, state, tracker }
}

test("rewards that a node does not have yet are asked for again, without fetching the blocks anew", async () => {
  const { work, writer, clock, state, tracker } = setting()
  state.failures = 3
  let isStored = false
  const stored = work.store(blocks).then(() => {
    isStored = true
  })
  await clock.until(() => isStored)
  await stored
  expect(state).toMatchObject({ asked: [134, 134, 134, 134], loads: 1 })
  expect(tracker.outage.faults).toBe(3)
  expect((await writer.head("P"))?.height).toBe(134)
})

test("rewards that do not come at all are the blocks' fault", async () => {
  const { work, writer, clock, state } = setting()
  state.failures = 100
  const outcome = work.store(blocks).catch((error: unknown) => error)
  await clock.pass(60_000)
  expect(await outcome).toMatchObject({ kind: "behind", message: "not yet" })
  expect(state.asked.length).toBe(6)
  expect(await writer.head("P")).toBe(undefined)
})

test("a first block that does not follow from the genesis is asked for again, and ends the indexer after 20 seconds of it", async () => {
  const words = "the P-Chain of this node did not begin with the genesis file that is given"
  const applied = vi.fn<Platform["apply"]>(() => Promise.reject(new NodeFault("wrong-chain", words)))
  const platform = { rewardsOf: () => [], apply: applied }
  const { work, clock } = setting({ loadPlatform: async () => platform })
  const outcome = () => work.store(blocks.slice(0, 1)).catch((error: unknown) => error)
  expect(await outcome()).toEqual(new ForgedBlock(words))
  await clock.pass(19_999)
  expect(await outcome()).toEqual(new ForgedBlock(words))
  await clock.pass(1)
  expect(await outcome()).toEqual(new WrongChainError(words))
})

test("the state is loaded once, and anew after a batch that could not be stored", async () => {
  const { work, writer, state } = setting()
  await work.store(blocks.slice(0, 40))
  await work.store(blocks.slice(40, 60))
  expect(state.loads).toBe(1)
  const { append } = writer
  writer.append = async () => {
    throw new Error("disk full")
  }
  await expect(work.store(blocks.slice(60, 80))).rejects.toThrow("disk full")
  writer.append = append
  await work.store(blocks.slice(60))
  expect(state.loads).toBe(2)
  const whole = setting()
  await whole.work.store(blocks)
  expect(writer.dump()).toEqual(whole.writer.dump())
})

test("the local network's genesis is known, whenever its nodes started", async () => {
  const network = {
    ...recordedNetwork,
    networkId: 12345,
    hrp: "local",
    xChainId: "2eNy1mUFdmaxXNj1eQHUe7Np4gju9sJsEtWQ4MX3ToiNKuADed",
    cChainId: "2owdGqyG6FFzTHy5qhenDXQcEghvr571KZE3gSfRJERSJinuwC",
    avaxAssetId: "2fombhL7aGPwj3KH4bfrmJwW6PVnMobf9Y2fn9GwxiAAJyFDbe",
  }
  const start = 1_721_016_000n + 2n * 270n * 86_400n
  const genesis = buildGenesis(localGenesis(start))
  const bytes = encodePChainBlock({ type: "ApricotCommitBlock", parentID: genesis.id, height: 0n })
  const block = readPBlock(bytes, undefined, 0, chainIdentities(network).P)
  const { work, writer, state } = setting({ network, genesis: undefined })
  await work.store([block])
  expect(state.terms?.genesis).toEqual(localGenesis(start))
  expect(writer.stakers.size).toBe(5)
  const other = setting({ network, genesis: undefined })
  const bare = encodePChainBlock({ type: "ApricotCommitBlock", parentID: parseId(network.xChainId), height: 0n })
  await other.work.store([readPBlock(bare, undefined, 0, chainIdentities(network).P)])
  expect(other.state.terms).not.toHaveProperty("genesis")
})

test("blocks are applied while those before them are being stored", async () => {
  const { work, writer, state } = setting()
  const { append } = writer
  const mayStore = deferred()
  writer.append = async (...args) => {
    await mayStore.promise
    return append.apply(writer, args)
  }
  const first = work.store(blocks.slice(0, 60))
  const second = work.store(blocks.slice(60), first)
  await vi.waitFor(() => expect(state.asked).toEqual([59, 134]), 20_000)
  expect(await writer.head("P")).toBe(undefined)
  mayStore.resolve()
  await Promise.all([first, second])
  const whole = setting()
  await whole.work.store(blocks)
  expect({ loads: state.loads, rows: writer.dump() }).toEqual({ loads: 1, rows: whole.writer.dump() })
})

test("what was applied to blocks that could not be stored is gone with them", async () => {
  const { work, writer, state } = setting()
  const { append } = writer
  await work.store(blocks.slice(0, 40))
  writer.append = async () => {
    throw new Error("disk full")
  }
  const first = work.store(blocks.slice(40, 60))
  const second = work.store(blocks.slice(60, 80), first)
  expect(await Promise.allSettled([first, second])).toEqual([
    { status: "rejected", reason: new Error("disk full") },
    { status: "rejected", reason: new Error("disk full") },
  ])
  expect((await writer.head("P"))?.height).toBe(39)
  writer.append = append
  await work.store(blocks.slice(40))
  const whole = setting()
  await whole.work.store(blocks)
  expect({ loads: state.loads, rows: writer.dump() }).toEqual({ loads: 2, rows: whole.writer.dump() })
})

/** The last block of the recorded ones that has a transaction of a kind, and the same with another signature in that one's last credential. */
function forgedAuthorization(type: string) {
  for (let height = blocks.length - 1; height > 0; height--) {
    const block = decodePChainBlock((platformBlocks[height] as { bytes: Uint8Array }).bytes)
    const transactions = "transactions" in block ? block.transactions : []
    const credential = transactions.find(({ unsigned }) => unsigned.type === type)?.credentials.at(-1)
    if (credential === undefined || !("signatures" in credential)) continue
    const signature = credential.signatures[0] as Uint8Array
    credential.signatures[0] = signature.with(5, (signature[5] as number) ^ 1)
    const forged = readPBlock(encodePChainBlock(block as never), undefined, height, chainIdentities(recordedNetwork).P)
    return [...blocks.slice(0, height), forged]
  }
  throw new Error(`no ${type} is recorded`)
}

test.each([
  "CreateChainTx",
  "AddSubnetValidatorTx",
  "RemoveSubnetValidatorTx",
  "TransferSubnetOwnershipTx",
  "ConvertSubnetToL1Tx",
  "DisableL1ValidatorTx",
])("a recorded %s that its owner did not sign is not stored", async (type) => {
  const clock = new VirtualClock()
  const nodeHeight = () => undefined
  const spends = new SpendVerifier({ chain: "P", verify: "full", clock, nodeHeight, deferred: new DeferredSpends() })
  const { work, writer } = setting({ spends })
  const forged = forgedAuthorization(type)
  await work.store(forged.slice(0, -1))
  await expect(work.store(forged.slice(-1))).rejects.toThrow(
    /^block \d+: \w+ is (a change of subnet|the end of validation) \w+: (nobody can have made|custom1\w+ signed in the place of its owner custom1)/,
  )
  expect((await writer.head("P"))?.height).toBe(forged.length - 2)
})

test("every authorization and every BLS key of the recorded blocks verifies", async () => {
  const signed: SignedSpends[] = []
  const spends = { verify: async (transactions: readonly SignedSpends[]) => void signed.push(...transactions) }
  await setting({ spends }).work.store(blocks)
  const counts = { authorizations: 0, keyProofs: 0 }
  for (const { message, acceptedAt, authorization, keyProofs = [] } of signed) {
    if (authorization !== undefined) {
      verifyAuthorization(authorization, new SpendSignatures(message), acceptedAt)
      counts.authorizations++
    }
    for (const proof of keyProofs) verifyKeyProof(proof)
    counts.keyProofs += keyProofs.length
  }
  expect(counts).toEqual({ authorizations: 10, keyProofs: 12 })
})
