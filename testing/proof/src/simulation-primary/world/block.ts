import type { ChainAlias, Coin } from "./coins.ts"

/** A transaction that was accepted. */
export interface MadeTransaction {
  readonly chain: ChainAlias
  readonly height: number
  /** Position in the block. */
  readonly index: number
  readonly id: Uint8Array
  readonly bytes: Uint8Array
  readonly type: string
  readonly timestamp: number
  readonly spent: readonly Coin[]
  readonly made: readonly Coin[]
  /** Addresses that the transaction names, without those of its consumed UTXOs. */
  readonly named: readonly Uint8Array[]
  /** The assets that the transaction moves or creates on the X-Chain. */
  readonly assets: readonly Uint8Array[]
}

/** A block's container with its proposer, as the index returns it. */
export interface Container {
  readonly id: Uint8Array
  readonly bytes: Uint8Array
  /** The derived members that are shown with the block. */
  readonly proposerDetails: Readonly<Record<string, string | number>> | undefined
}

/** A block that was accepted. */
export interface MadeBlock {
  readonly chain: ChainAlias
  readonly height: number
  readonly id: Uint8Array
  readonly parentID: Uint8Array
  /** The served timestamp; block 0 has the network's start time. */
  readonly timestamp: number
  readonly type: string
  readonly transactions: readonly MadeTransaction[]
  /** Of the C-Chain, those that `eth_getBlockByNumber` answers. */
  readonly json?: Readonly<Record<string, unknown>>
  /** Of the others. */
  readonly bytes?: Uint8Array
  readonly container?: Container
}
