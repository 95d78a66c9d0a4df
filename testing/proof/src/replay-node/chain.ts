import type { Hex } from "viem"
import type { Ledger } from "../recording/ledger.ts"
import type { LedgerBlock, RecordedReceipt, RecordedTransaction } from "../recording/ledger-block.ts"

/** A ledger as a node knows it: up to a head that may move. */
export interface ReplayedChain {
  readonly chainId: string
  readonly blocks: readonly LedgerBlock[]
  head: number
  /** Undefined above the head, too. */
  numberOf(hash: Hex): number | undefined
  transaction(hash: Hex): { readonly transaction: RecordedTransaction; readonly receipt: RecordedReceipt } | undefined
}

export function createChain(ledger: Ledger, head = ledger.blocks.length - 1): ReplayedChain {
  const numbers = new Map(ledger.blocks.map(({ number, block }) => [block.hash as string, number]))
  const places = new Map<string, readonly [number, number]>()
  for (const { number, block } of ledger.blocks) {
    for (const [index, { hash }] of block.transactions.entries()) places.set(hash, [number, index])
  }
  const chain: ReplayedChain = {
    chainId: ledger.chainId,
    blocks: ledger.blocks,
    head,
    numberOf: (hash) => {
      const number = numbers.get(hash)
      return number === undefined || number > chain.head ? undefined : number
    },
    transaction: (hash) => {
      const [number, index] = places.get(hash) ?? []
      if (number === undefined || index === undefined || number > chain.head) return undefined
      const { block, receipts } = chain.blocks[number] as LedgerBlock
      const [transaction, receipt] = [block.transactions[index], receipts[index]]
      return transaction && receipt && { transaction, receipt }
    },
  }
  return chain
}

/** The same ledger under another chain ID. Its transactions keep the chain ID that they were signed for: their hashes cover it. */
export const withChainId = (ledger: Ledger, chainId: string): Ledger => ({ ...ledger, chainId })
