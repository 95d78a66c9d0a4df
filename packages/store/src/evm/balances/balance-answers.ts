import type { Hex } from "../../hex.ts"
import type { BlockReference } from "../rows.ts"
import type { BalanceHolding } from "./key.ts"

/** Balances that contracts are to be asked for, all at one block. */
export interface DueBalances {
  /** After which block: the last one when this was read. */
  readonly block: BlockReference
  readonly holdings: readonly BalanceHolding[]
  /** What is done when these are answered. */
  readonly step: AskingStep
}

/** How far asking is. */
export type AskingStep =
  /** Holders that the transfers of blocks name, up to the one before `next`; with `within` of that one too, up to a transfer. */
  | { readonly kind: "blocks"; readonly next: number; readonly within?: TransferPlace }
  /** All holders of a token: a standard and a contract, as far as its transfers were gone through; `walked` is absent at their end. */
  | { readonly kind: "token"; readonly token: Hex; readonly walked?: string }

/** Where a transfer is: the block, the event and the place in it. */
export interface TransferPlace {
  readonly blockNumber: number
  readonly logIndex: number
  readonly batchIndex: number
}

/** What a contract said of a balance. */
export interface BalanceAnswer {
  readonly holding: BalanceHolding
  /** `undefined` where it answered no number: its execution failed, or it returned something else. */
  readonly balance: bigint | undefined
}
