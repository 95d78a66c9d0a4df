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

/** The chain's blocks. Default 40 ERC-20 transfers a block, each in its own transaction. */
export interface BenchShape {
  readonly head: number
  /** The number of future blocks whose answers are prepared at the start. */
  readonly ahead?: number
  readonly transfersPerBlock?: number
  readonly transfersPerTransaction?: number
  /** Default 5,000. */
  readonly accounts?: number
  /** Whether token contracts return the balances of their events. Default false: they always return other balances. */
  readonly hasTrueBalances?: boolean
  /** The maximal number of blocks with prepared answers. Default all. */
  readonly readyBlocks?: number
}

/** The chain's node, in a process of its own. */
export interface BenchNode {
  readonly chain: BenchChain
  /** Advances the head, by one block by default. */
  readonly advance: (blocks?: number) => void
  readonly stop: () => void
}

/** Starts a node of the same chain, in a process of its own, that cuts some requests off and answers others falsely. */
export async function startLyingNode(shape: BenchShape): Promise<Pick<BenchNode, "stop"> & Pick<BenchChain, "rpcUrl">> {
  const entry = fileURLToPath(new URL("lying-node.ts", import.meta.url))
  const child = spawn(process.execPath, [entry, JSON.stringify(shape)], { stdio: ["pipe", "pipe", "inherit"] })
  for await (const line of createInterface(child.stdout))
    return { rpcUrl: (JSON.parse(line) as BenchChain).rpcUrl, stop: () => child.stdin.end() }
  throw new Error("the node of the benchmark that lies ended before it served")
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
