import type {
  Batch,
  BlockRow,
  DeploymentRow,
  Hex,
  InternalTransactionRow,
  TransactionRow,
  TransferRow,
} from "../../src/index.ts"

/** What is in a block; the rest follows from its place. */
export interface BlockContent {
  /** Unix seconds. Default: ten times the number. */
  readonly timestamp?: number
  readonly gasUsed?: bigint
  /** Whether each succeeded. */
  readonly transactions?: readonly boolean[]
  readonly transfers?: readonly Omit<TransferRow, "blockNumber" | "fragment">[]
  readonly deployments?: readonly Omit<DeploymentRow, "blockNumber" | "transactionHash">[]
  readonly internalTransactions?: readonly Omit<InternalTransactionRow, "blockNumber" | "fragment">[]
}

export const address = (digit: number): Hex => `0x${digit.toString(16).padStart(40, "0")}`
export const word = (value: number | bigint): Hex => `0x${value.toString(16).padStart(64, "0")}`

/** Which fork a block is on is part of its hash. */
export const hashOf = (number: number, fork = 0): Hex => word((BigInt(fork) << 64n) + BigInt(number + 1))

/** Rows of consecutive blocks. `parentHash` is that of the block before the first one. */
export function batchOf(
  contents: readonly BlockContent[],
  { from = 0, fork = 0, parentHash = hashOf(from - 1, fork) }: { from?: number; fork?: number; parentHash?: Hex } = {},
): Batch {
  const blocks: BlockRow[] = []
  const transactions: TransactionRow[] = []
  const transfers: TransferRow[] = []
  const deployments: DeploymentRow[] = []
  const internalTransactions: InternalTransactionRow[] = []
  for (const [at, content] of contents.entries()) {
    const number = from + at
    const hash = hashOf(number, fork)
    blocks.push({
      number,
      hash,
      parentHash: at === 0 ? parentHash : hashOf(number - 1, fork),
      timestamp: content.timestamp ?? number * 10,
      transactionCount: content.transactions?.length ?? 0,
      gasUsed: content.gasUsed ?? 0n,
      fragment: `{"block":"${number}","fork":${fork}`,
    })
    for (const [index, succeeded] of (content.transactions ?? []).entries()) {
      transactions.push({ blockNumber: number, index, succeeded, fragment: `{"tx":"${number}/${index}/${fork}"}` })
    }
    for (const transfer of content.transfers ?? []) {
      const fragment = `{"transfer":"${number}/${transfer.logIndex}/${transfer.batchIndex}/${fork}"}`
      transfers.push({ blockNumber: number, ...transfer, fragment })
    }
    for (const deployment of content.deployments ?? []) {
      deployments.push({
        blockNumber: number,
        transactionHash: word(number * 1000 + deployment.sequence),
        ...deployment,
      })
    }
    for (const one of content.internalTransactions ?? []) {
      const fragment = `{"internal":"${number}/${one.transactionIndex}/${one.sequence}/${fork}"}`
      internalTransactions.push({ blockNumber: number, ...one, fragment })
    }
  }
  return { blocks, transactions, transfers, deployments, internalTransactions }
}

/** A chain of blocks with one transaction each. */
export const plainBlocks = (count: number): readonly BlockContent[] =>
  Array.from({ length: count }, () => ({ transactions: [true] }))

/** Progress of an indexer that is at the node's head. */
export const atHead = ({ blocks }: Batch) => ({ nodeHead: blocks.at(-1)?.number ?? 0, now: 1_000_000 })
