import type { Hex } from "../../hex.ts"
import type { DeploymentRow, InternalTransactionRow, MessengerEventRow, TransactionRow, TransferRow } from "../rows.ts"

/** The rows that lists refer to: stored once, by block. */
export interface Listable {
  readonly transactions: TransactionRow
  readonly transfers: TransferRow
  readonly deployments: DeploymentRow
  readonly internalTransactions: InternalTransactionRow
  readonly messengerEvents: MessengerEventRow
}

/** A kind of rows that can be listed. */
export type ListedKind = keyof Listable

/** Positions of rows by a key, newest or oldest first: the transfers of a token, the transactions of an address. */
export interface List<Kind extends ListedKind = ListedKind> {
  /** In lower case with hyphens; operators and `ChainReader.projections` use this name. */
  readonly name: string
  /** The listed rows and the key, for the operators' documentation. */
  readonly about: string
  /** 1 to 99, in every row of the list: never changed, and never reused for another list. */
  readonly id: number
  /** 1 or more: increase it whenever `keysOf` returns other keys than before, so that stored entries are rebuilt. */
  readonly version: number
  readonly of: Kind
  /**
   * Whether the list is skipped while the chain is far behind its node, and built afterwards: its keys are random, so writing the
   * entries of many blocks at once is much faster.
   */
  readonly canWait?: boolean
  /** The keys by which a row is found: an address, or any 1 to 64 bytes. A repeated key counts once. */
  keysOf(row: Listable[Kind]): readonly Hex[]
}

/** Declares a list. Throws a RangeError for an invalid id. */
export function defineList<const Kind extends ListedKind>(list: List<Kind>): List<Kind> {
  if (!Number.isInteger(list.id) || list.id < 1 || list.id > 99) throw new RangeError(`${list.id} is no id of a list.`)
  return list
}
