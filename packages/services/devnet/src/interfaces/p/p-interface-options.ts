import type { PChain, SharedMemory } from "@serac/ledger"
import type { ChainNames } from "../addresses/chain-names.ts"

/** What the answering node has seen of the others. */
export interface Observations {
  /** Which part of the time since `since` (Unix seconds) it has seen a node: 0 to 1. */
  uptimeOf(nodeID: Uint8Array, since: bigint): number
  /** Whether it sees a node now. */
  isConnected(nodeID: Uint8Array): boolean
}

/** What the interface of a P-Chain is made of. */
export interface PInterfaceOptions {
  readonly chain: PChain
  readonly memory: SharedMemory
  readonly names: ChainNames
  readonly clock: { now(): number }
  /** The answering node's id, 20 bytes. */
  readonly nodeID: Uint8Array
  readonly observations: Observations
  /** A number from 0 on, below 1, for samples. */
  random(): number
  /** Called when a transaction waits, so that a block is made. */
  readonly onIssue?: (() => void) | undefined
}
