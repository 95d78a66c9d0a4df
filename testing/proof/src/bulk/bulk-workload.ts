import { createHash } from "node:crypto"
import type { Batch, BlockRow, Hex, TransactionRow, TransferRow } from "@serac/store"
import {
  eventValues,
  placeValues,
  transactionHead,
  writeBlock,
  writeTransaction,
  writeTransfer,
} from "@serac/store/items"

/** A chain whose every transaction is one ERC-20 transfer. */
export interface BulkShape {
  readonly accounts: number
  readonly tokens: number
  /** Decides who pays whom with which token. Default 1. */
  readonly seed?: number
}

export const bulkChainId = "43118"
const blockLength = 40

const digest = (text: string) => createHash("sha256").update(text).digest("hex")
const hashOfBlock = (number: number): Hex => `0x${digest(`block ${number}`)}`

/** Makes the next blocks of a chain, always the same ones: rows as the indexer decodes them, with their fragments in short form. */
export function bulkBatches({ accounts, tokens, seed: firstSeed = 1 }: BulkShape): (transactions: number) => Batch {
  let number = 0
  let seed = firstSeed
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  const addresses = (kind: string, count: number) =>
    Array.from({ length: count }, (_, at): Hex => `0x${digest(`${kind} ${at}`).slice(0, 40)}`)
  const known = { account: addresses("account", accounts), token: addresses("token", tokens) }
  // The share of each is the inverse of its rank.
  const pick = (kind: keyof typeof known) => known[kind][Math.floor(known[kind].length ** random()) - 1] as Hex

  return (count) => {
    const blocks: BlockRow[] = []
    const transactions: TransactionRow[] = []
    const transfers: TransferRow[] = []
    for (let left = count; left > 0; left -= blockLength, number += 1) {
      const hash = hashOfBlock(number)
      const timestamp = 1_700_000_000 + number * 2
      const place = { number, timestamp, timestampMilliseconds: undefined, hash }
      const head = transactionHead(placeValues(place), bulkChainId, undefined)
      blocks.push({
        number,
        hash,
        parentHash: hashOfBlock(number - 1),
        timestamp,
        transactionCount: blockLength,
        gasUsed: 2_040_000n,
        fragment: writeBlock({
          ...place,
          chainId: bulkChainId,
          minDelayExcess: undefined,
          transactionCount: blockLength,
          baseFee: "25000000000",
          gasUsed: "2040000",
          gasLimit: "30000000",
          gasCost: "0",
          parentHash: hashOfBlock(number - 1),
          feesSpent: "51000000000000000",
        }),
      })
      for (let index = 0; index < blockLength; index += 1) {
        const [from, to, token] = [pick("account"), pick("account"), pick("token")]
        const own: Hex = `0x${digest(`transaction ${number} ${index}`)}`
        const value = String(1 + Math.floor(random() * 1e9)) + "0".repeat(12)
        const row = { blockNumber: number, logIndex: index, batchIndex: 0, standard: 20 as const, token, from, to }
        const event = eventValues({ transactionHash: own, from, to, logIndex: index })
        transfers.push({ ...row, fragment: writeTransfer(placeValues(place), event, value) })
        const does = { selector: "0xa9059cbb" }
        const facts = { index, hash: own, type: 2, gasLimit: "80000", gasUsed: 51_000, gasPrice: "25000000000" }
        const succeeded = index % 33 !== 0
        const fragment = writeTransaction(head, {
          ...facts,
          ...{ succeeded, nonce: String(number), from, to: token, does, value: "0" },
        })
        transactions.push({ blockNumber: number, index, succeeded, hash: own, from, to: token, fragment })
      }
    }
    return { blocks, transactions, transfers, deployments: [] }
  }
}
