import { decodeAtomicBatch, decodeContainer, decodePChainBlock, recoverPublicKey } from "@serac/chain"
import { blsVerifyProofOfPossession, verifyWarpMessage } from "@serac/chain/bls"
import {
  AtomicTransactions,
  type Cryptography,
  Journal,
  PChain,
  SharedMemory,
  type StakingRules,
  XChain,
  zeroID,
} from "../../src/ledger/index.ts"
import { supply } from "./recorded-exports.ts"
import { blocksOf, bytesOf, cBlocksOf, genesisOf, type RecordedBlock, type RecordingName } from "./recording.ts"

/** Caches the results of a function, since every test verifies the same signatures. */
function remembered<A extends readonly unknown[], T>(keyOf: (...given: A) => string, compute: (...given: A) => T) {
  const results = new Map<string, T>()
  return (...given: A): T => {
    const key = keyOf(...given)
    const known = results.get(key)
    if (known !== undefined) return known
    const result = compute(...given)
    results.set(key, result)
    return result
  }
}

const hex = (...parts: readonly Uint8Array[]) => parts.map((part) => Buffer.from(part).toString("hex")).join()
const recover = remembered(hex, recoverPublicKey)
const cryptography: Cryptography = {
  recover,
  verifyProof: remembered(hex, blsVerifyProofOfPossession),
  verifyWarp: remembered(({ bytes }, { validators }) => {
    return hex(bytes, ...validators.validators.map(({ publicKey }) => publicKey)) + validators.totalWeight
  }, verifyWarpMessage),
}

/** Accepts all BLS signatures, for tests of later steps. */
const trusting: Cryptography = { recover, verifyProof: () => true, verifyWarp: () => undefined }

/** The settings of the recorded nodes that differ from the defaults. */
const settings: Readonly<Record<RecordingName, { staking: Partial<StakingRules>; helicon?: number }>> = {
  durango: { staking: { minStakeDuration: 20n } },
  helicon: {
    staking: {
      minValidatorStake: 100_000_000_000n,
      minDelegatorStake: 1_000_000_000n,
      minStakeDuration: 20n,
      heliconMinStakeDuration: 20n,
    },
    helicon: Date.parse("2026-11-22T02:15:32Z") / 1000,
  },
}

/** A recorded block of the P-Chain, above block 0. */
export interface PlatformBlock extends RecordedBlock {
  readonly container: string
  readonly acceptedAt: string
}

/** A recorded P-Chain in its initial state, and the blocks that it accepted, without anything in shared memory. */
export function begunPlatform(name: RecordingName, { isTrusting = false } = {}) {
  const [{ bytes: first }, ...blocks] = blocksOf(name, "p-chain") as [PlatformBlock, ...PlatformBlock[]]
  // The genesis id cannot be computed, since its contract's code is omitted; it is read from block 0.
  const genesis = { ...genesisOf(name), id: decodePChainBlock(bytesOf(first)).parentID }
  const journal = new Journal()
  const memory = new SharedMemory(journal)
  const time = { now: 0 }
  const clock = { now: () => time.now }
  const { staking, helicon } = settings[name]
  const chain = new PChain({
    journal,
    memory,
    clock,
    genesis,
    staking,
    upgrades: { helicon },
    cryptography: isTrusting ? trusting : cryptography,
  })
  return { first, blocks, genesis, journal, memory, time, clock, chain }
}

/** The same, with everything that the X- and the C-Chain sent to it in shared memory. */
export function suppliedPlatform(name: RecordingName) {
  const platform = begunPlatform(name)
  supply(platform.memory, name, platform.genesis, zeroID)
  return platform
}

type Platform = ReturnType<typeof begunPlatform>

/** Accepts a recorded block at the node's time of acceptance, with the P-Chain height of its envelope. */
export function acceptRecorded({ chain, time }: Platform, { container, acceptedAt }: PlatformBlock): void {
  const envelope = decodeContainer(bytesOf(container))
  time.now = Date.parse(acceptedAt)
  chain.accept(envelope.block, { pChainHeight: heightIn(envelope) })
}

/** The height at which a container's validators are looked up. */
function heightIn(envelope: ReturnType<typeof decodeContainer>): number | undefined {
  if (envelope.type === "option") return undefined
  return Number("epoch" in envelope ? envelope.epoch.pChainHeight : envelope.pChainHeight)
}

/** The P-Chain of a recorded network in its final state, with X and C, which share memory with it. */
export function recordedPlatform(name: RecordingName, options: { readonly isTrusting?: boolean } = {}) {
  const platform = begunPlatform(name, options)
  const { journal, memory, clock, genesis } = platform
  const x = new XChain({ journal, memory, clock: { now: () => 2e12 }, genesis, recover })
  const atomic = new AtomicTransactions({ journal, memory, clock, genesis, recover })
  const waiting: (() => void)[][] = [
    platform.blocks.map((block) => () => acceptRecorded(platform, block)),
    blocksOf(name, "x-chain")
      .slice(1)
      .map(({ bytes }) => {
        const block = bytesOf(bytes)
        return () => {
          x.accept(block)
        }
      }),
    cBlocksOf(name).map(({ block }) => () => {
      const batch = decodeAtomicBatch(bytesOf(block.blockExtraData ?? "0x"))
      journal.attempt(() => atomic.accept(Number(block.number), batch))
    }),
  ]
  const left = () => waiting.reduce((sum, some) => sum + some.length, 0)
  // A block with an import must come after the one with the export, so the chains may wait for each other.
  while (left() > 0) {
    const before = left()
    for (const some of waiting) acceptAll(some)
    if (left() === before) throw new Error("no chain can go on")
  }
  return platform
}

/** Accepts blocks until one has to wait for another chain. */
function acceptAll(blocks: (() => void)[]): void {
  while (blocks[0]) {
    try {
      blocks[0]()
    } catch {
      return
    }
    blocks.shift()
  }
}
