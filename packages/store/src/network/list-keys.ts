import { chainCode, emptyBytes } from "./keys.ts"
import type { PrimaryChain, StakerRow, StakerStatus } from "./rows.ts"

/** IDs of the lists in `primary_list`. */
export const listIds = {
  transactions: 1,
  /** Unspent UTXOs with several owners that hold only an amount, by each owner. */
  joint: 2,
  stakers: 3,
  l1Validators: 4,
  subnets: 5,
  blockchains: 6,
  rewards: 7,
  /** Consumed UTXOs that were not stored when they were consumed. */
  unresolved: 8,
  /** Blocks by the node that proposed them. */
  proposed: 9,
} as const

/** Identifies a list and its key. */
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

/** The common properties of a list's transactions, besides their chain. */
export interface TransactionListOf {
  readonly address?: Uint8Array | undefined
  readonly assetId?: Uint8Array | undefined
  readonly type?: string | undefined
}

/** The list of a chain's transactions by address, by asset or of all, for all types or one. */
export function transactionList(chain: PrimaryChain, { address, assetId, type }: TransactionListOf): ListKey {
  const kind = address !== undefined ? by.address : assetId !== undefined ? by.asset : by.all
  return listKey(listIds.transactions, [chainCode(chain), kind], address ?? assetId, type)
}

/** The list of a chain's blocks that a node proposed. */
export function proposedList(chain: PrimaryChain, nodeId: Uint8Array): ListKey {
  return listKey(listIds.proposed, [chainCode(chain)], nodeId)
}

/** The list of unspent UTXOs with several owners, by one of them. */
export function jointList(chain: PrimaryChain, address: Uint8Array): ListKey {
  return listKey(listIds.joint, [chainCode(chain)], address)
}

const statuses: readonly StakerStatus[] = ["pending", "active", "completed", "removed"]
const anyStatus = 255

/** The code of a staker's status in the tables. */
export const statusCode = (status: StakerStatus): number => statuses.indexOf(status)

/** The status of a code. */
export const statusByCode = (code: number): StakerStatus => statuses[code] as StakerStatus

/** The code of a staker's kind in the tables. */
export const kindCode = (kind: StakerRow["kind"]): number => (kind === "validator" ? 0 : 1)

/** The kind of a code. */
export const stakerKind = (code: number): StakerRow["kind"] => (code === 0 ? "validator" : "delegator")

/** The owner of a list by node or by paid address. Absent: the list of all. */
export interface ListOf {
  readonly address?: Uint8Array | undefined
  readonly nodeId?: Uint8Array | undefined
}

/** The list of stakers of a kind, in any status or in one. */
export function stakerList(
  kind: StakerRow["kind"],
  status: StakerStatus | undefined,
  { address, nodeId }: ListOf = {},
): ListKey {
  const code = status === undefined ? anyStatus : statusCode(status)
  const of = address !== undefined ? by.address : nodeId !== undefined ? by.node : by.all
  return listKey(listIds.stakers, [kindCode(kind), code, of], address ?? nodeId)
}

/** The list of L1 validators of a subnet, of a node or of all, with or without inactive ones. */
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

/** The list of rewards to an address, of a node or of all. */
export function rewardList({ address, nodeId }: ListOf = {}): ListKey {
  const of = address !== undefined ? by.address : nodeId !== undefined ? by.node : by.all
  return listKey(listIds.rewards, [of], address ?? nodeId)
}
