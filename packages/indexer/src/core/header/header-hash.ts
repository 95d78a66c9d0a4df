import { shownValue } from "../node/index.ts"
import type { Keccak } from "./keccak.ts"
import { isDigits, isThere } from "./mismatch.ts"
import { dataItem, emptyItem, listItem, quantityItem } from "./rlp.ts"

/** A block as a node returns it. */
export type AnsweredBlock = Readonly<Record<string, unknown>>

type Item = (value: unknown, what: string) => string
type Fields = readonly (readonly [name: string, item: Item])[]

const commonFields: Fields = [
  ["parentHash", dataItem],
  ["sha3Uncles", dataItem],
  ["miner", dataItem],
  ["stateRoot", dataItem],
  ["transactionsRoot", dataItem],
  ["receiptsRoot", dataItem],
  ["logsBloom", dataItem],
  ["difficulty", quantityItem],
  ["number", quantityItem],
  ["gasLimit", quantityItem],
  ["gasUsed", quantityItem],
  ["timestamp", quantityItem],
  ["extraData", dataItem],
  ["mixHash", dataItem],
  ["nonce", dataItem],
]

const baseFee: Fields = [["baseFeePerGas", quantityItem]]
const blobs: Fields = [
  ["blobGasUsed", quantityItem],
  ["excessBlobGas", quantityItem],
  ["parentBeaconBlockRoot", dataItem],
]
const granite: Fields = [
  ["timestampMilliseconds", quantityItem],
  ["minDelayExcess", quantityItem],
]

/** The members of each layout in encoding order: the required ones, then the optional ones that may follow. */
const layouts = {
  coreth: {
    required: [...commonFields, ["extDataHash", dataItem] as const],
    optional: [
      ...baseFee,
      ["extDataGasUsed", quantityItem] as const,
      ["blockGasCost", quantityItem] as const,
      ...blobs,
      ...granite,
      ["targetExponent", quantityItem] as const,
      ["minPriceExponent", quantityItem] as const,
      ["settledHeight", quantityItem] as const,
      ["settledGasUnix", quantityItem] as const,
      ["settledGasNumerator", quantityItem] as const,
      ["settledExcess", quantityItem] as const,
    ],
  },
  "subnet-evm": {
    required: commonFields,
    optional: [...baseFee, ["blockGasCost", quantityItem] as const, ...blobs, ...granite],
  },
  ethereum: {
    required: commonFields,
    optional: [...baseFee, ["withdrawalsRoot", dataItem] as const, ...blobs, ["requestsHash", dataItem] as const],
  },
} as const satisfies Readonly<Record<string, { readonly required: Fields; readonly optional: Fields }>>

type Layout = keyof typeof layouts

/** For each layout, the optional members of the other layouts that it does not have. */
const strange = new Map(
  Object.entries(layouts).map(([layout, { optional }]) => {
    const own = new Set(optional.map(([name]) => name as string))
    const all = Object.values(layouts).flatMap(({ optional }) => optional.map(([name]) => name as string))
    return [layout, [...new Set(all)].filter((name) => !own.has(name))]
  }),
)

/** The layout of a header, by its members. */
function layoutOf(block: AnsweredBlock): Layout {
  if (isThere(block.extDataHash)) return "coreth"
  return isThere(block.withdrawalsRoot) || isThere(block.requestsHash) ? "ethereum" : "subnet-evm"
}

/** The hash of a header in hexadecimal digits, or the reason why it cannot be hashed. */
export type HeaderHash = { readonly hash: string } | { readonly reason: string }

/**
 * Hashes the header of a block in the layout that its members show: that of the C-Chain, of Subnet-EVM, or of Ethereum. A
 * member of another layout makes the header unhashable, so that every accepted member is covered by the hash.
 *
 * @throws NodeFault if a member has the wrong form
 */
export function headerHash(block: AnsweredBlock, keccak: Keccak): HeaderHash {
  const layout = layoutOf(block)
  const { required, optional } = layouts[layout] as { readonly required: Fields; readonly optional: Fields }
  let items = ""
  for (const [name, item] of required) {
    const value = block[name]
    if (!isThere(value)) return { reason: `it has no ${name}` }
    items += item(value, name)
  }
  for (const name of strange.get(layout) ?? [])
    if (isThere(block[name])) return { reason: `${name} is in no header of its form` }
  const last = optional.findLastIndex(([name]) => isThere(block[name]))
  for (const [name, item] of optional.slice(0, last + 1)) {
    const value = block[name]
    items += isThere(value) ? item(value, name) : emptyItem
  }
  return { hash: keccak.hash(listItem(items)) }
}

/** Why a header does not match its hash. */
export interface HeaderFault {
  readonly reason: string
  /** Whether the header has an unknown layout, so that its hash cannot be checked. */
  readonly isForm: boolean
}

/** Checks the hash of a header. Returns undefined if it matches. @throws NodeFault if a member has the wrong form */
export function faultOfHeader(block: AnsweredBlock, keccak: Keccak): HeaderFault | undefined {
  const hashed = headerHash(block, keccak)
  if ("reason" in hashed) return { reason: `its header cannot be hashed: ${hashed.reason}`, isForm: true }
  if (isDigits(block.hash, hashed.hash)) return undefined
  return { reason: `hash is ${shownValue(block.hash)}, and its header hashes to 0x${hashed.hash}`, isForm: false }
}
