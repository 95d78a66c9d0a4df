import {
  type AnsweredBlock,
  dataItem,
  isDigits,
  isNumber,
  isThere,
  type Keccak,
  listItem,
  mismatch,
  quantityItem,
} from "../../core/header/index.ts"
import { nonsense } from "../../core/index.ts"
import { toArray, toNumber, toRecord } from "../../core/node/index.ts"
import { isSameTopic } from "../decode/transfers.ts"
import { effectiveGasPrice, UnknownBaseFee } from "./gas-price.ts"
import type { AnsweredReceipt } from "./receipt-bytes.ts"
import { type AnsweredTransaction, bigOf } from "./transaction-bytes.ts"

/** Verifies members that no hash of a block covers and that a node derives itself, one transaction after the other. */
export class DerivedMembers {
  readonly #keccak: Keccak
  readonly #number: number
  readonly #baseFee: bigint
  readonly #unknownBaseFee: UnknownBaseFee | undefined
  #index = 0
  #logIndex = 0
  #gas = 0

  /** @param block - the block, whose header was verified */
  constructor(block: AnsweredBlock, keccak: Keccak) {
    const baseFee = bigOf(block.baseFeePerGas ?? "0x0", "baseFeePerGas")
    const isSettledLater = isThere(block.settledHeight)
    this.#keccak = keccak
    this.#number = toNumber(block.number, "number")
    this.#baseFee = baseFee
    this.#unknownBaseFee = isSettledLater ? new UnknownBaseFee(baseFee) : undefined
  }

  /** Verifies the derived members of the next transaction. @throws NodeFault of kind `nonsense` */
  verify(tx: AnsweredTransaction, receipt: AnsweredReceipt, type: number): void {
    this.#verifyPlace(tx, "")
    this.#verifyPlace(receipt, "receipt.")
    const { from, to, contractAddress } = receipt
    if (isThere(from) && !isSameTopic(from, tx.from)) throw mismatch("receipt.from", from, String(tx.from))
    if (isThere(to) ? !isSameTopic(to, tx.to) : isThere(tx.to) && to === null)
      throw mismatch("receipt.to", to, String(tx.to))
    if (isThere(contractAddress)) verifyCreated(tx, contractAddress, this.#keccak)
    if (isThere(receipt.type) && !isNumber(receipt.type, type))
      throw mismatch("receipt.type", receipt.type, String(type))
    const cumulative = toNumber(receipt.cumulativeGasUsed, "cumulativeGasUsed")
    const gasUsed = cumulative - this.#gas
    if (gasUsed < 0) throw nonsense(`cumulativeGasUsed is ${cumulative}, below that of the transaction before`)
    if (!isNumber(receipt.gasUsed, gasUsed)) throw mismatch("gasUsed", receipt.gasUsed, String(gasUsed))
    this.#gas = cumulative
    this.#verifyPrice(tx, receipt, type)
    for (const one of toArray(receipt.logs, "logs")) {
      const log = toRecord(one, "a log")
      this.#verifyPlace(log, "log.")
      if (!isNumber(log.logIndex, this.#logIndex)) throw mismatch("logIndex", log.logIndex, String(this.#logIndex))
      this.#logIndex += 1
    }
    this.#index += 1
  }

  #verifyPlace({ blockNumber, transactionIndex }: Readonly<Record<string, unknown>>, what: string): void {
    if (isThere(blockNumber) && !isNumber(blockNumber, this.#number))
      throw mismatch(`${what}blockNumber`, blockNumber, String(this.#number))
    if (isThere(transactionIndex) && !isNumber(transactionIndex, this.#index))
      throw mismatch(`${what}transactionIndex`, transactionIndex, String(this.#index))
  }

  #verifyPrice(tx: AnsweredTransaction, receipt: AnsweredReceipt, type: number): void {
    const told = receipt.effectiveGasPrice ?? tx.gasPrice
    const price = bigOf(told, "effectiveGasPrice")
    if (this.#unknownBaseFee) {
      if (!this.#unknownBaseFee.allows(tx, type, price))
        throw nonsense(`effectiveGasPrice is ${told}, which it cannot be`)
      return
    }
    const expected = effectiveGasPrice(tx, type, this.#baseFee)
    if (price !== expected) throw mismatch("effectiveGasPrice", told, String(expected))
  }
}

/** A contract's address follows from its creator and nonce. */
function verifyCreated(tx: AnsweredTransaction, told: unknown, keccak: Keccak): void {
  if (isThere(tx.to)) throw mismatch("contractAddress", told, "none")
  const creation = listItem(dataItem(tx.from, "from") + quantityItem(tx.nonce, "nonce"))
  const created = keccak.hash(creation).slice(24)
  if (!isDigits(told, created)) throw mismatch("contractAddress", told, `0x${created}`)
}
