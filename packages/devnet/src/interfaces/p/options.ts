import type { PChain, SharedMemory } from "../../ledger/index.ts"
import type { ChainNames } from "../addresses/chain-names.ts"
import type { Observations } from "./observations.ts"

/** Options of the interface of a P-Chain. */
export interface PInterfaceOptions {
  readonly chain: PChain
  readonly memory: SharedMemory
  readonly names: ChainNames
  readonly clock: { now(): number }
  /** The answering node's id, 20 bytes. */
  readonly nodeID: Uint8Array
  readonly observations: Observations
  /** A random number from 0, below 1, for samples. */
  random(): number
  /** Called after a transaction was added to the pool, so that a block is made. */
  readonly onIssue?: (() => void) | undefined
}
