import { chainCode, emptyBytes } from "./keys.ts"
import type { PrimaryChain, StakerRow, StakerStatus } from "./rows.ts"

/** What a list of `primary_list` holds. */
export const listIds = {
  transactions: 1,
  /** UTXOs with several owners that hold an amount and are unspent, by each of them. */
  joint: 2,
  stakers: 3,
  l1Validators: 4,
  subnets: 5,
  blockchains: 6,
  rewards: 7,
  /** UTXOs that were consumed and are not stored, at the time when they were. */
  unresolved: 8,
  /** Blocks by the node that proposed them. */
  proposed: 9,
} as const

/** Which list, and what it is of. */
export interface ListKey {
  readonly list: number
  readonly key: Uint8Array
}

const by = { all: 0, address: 1, asset: 2, node: 3, subnet: 4 } as const

function listKey(list: number, codes: readonly number[] = [], of: Uint8Array = emptyBytes, type = ""): ListKey {
  const typeAt = codes.length + of.length
  const key = Buffer.allocUnsafe(typeAt + Buffer.byteLength(type))
  for (let at = 0; at < codes.length; at += 1) key[at] = codes[at] ?? 0
  key.set(of, codes.length)
  key.write(type, typeAt)
  return { list, key }
}

/** What the transactions of a list have in common beside their chain. */
export interface TransactionListOf {
  readonly address?: Uint8Array | undefined
  readonly assetId?: Uint8Array | undefined
  readonly type?: string | undefined
}

/** Transactions of a chain by address, by asset or all, of all types or of one. */
export function transactionList(chain: PrimaryChain, { address, assetId, type }: TransactionListOf): ListKey {
  const kind = address !== undefined ? by.address : assetId !== undefined ? by.asset : by.all
  return listKey(listIds.transactions, [chainCode(chain), kind], address ?? assetId, type)
}

/** Blocks of a chain that a node proposed. */
export function proposedList(chain: PrimaryChain, nodeId: Uint8Array): ListKey {
  return listKey(listIds.proposed, [chainCode(chain)], nodeId)
}

/** Unspent UTXOs of several owners, by one of them. */
export function jointList(chain: PrimaryChain, address: Uint8Array): ListKey {
  return listKey(listIds.joint, [chainCode(chain)], address)
}

const statuses: readonly StakerStatus[] = ["pending", "active", "completed", "removed"]
const anyStatus = 255

/** A staker's status as the tables number it. */
export const statusCode = (status: StakerStatus): number => statuses.indexOf(status)

/** The status of a number. */
export const statusByCode = (code: number): StakerStatus => statuses[code] as StakerStatus

/** A staker's kind as the tables number it. */
export const kindCode = (kind: StakerRow["kind"]): number => (kind === "validator" ? 0 : 1)

/** The kind of a number. */
export const stakerKind = (code: number): StakerRow["kind"] => (code === 0 ? "validator" : "delegator")

/** Whose, for lists by node or by who is paid. Absent: everybody's. */
export interface ListOf {
  readonly address?: Uint8Array | undefined
  readonly nodeId?: Uint8Array | undefined
}

/** Stakers of a kind, in any status or in one. */
export function stakerList(
  kind: StakerRow["kind"],
  status: StakerStatus | undefined,
  { address, nodeId }: ListOf = {},
): ListKey {
  const code = status === undefined ? anyStatus : statusCode(status)
  const of = address !== undefined ? by.address : nodeId !== undefined ? by.node : by.all
  return listKey(listIds.stakers, [kindCode(kind), code, of], address ?? nodeId)
}

/** L1 validators of a subnet, of a node or all, with those that are inactive or without. */
export function l1ValidatorList(
  includeInactive: boolean,
  { subnetId, nodeId }: { readonly subnetId?: Uint8Array | undefined; readonly nodeId?: Uint8Array | undefined } = {},
): ListKey {
  const of = subnetId !== undefined ? by.subnet : nodeId !== undefined ? by.node : by.all
  return listKey(listIds.l1Validators, [Number(includeInactive), of], subnetId ?? nodeId)
}

export const subnetList: ListKey = listKey(listIds.subnets)
export const blockchainList: ListKey = listKey(listIds.blockchains)

export const unresolvedList: ListKey = listKey(listIds.unresolved)

/** Rewards to an address, of a node or all. */
export function rewardList({ address, nodeId }: ListOf = {}): ListKey {
  const of = address !== undefined ? by.address : nodeId !== undefined ? by.node : by.all
  return listKey(listIds.rewards, [of], address ?? nodeId)
}
