import type { BlockRow, DeploymentRow } from "@serac/store"
import { type Asked, type BlockAnswers, type DecodeContext, type DecodedBlock, decodeBlock } from "./block.ts"

/** Numbers of a transaction: where its text ends, and whether it succeeded. */
export const transactionNumbers = 2
/** Numbers of a transfer: where its fragment ends, log index, batch index, standard, and 1 where it has a token ID. */
export const transferNumbers = 5
/** Characters of an address, and of a token ID. */
export const addressLength = 42
export const tokenIdLength = 66

/**
 * A block whose rows are in two pieces of memory outside of the heap: they wait to be stored without the garbage collector
 * copying each of their texts, and go to another thread as they are.
 */
export interface PackedBlock {
  readonly block: BlockRow
  readonly deployments: readonly DeploymentRow[]
  readonly settledHeight?: number
  readonly transfers: number
  /** Of each transaction, then of each transfer. */
  readonly numbers: Float64Array
  /** ASCII: the fragment of each transaction, then of each transfer fragment, token, sender, receiver and token ID. */
  readonly text: Uint8Array
}

/** As {@link decodeBlock}, packed. */
export function decodePacked(asked: Asked, answers: BlockAnswers, context: DecodeContext): PackedBlock {
  return pack(decodeBlock(asked, answers, context))
}

const usual = 1024 * 1024
let scratch = Buffer.allocUnsafeSlow(usual)

export function pack({ block, transactions, transfers, deployments, settledHeight }: DecodedBlock): PackedBlock {
  const numbers = new Float64Array(transactions.length * transactionNumbers + transfers.length * transferNumbers)
  let place = 0
  let end = 0
  const write = (text: string) => {
    if (end + text.length > scratch.length) grow(end + text.length)
    end += scratch.write(text, end, "latin1")
  }
  for (const { fragment, succeeded } of transactions) {
    write(fragment)
    numbers[place++] = end
    numbers[place++] = succeeded ? 1 : 0
  }
  for (const { fragment, logIndex, batchIndex, standard, token, from, to, tokenId } of transfers) {
    write(fragment)
    numbers[place++] = end
    numbers[place++] = logIndex
    numbers[place++] = batchIndex
    numbers[place++] = standard
    numbers[place++] = tokenId === undefined ? 0 : 1
    write(token)
    write(from)
    write(to)
    if (tokenId !== undefined) write(tokenId)
  }
  const text = Buffer.allocUnsafeSlow(end)
  scratch.copy(text, 0, 0, end)
  if (scratch.length > usual) scratch = Buffer.allocUnsafeSlow(usual)
  const packed = { block, deployments, transfers: transfers.length, numbers, text }
  return settledHeight === undefined ? packed : { ...packed, settledHeight }
}

function grow(least: number): void {
  const larger = Buffer.allocUnsafeSlow(Math.max(least, scratch.length * 2))
  scratch.copy(larger)
  scratch = larger
}
