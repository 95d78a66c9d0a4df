import { keccak_256 } from "@noble/hashes/sha3.js"
import type { Hex } from "@serac/store"
import { type TransactionFacts, writeTransaction } from "@serac/store/items"
import { NodeFault, nonsense } from "../../core/index.ts"
import { shownValue, toAddress, toDecimal, toHash, toNumber, toRecord } from "../../core/node/index.ts"
import type { Parties } from "./parties.ts"
import { isSameTopic } from "./transfers.ts"

const selectors = /^0x[0-9a-f]{8}$/

/** The common values of a block's transactions. */
export interface TransactionContext {
  /** In the node's spelling. */
  readonly blockHash: unknown
  /** The result of `transactionHead` of `@serac/store/items`. */
  readonly head: string
  readonly parties: Parties
}

/** A transaction with its receipt, checked against each other. */
export interface DecodedTransaction {
  readonly hash: Hex
  /** In the node's spelling. */
  readonly spelledHash: unknown
  readonly succeeded: boolean
  readonly from: Hex
  /** The recipient; for a creation the created contract. */
  readonly to: Hex
  /** The contract that the transaction created, even if it failed; undefined if it is no creation. */
  readonly created: Hex | undefined
  readonly gasUsed: number
  /** Decimal digits. */
  readonly gasPrice: string
  readonly logs: unknown
  /** The stored form of the transaction. */
  readonly fragment: string
}

/**
 * Decodes a transaction and its receipt.
 *
 * @throws NodeFault if they do not belong together, or are invalid.
 */
export function decodeTransaction(
  transaction: unknown,
  itsReceipt: unknown,
  index: number,
  { blockHash, head, parties }: TransactionContext,
): DecodedTransaction {
  const tx = toRecord(transaction, "a transaction")
  const hash = toHash(tx.hash, "a transaction's hash")
  if (itsReceipt === null) throw new NodeFault("behind", `no receipt yet for transaction ${hash}`)
  const receipt = toRecord(itsReceipt, "a receipt")
  if (!isSameTopic(tx.blockHash, blockHash)) throw nonsense(`transaction ${hash} is of another block`)
  if (!isSameTopic(receipt.transactionHash, tx.hash))
    throw nonsense(`receipt ${index} is not that of transaction ${hash}`)
  if (!isSameTopic(receipt.blockHash, blockHash))
    throw nonsense(`the receipt of transaction ${hash} is of another block`)
  if (toNumber(tx.transactionIndex, "transactionIndex") !== index) throw nonsense(`transaction ${hash} is out of place`)

  const succeeded = readStatus(receipt.status)
  const from = toAddress(tx.from, "from")
  const nonce = toDecimal(tx.nonce, "nonce")
  const created = isAbsent(tx.to) ? createdBy(receipt.contractAddress, from, nonce) : undefined
  const to = created ?? toAddress(tx.to, "to")
  const gasUsed = toNumber(receipt.gasUsed, "gasUsed")
  const gasPrice = toDecimal(receipt.effectiveGasPrice ?? tx.gasPrice ?? "0x0", "gasPrice")
  const fragment = writeTransaction(head, {
    index,
    hash,
    succeeded,
    type: toNumber(tx.type ?? "0x0", "type"),
    gasLimit: toDecimal(tx.gas, "gas"),
    gasUsed,
    gasPrice,
    nonce,
    from: parties.text(from),
    to: parties.text(to),
    does: readMethod(tx.input ?? tx.data, created),
    value: toDecimal(tx.value, "value"),
  })
  return {
    hash,
    spelledHash: tx.hash,
    succeeded,
    from,
    to,
    created,
    gasUsed,
    gasPrice,
    logs: receipt.logs,
    fragment,
  }
}

const isAbsent = (value: unknown) => value === null || value === undefined

/** Before EIP-658 a receipt has a state root instead of a status. */
function readStatus(status: unknown): boolean {
  if (isAbsent(status) || status === "0x1") return true
  if (status === "0x0") return false
  throw nonsense(`the status of a receipt is ${shownValue(status)}`)
}

/** The kind of a transaction, with the method selector of a call. */
function readMethod(input: unknown, created: Hex | undefined): TransactionFacts["does"] {
  if (typeof input !== "string" || !input.startsWith("0x")) throw nonsense(`input is ${shownValue(input)}`)
  if (created !== undefined) return "creation"
  if (input.length === 2) return "nativeTransfer"
  if (input.length < 10) return "bareCall"
  const spelled = input.slice(0, 10)
  const selector = selectors.test(spelled) ? spelled : spelled.toLowerCase()
  if (!selectors.test(selector)) throw nonsense(`input begins with ${shownValue(selector)}`)
  return { selector }
}

/** The address of a created contract; some nodes omit it if the creation failed. */
function createdBy(told: unknown, from: Hex, nonce: string): Hex {
  return isAbsent(told) ? createAddress(from, BigInt(nonce)) : toAddress(told, "contractAddress")
}

/** The address of a contract created by a sender with this nonce: the last 20 bytes of keccak-256(rlp([sender, nonce])). */
export function createAddress(sender: Hex, nonce: bigint): Hex {
  const digits = nonce.toString(16)
  const bytes = digits.length % 2 === 0 ? digits : `0${digits}`
  const length = (0x80 + bytes.length / 2).toString(16)
  const encodedNonce = nonce === 0n ? "80" : nonce < 0x80n ? bytes : length + bytes
  const list = `94${sender.slice(2)}${encodedNonce}`
  const digest = keccak_256(Buffer.from((0xc0 + list.length / 2).toString(16) + list, "hex"))
  return `0x${Buffer.from(digest.subarray(12)).toString("hex")}`
}
