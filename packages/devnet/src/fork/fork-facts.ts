import type { Hex } from "../evm/index.ts"
import type { UnsettledBlocks } from "./unsettled-blocks.ts"

/** What a node says about its chain and the block at which a fork starts, as plain JSON. */
export interface ForkFacts {
  /** Decimal digits. */
  readonly chainID: string
  readonly networkID: number
  /** 32 bytes as `0x` and digits; null for a chain that is none of an Avalanche network. */
  readonly blockchainID: Hex | null
  /** The node's answer to `eth_getBlockByNumber`, without transactions. */
  readonly block: Readonly<Record<string, unknown>>
  /** The node's answer to `eth_getChainConfig`, for an L1; null if it has none. */
  readonly config: Readonly<Record<string, unknown>> | null
  /** The unsettled blocks of a C-Chain with Helicon; null if there are none, or if the node does not tell what they consumed. */
  readonly unsettled: UnsettledBlocks | null
  /** The root that proofs are checked against; null if the node gives none. */
  readonly stateRoot: Hex | null
  /** What is not checked, and why: sentences. */
  readonly unchecked: readonly string[]
}

/** A fork in a state file: its start, and the values that were read. */
export interface StoredFork {
  readonly facts: ForkFacts
  readonly reads: readonly (readonly [key: string, value: string])[]
}

/** Whether a value of a state file has the form of a fork. Its members are read as a node's answers are. */
export function isStoredFork(value: unknown): value is StoredFork {
  const { facts, reads } = Object(value) as Partial<StoredFork>
  const { chainID, networkID, block, unchecked, unsettled, stateRoot, blockchainID } = Object(
    facts,
  ) as Partial<ForkFacts>
  const isHash = (text: unknown) => text === null || /^0x[0-9a-f]{64}$/.test(String(text))
  return (
    /^\d{1,19}$/.test(String(chainID)) &&
    Number.isSafeInteger(networkID) &&
    typeof block === "object" &&
    (unsettled === null || Array.isArray(Object(unsettled).blocks)) &&
    Array.isArray(unchecked) &&
    isHash(stateRoot) &&
    isHash(blockchainID) &&
    Array.isArray(reads) &&
    reads.every((read) => Array.isArray(read) && read.length === 2 && read.every((one) => typeof one === "string"))
  )
}
