import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { nodeOn } from "../cores.ts"

/** The size of a network's chains. */
export interface NetworkShape {
  /** Heights. */
  readonly p: number
  readonly x: number
  /** Transactions in a block. */
  readonly transactions: number
  /** Whether the node gives ranges of blocks. */
  readonly index: boolean
  /** On the P-Chain each block is one transaction with this many outputs to one address; instead of `transactions`. */
  readonly fan?: number
}

/** A primary network for indexing benchmarks. */
export interface BenchNetwork {
  readonly nodeUrl: string
  readonly networkId: number
  /** cb58. */
  readonly avaxAssetId: string
  /** The P-Chain address that receives all outputs of a fan. */
  readonly address: string
  readonly shape: NetworkShape
}

/** The network's node, in a process of its own. */
export interface BenchNetworkNode {
  readonly network: BenchNetwork
  readonly stop: () => void
}

/** Starts a node whose answers are ready. */
export async function startBenchNetwork(
  shape: NetworkShape,
  cores: readonly number[] = [0, 1],
): Promise<BenchNetworkNode> {
  const entry = fileURLToPath(new URL("bench-network-node.ts", import.meta.url))
  const [command, args] = nodeOn(cores, [entry, JSON.stringify(shape)])
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] })
  for await (const line of createInterface(child.stdout)) {
    return { network: JSON.parse(line) as BenchNetwork, stop: () => child.stdin.end() }
  }
  throw new Error("the node of the benchmark ended before it served")
}
