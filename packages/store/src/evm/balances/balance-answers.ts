import type { Hex } from "../../hex.ts"
import type { BlockReference } from "../rows.ts"
import type { BalanceHolding } from "./key.ts"

/** Balances to query from contracts, all at one block. */
export interface DueBalances {
  /** The block after which balances are queried: the last one when the due balances were read. */
  readonly block: BlockReference
  readonly holdings: readonly BalanceHolding[]
  /** The step that is complete when these balances are answered. */
  readonly step: AskingStep
}

/** The position in the balance queries. */
export type AskingStep =
  /** Holders in the transfers of blocks below `next`; with `within` also of block `next` up to that transfer. */
  | { readonly kind: "blocks"; readonly next: number; readonly within?: TransferPlace }
  /** All holders of a token (standard and contract), as far as its transfers were read; `walked` is absent at their end. */
  | { readonly kind: "token"; readonly token: Hex; readonly walked?: string }

/** The place of a transfer: the block, the event and the index in the event. */
export interface TransferPlace {
  readonly blockNumber: number
  readonly logIndex: number
  readonly batchIndex: number
}

/** A contract's answer about a balance. */
export interface BalanceAnswer {
  readonly holding: BalanceHolding
  /** `undefined` if the contract returned no number: its execution failed, or it returned something else. */
  readonly balance: bigint | undefined
}
