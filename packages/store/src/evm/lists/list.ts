import type { Hex } from "../../hex.ts"
import type { DeploymentRow, InternalTransactionRow, MessengerEventRow, TransactionRow, TransferRow } from "../rows.ts"

/** What lists are lists of: rows that are stored once, by block. */
export interface Listable {
  readonly transactions: TransactionRow
  readonly transfers: TransferRow
  readonly deployments: DeploymentRow
  readonly internalTransactions: InternalTransactionRow
  readonly messengerEvents: MessengerEventRow
}

/** A kind of rows that can be listed. */
export type ListedKind = keyof Listable

/** Positions of rows by a key, newest first or oldest first: the transfers of a token, the transactions of an address. */
export interface List<Kind extends ListedKind = ListedKind> {
  /** In lower case with hyphens; operators and `ChainReader.projections` name it so. */
  readonly name: string
  /** What it lists and by which key, for the page of operators. */
  readonly about: string
  /** 1 to 99, in every row of the list: never changed, and never given to another list. */
  readonly id: number
  /** 1 or more: one more whenever `keysOf` answers something else than before, so that what is stored of it is made anew. */
  readonly version: number
  readonly of: Kind
  /**
   * Whether it waits while a chain is far behind its node, and is made afterwards: its keys are all over the place, so that entries of
   * many blocks at once cost a fraction.
   */
  readonly canWait?: boolean
  /** By what a row is found: an address, or any 1 to 64 bytes. One that is named twice counts once. */
  keysOf(row: Listable[Kind]): readonly Hex[]
}

/** Declares a list. Throws a RangeError for an id that is no list's. */
export function defineList<const Kind extends ListedKind>(list: List<Kind>): List<Kind> {
  if (!Number.isInteger(list.id) || list.id < 1 || list.id > 99) throw new RangeError(`${list.id} is no id of a list.`)
  return list
}
