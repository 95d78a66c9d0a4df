import { type EvmBlock, type EvmKind, type Header, type Hex, toHex, toQuantity } from "../../evm/index.ts"
import { transactionJson } from "./transaction-json.ts"

/** The fields of a header in the node's JSON format, in encoding order. */
export function headerMembers(header: Header): Record<string, Hex> {
  const members: Record<string, Hex> = {}
  for (const [name, value] of Object.entries(header) as [string, Header[keyof Header]][]) {
    if (value === undefined) continue
    members[name] = value instanceof Uint8Array ? toHex(value) : typeof value === "bigint" ? toQuantity(value) : value
  }
  return members
}

/** Variants of the JSON of a block. */
export interface BlockForm {
  readonly kind: EvmKind
  /** Whether to omit the total difficulty, as the C-Chain's virtual machine does from Helicon on. */
  readonly hasHelicon: boolean
  /** Whether it answers for the tag `pending`, whose block lacks some fields; only from Helicon on. */
  readonly isPending?: boolean
}

/** The result of `eth_getHeaderByNumber`. */
export function headerJson(block: EvmBlock, { hasHelicon, isPending = false }: BlockForm): Record<string, unknown> {
  const { header, hash } = block
  return sortedObject({
    ...headerMembers(header),
    hash,
    totalDifficulty: hasHelicon ? "0x0" : toQuantity(header.number),
    ...(hasHelicon && isPending ? { hash: null, nonce: null, miner: null } : {}),
  })
}

/** The result of `eth_getBlockByNumber`. */
export function blockJson(block: EvmBlock, form: BlockForm, full: boolean): Record<string, unknown> {
  return sortedObject({
    ...headerJson(block, form),
    ...(form.kind === "coreth" ? { blockExtraData: toHex(block.blockExtraData) } : {}),
    size: toQuantity(block.size),
    transactions: block.transactions.map((transaction, index) =>
      full ? transactionJson(transaction, { block, index }) : transaction.hash,
    ),
    uncles: [],
  })
}

const headerOrder = [
  "parentHash",
  "sha3Uncles",
  "miner",
  "stateRoot",
  "transactionsRoot",
  "receiptsRoot",
  "logsBloom",
  "difficulty",
  "number",
  "gasLimit",
  "gasUsed",
  "timestamp",
  "extraData",
  "mixHash",
  "nonce",
  "extDataHash",
  "baseFeePerGas",
  "extDataGasUsed",
  "blockGasCost",
  "blobGasUsed",
  "excessBlobGas",
  "parentBeaconBlockRoot",
  "timestampMilliseconds",
  "minDelayExcess",
  "targetExponent",
  "minPriceExponent",
  "settledHeight",
  "settledGasUnix",
  "settledGasNumerator",
  "settledExcess",
] as const

/** Fields that only headers of the C-Chain have. */
const corethOnly = new Set<string>([
  "extDataHash",
  "extDataGasUsed",
  ...headerOrder.slice(headerOrder.indexOf("targetExponent")),
])

/** A `newHeads` event; fields that the header does not have yet are null. */
export function headJson({ header, hash }: EvmBlock, kind: EvmKind): Record<string, Hex | null> {
  const members = headerMembers(header)
  const names = headerOrder.filter((name) => kind === "coreth" || !corethOnly.has(name))
  return { ...Object.fromEntries(names.map((name) => [name, members[name] ?? null])), hash }
}

/** An object with its members sorted by name, like the node's maps. */
export function sortedObject(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).sort(([one], [other]) => (one < other ? -1 : 1)))
}
