import type { PChain, SharedMemory } from "../../ledger/index.ts"
import type { ChainNames } from "../addresses/chain-names.ts"
import type { Observations } from "./observations.ts"

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
