import type { UtxoKey } from "./utxo.ts"

export interface NetworkBlockRow {
  readonly height: number
  readonly id: Uint8Array
  readonly parentId: Uint8Array
  /** Unix seconds. */
  readonly timestamp: number
  readonly transactionCount: number
  /** The wire's name of its type, such as `BanffStandardBlock`. */
  readonly type: string
  /** Complete JSON of the listing's item. */
  readonly json: string
  /** The node that proposed it, 20 bytes; null where nobody did or signed, absent where that is not known (yet). */
  readonly proposer?: Uint8Array | null
}

/** Who proposed a stored block, as it came to be known afterwards. */
export interface ProposedBlock {
  readonly height: number
  /** 20 bytes; null where nobody did or signed. */
  readonly proposer: Uint8Array | null
  /** Complete JSON of the listing's item in place of what is stored; absent where that stays as it is. */
  readonly json?: string
}

export interface NetworkTransactionRow {
  readonly height: number
  /** Position in the block. */
  readonly index: number
  readonly id: Uint8Array
  /** As `txTypes` names it: `BaseTx`, `AddPermissionlessValidatorTx`, ... */
  readonly type: string
  /** Unix seconds. */
  readonly timestamp: number
  /** The UTXOs it consumes, in the order of its inputs. */
  readonly inputs: readonly UtxoKey[]
  /** How many UTXOs it emits: at output indices 0 to this, itself excluded. Rewards and refunds come later. */
  readonly outputs: number
  /** The assets it moves or makes, each once; empty but on the X-Chain. */
  readonly assets: readonly Uint8Array[]
  /** Addresses of 20 bytes that it names, each once: of outputs and owners. Those of what it consumes are added. */
  readonly addresses: readonly Uint8Array[]
  /**
   * JSON but for `consumedUtxos`, `emittedUtxos` and what comes to be known later: no closing brace, no comma at the end.
   * A hole `s` stands after each quoted asset ID.
   */
  readonly fragment: string
}
