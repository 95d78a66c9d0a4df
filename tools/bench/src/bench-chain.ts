import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { nodeOn } from "./cores.ts"

/** A local chain that every contestant indexes. */
export interface BenchChain {
  readonly rpcUrl: string
  readonly wsUrl: string
  readonly chainId: string
  readonly lastBlock: number
  readonly tokens: readonly string[]
  readonly accounts: readonly string[]
}

/** What the chain is made of, where not of 40 ERC-20 transfers a block, each in a transaction of its own. */
export interface BenchShape {
  readonly head: number
  /** Blocks to come whose answers are made at the start too. */
  readonly ahead?: number
  readonly transfersPerBlock?: number
  readonly transfersPerTransaction?: number
  /** Whether tokens answer the balances that their events come to. Default no: what a contract answers is never what events say. */
  readonly hasTrueBalances?: boolean
  /** Blocks whose answers are kept ready at most. Default all. */
  readonly readyBlocks?: number
}

/** The chain's node, in a process of its own. */
export interface BenchNode {
  readonly chain: BenchChain
  /** Advances the head, by one block by default. */
  readonly advance: (blocks?: number) => void
  readonly stop: () => void
}

/** Starts a node that serves a synthetic chain of ERC-20 transfers. */
export async function startBenchNode(shape: BenchShape, cores: readonly number[] = [0, 1]): Promise<BenchNode> {
  const entry = fileURLToPath(new URL("bench-node.ts", import.meta.url))
  const [command, args] = nodeOn(cores, [entry, JSON.stringify(shape)])
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] })
  for await (const line of createInterface(child.stdout))
    return {
      chain: JSON.parse(line) as BenchChain,
      advance: (blocks = 1) => child.stdin.write("\n".repeat(blocks)),
      stop: () => child.stdin.end(),
    }
  throw new Error("the node of the benchmark ended before it served")
}
