import { type EvmBlock, type EvmKind, type Header, type Hex, toHex, toQuantity } from "../../evm/index.ts"
import { transactionJson } from "./transaction-json.ts"

/** A header's members as the node writes them, in the order in which they are encoded. */
export function headerMembers(header: Header): Record<string, Hex> {
  const members: Record<string, Hex> = {}
  for (const [name, value] of Object.entries(header) as [string, Header[keyof Header]][]) {
    if (value === undefined) continue
    members[name] = value instanceof Uint8Array ? toHex(value) : typeof value === "bigint" ? toQuantity(value) : value
  }
  return members
}

/** How a node writes a block. */
export interface BlockForm {
  readonly kind: EvmKind
  /** As the C-Chain's virtual machine from Helicon on, which sums up no difficulties. */
  readonly hasHelicon: boolean
  /** Asked for as the pending one, of which some members are not told; only from Helicon on. */
  readonly isPending?: boolean
}

/** What `eth_getHeaderByNumber` gives. */
export function headerJson(block: EvmBlock, { hasHelicon, isPending = false }: BlockForm): Record<string, unknown> {
  const { header, hash } = block
  return sortedObject({
    ...headerMembers(header),
    hash,
    totalDifficulty: hasHelicon ? "0x0" : toQuantity(header.number),
    ...(hasHelicon && isPending ? { hash: null, nonce: null, miner: null } : {}),
  })
}

/** What `eth_getBlockByNumber` gives. */
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

/** Members that only the C-Chain's headers have. */
const corethOnly = new Set<string>([
  "extDataHash",
  "extDataGasUsed",
  ...headerOrder.slice(headerOrder.indexOf("targetExponent")),
])

/** What a subscription to `newHeads` is told; what a header does not have yet is null. */
export function headJson({ header, hash }: EvmBlock, kind: EvmKind): Record<string, Hex | null> {
  const members = headerMembers(header)
  const names = headerOrder.filter((name) => kind === "coreth" || !corethOnly.has(name))
  return { ...Object.fromEntries(names.map((name) => [name, members[name] ?? null])), hash }
}

/** Members by name, as the node writes its maps. */
export function sortedObject(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).sort(([one], [other]) => (one < other ? -1 : 1)))
}
