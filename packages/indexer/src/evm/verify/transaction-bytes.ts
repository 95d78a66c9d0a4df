import { byteDigits, dataItem, emptyItem, listItem, quantityItem } from "../../core/header/index.ts"
import { nonsense } from "../../core/index.ts"
import { shownValue, toArray, toNumber, toRecord } from "../../core/node/index.ts"

/** A transaction as a node returns it. */
export type AnsweredTransaction = Readonly<Record<string, unknown>>

/** The encoded bytes of a transaction, with and without its signature. */
export interface TransactionBytes {
  readonly type: number
  /** Digits of the items before the signature. */
  readonly unsigned: string
  /** Digits of the whole transaction, as encoded in a block's trie. */
  readonly signed: string
}

/** Members that every type has after the price of gas. */
const call = ["gas", "to", "value", "input"] as const
const dynamic = ["chainId", "nonce", "maxPriorityFeePerGas", "maxFeePerGas", ...call, "accessList"] as const
const members: readonly (readonly string[])[] = [
  ["nonce", "gasPrice", ...call],
  ["chainId", "nonce", "gasPrice", ...call, "accessList"],
  dynamic,
  [...dynamic, "maxFeePerBlobGas", "blobVersionedHashes"],
  [...dynamic, "authorizationList"],
]

/**
 * Encodes a transaction of the types 0 to 4 from its members.
 *
 * @throws NodeFault if a member is invalid, and for another type
 */
export function transactionBytes(tx: AnsweredTransaction): TransactionBytes {
  const type = toNumber(tx.type ?? "0x0", "type")
  const names = members[type]
  if (names === undefined) throw nonsense(`transactions of type ${type} cannot be hashed by this version`)
  let unsigned = ""
  for (const name of names) unsigned += itemOf(name, tx)
  const mark = type === 0 ? tx.v : (tx.yParity ?? tx.v)
  const signature = quantityItem(mark, "v") + quantityItem(tx.r, "r") + quantityItem(tx.s, "s")
  const list = listItem(unsigned + signature)
  return { type, unsigned, signed: type === 0 ? list : byteDigits(type) + list }
}

function itemOf(name: string, tx: AnsweredTransaction): string {
  const value = tx[name]
  switch (name) {
    case "to":
      return value === null || value === undefined ? emptyItem : dataItem(value, name)
    case "input":
      return dataItem(value ?? tx.data, name)
    case "accessList":
      return listItem(accessItems(value))
    case "blobVersionedHashes":
      return listItem(dataItems(value, name))
    case "authorizationList":
      return listItem(authorizations(value))
    default:
      return quantityItem(value, name)
  }
}

function accessItems(value: unknown): string {
  let items = ""
  for (const one of toArray(value, "accessList")) {
    const { address, storageKeys } = toRecord(one, "an entry of an access list")
    items += listItem(dataItem(address, "address") + listItem(dataItems(storageKeys, "storageKeys")))
  }
  return items
}

function dataItems(value: unknown, what: string): string {
  let items = ""
  for (const one of toArray(value, what)) items += dataItem(one, what)
  return items
}

function authorizations(value: unknown): string {
  let items = ""
  for (const one of toArray(value, "authorizationList")) {
    const given = toRecord(one, "an authorization")
    const { chainId, address, nonce, yParity, r, s } = given
    const call = quantityItem(chainId, "chainId") + dataItem(address, "address") + quantityItem(nonce, "nonce")
    const mark = quantityItem(yParity ?? given.v, "yParity")
    items += listItem(call + mark + quantityItem(r, "r") + quantityItem(s, "s"))
  }
  return items
}

/** @throws NodeFault unless the value is a hexadecimal text, as nodes write numbers */
export function bigOf(value: unknown, what: string): bigint {
  if (typeof value === "string" && /^0x[0-9a-f]{1,64}$/i.test(value)) return BigInt(value)
  throw nonsense(`${what} is ${shownValue(value)}, not a quantity`)
}
