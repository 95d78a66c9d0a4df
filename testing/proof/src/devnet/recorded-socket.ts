import type { EvmChain } from "@serac/devnet/evm"
import type { LedgerBlock } from "../recording/ledger-block.ts"
import type { Connect } from "./exchange-hashes.ts"
import { bytesOfTransaction } from "./recorded-transaction.ts"

/** A chain whose recorded blocks were made again. */
export interface ReplayedChain {
  readonly chain: EvmChain
  /** The time of the chain's clock, in milliseconds since 1970. */
  readonly time: { now: number }
  /** The blocks from block 0, without a gap. */
  readonly blocks: readonly LedgerBlock[]
  /** Makes the recorded child of the tip. */
  readonly make: (block: LedgerBlock) => Promise<void>
}

/** A recorded chain that grows as it did during the recording. */
export interface GrowingChain {
  readonly connect: Connect
  /** Issues the transactions of the next recorded block, and makes the block. */
  grow(): Promise<void>
}

/** The WebSocket of a recorded chain at any of its heights. */
export interface RecordedSocket {
  /** The height of the last recorded block. */
  readonly height: number
  /** Runs a function while the chain has a height, and restores the chain afterwards. */
  at<Result>(height: number, happen: (chain: GrowingChain) => Promise<Result>): Promise<Result>
}

/** The WebSocket of a chain whose blocks were made again. */
export function recordedSocket({ chain, time, blocks, make }: ReplayedChain, connect: Connect): RecordedSocket {
  const grow = async () => {
    const next = blocks[Number(chain.tip.header.number) + 1]
    if (next === undefined) throw new Error("the recording has no more blocks")
    for (const transaction of next.block.transactions) await chain.issue(bytesOfTransaction(transaction))
    await make(next)
  }
  return {
    height: Number(chain.tip.header.number),
    async at(height, happen) {
      const tip = chain.blockAt(BigInt(height))
      if (tip === undefined) throw new Error(`the recording has no block ${height}`)
      const [end, now] = [chain.mark(), time.now]
      const { pool } = end
      await chain.revert({ tip, root: chain.rootOf(tip), unsettled: [], pool })
      time.now = Number(tip.header.timestamp) * 1000
      try {
        return await happen({ connect, grow })
      } finally {
        await chain.revert(end)
        chain.forget(end)
        time.now = now
      }
    },
  }
}
