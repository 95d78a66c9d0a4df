import type { Batch, Hex } from "@serac/store"

const hexWord = (value: number): Hex => `0x${value.toString(16).padStart(64, "0")}`

/** Consecutive blocks with a transaction each. */
export function plainBatch(from: number, count: number): Batch {
  const numbers = Array.from({ length: count }, (_, at) => from + at)
  return {
    blocks: numbers.map((number) => ({
      number,
      hash: hexWord(number + 1),
      parentHash: hexWord(number),
      timestamp: number * 10,
      transactionCount: 1,
      gasUsed: 21_000n,
      fragment: `{"block":"${number}"`,
    })),
    transactions: numbers.map((blockNumber) => ({
      blockNumber,
      index: 0,
      succeeded: true,
      hash: hexWord(1000 + blockNumber),
      from: `0x${"1".repeat(40)}`,
      to: `0x${"2".repeat(40)}`,
      fragment: `{"tx":"${blockNumber}"}`,
    })),
    transfers: [],
    deployments: [],
  }
}
