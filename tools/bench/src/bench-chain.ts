import { spawn, spawnSync } from "node:child_process"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

/** A local chain that every contestant indexes. */
export interface BenchChain {
  readonly rpcUrl: string
  readonly chainId: string
  readonly lastBlock: number
  readonly tokens: readonly string[]
  readonly accounts: readonly string[]
}

/** The chain's node, in a process of its own. */
export interface BenchNode {
  readonly chain: BenchChain
  /** Moves the head on by one block. */
  readonly advance: () => void
  readonly stop: () => void
}

/** Starts a node that serves a synthetic chain of 40 ERC-20 transfers a block. */
export async function startBenchNode(head = 4901): Promise<BenchNode> {
  const entry = fileURLToPath(new URL("bench-node.ts", import.meta.url))
  const child = spawn(process.execPath, [entry, String(head)], { stdio: ["pipe", "pipe", "inherit"] })
  for await (const line of createInterface(child.stdout))
    return {
      chain: JSON.parse(line) as BenchChain,
      advance: () => child.stdin.write("\n"),
      stop: () => child.stdin.end(),
    }
  throw new Error("the node of the benchmark ended before it served")
}

/** Keeps this process and all that it starts to two cores, so that machines of any size compare. */
export function pinToTwoCores(): string {
  const { status } = spawnSync("taskset", ["-a", "-p", "-c", "0,1", String(process.pid)])
  return status === 0 ? "pinned to 2 cores" : "not pinned (no taskset)"
}
