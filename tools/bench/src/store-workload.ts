import { createHash } from "node:crypto"
import type { Batch, BlockRow, Hex, TransactionRow, TransferRow } from "@serac/store"

/** A chain as a store sees it: every transaction is one ERC-20 transfer. */
export interface Workload {
  readonly name: string
  /** Their shares fall as one over their rank: a few have most of the transfers. */
  readonly tokens: number
}

/** Sizes of a quiet L1 and of a busy chain. */
export const workloads: readonly Workload[] = [
  { name: "20 tokens", tokens: 20 },
  { name: "20,000 tokens", tokens: 20_000 },
]

export const transfersPerBlock = 100
// Filler: rows are as long as those of a real block, transaction and transfer in their short stored form.
const padding = { block: "b".repeat(290), transaction: "t".repeat(185), transfer: "x".repeat(60) }

const sha256Hex = (text: string) => createHash("sha256").update(text).digest("hex")
const blockHash = (number: number): Hex => `0x${sha256Hex(`block ${number}`)}`

/** The address of a token by its rank. */
export const rankedToken = (rank: number): Hex => `0x${sha256Hex(`token ${rank}`).slice(0, 40)}`

/** Makes the next blocks of a chain, always the same ones. */
export function batchesOf({ tokens }: Workload): (transfers: number) => Batch {
  let number = 0
  let seed = 1
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  const addresses = Array.from({ length: tokens }, (_, rank) => rankedToken(rank))
  const holders = Array.from({ length: 50_000 }, (_, at): Hex => `0x${sha256Hex(`holder ${at}`).slice(0, 40)}`)
  const pick = (from: readonly Hex[], at: number): Hex => from[Math.min(from.length - 1, Math.floor(at))] ?? "0x"

  return (count) => {
    const blocks: BlockRow[] = []
    const transactions: TransactionRow[] = []
    const transfers: TransferRow[] = []
    for (let left = count; left > 0; left -= transfersPerBlock, number += 1) {
      const hash = blockHash(number)
      blocks.push({
        number,
        hash,
        parentHash: blockHash(number - 1),
        timestamp: 1_700_000_000 + number * 2,
        transactionCount: transfersPerBlock,
        gasUsed: 5_000_000n,
        fragment: `{"blockNumber":"${number}","blockHash":"${hash}","pad":"${padding.block}"`,
      })
      for (let index = 0; index < transfersPerBlock; index += 1) {
        const token = pick(addresses, tokens ** random() - 1)
        const from = pick(holders, random() * holders.length)
        const to = pick(holders, random() * holders.length)
        const row = { blockNumber: number, logIndex: index, batchIndex: 0, standard: 20 as const, token, from, to }
        transfers.push({
          ...row,
          fragment: `{"txHash":"${hash}","from":"${from}","to":"${to}","pad":"${padding.transfer}"`,
        })
        const own: Hex = `0x${sha256Hex(`transaction ${number} ${index}`)}`
        const fragment = `{"txHash":"${own}","index":${index},"pad":"${padding.transaction}"}`
        const succeeded = index % 33 !== 0
        transactions.push({
          blockNumber: number,
          index,
          succeeded,
          hash: own,
          from,
          to: token,
          fragment,
        })
      }
    }
    return { blocks, transactions, transfers, deployments: [] }
  }
}
