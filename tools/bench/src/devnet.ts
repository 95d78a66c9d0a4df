import { spawn } from "node:child_process"
import { once } from "node:events"
import { rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { makeConsumer } from "@serac/ci/consumer"
import { DevnetClock, DevnetWallet, PrimaryNetwork, testKey } from "@serac/devnet"
import { pinToTwoCores } from "./cores.ts"
import { compareWithAnvil } from "./devnet-and-anvil.ts"
import { memoryOverDays } from "./devnet-memory.ts"
import { manyNetworks } from "./devnet-networks.ts"
import type { PartOptions } from "./part.ts"
import type { Results } from "./results/results.ts"

const nanoPerAvax = 1_000_000_000n

/** A devnet's start time and throughput; its EVM chain compared with anvil. */
export async function devnet({ quick, results }: PartOptions): Promise<void> {
  console.log(`\nThe devnet, ${pinToTwoCores()}`)
  await benchStart(quick ? 1 : 5, results)
  await compareWithAnvil(quick ? 50 : 800, results)
  await manyNetworks(quick ? 5 : 50, results)
  transfers(quick ? 50 : 1_000, results)
}

/** A devnet's memory, and the processor time of a block, after days of use. */
export async function devnetMemory({ quick }: PartOptions): Promise<void> {
  console.log(`\nThe devnet over days, ${pinToTwoCores()}`)
  await memoryOverDays(quick ? [0.05, 0.1] : [10, 40])
}

/** Times from the start of the process to its first answer and to the first answer of its C-Chain: of the packed package, as npm installs it. */
async function benchStart(rounds: number, results: Results): Promise<void> {
  const project = await makeConsumer()
  const times: StartTimes[] = []
  try {
    const command = join(project, "node_modules/@serac/cli/dist/main.js")
    for (let round = 0; round < rounds; round++) times.push(await timeStart(command, 19_650 + round))
  } finally {
    await rm(dirname(project), { recursive: true })
  }
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  const [first, whole] = [times.map((one) => one.first), times.map((one) => one.whole)].map(median)
  console.log(`  serac devnet: P-Chain answers after ${ms(first)}, C-Chain after ${ms(whole)} (median of ${rounds})`)
  const row = `from the start of \`serac devnet\`, installed by npm, to the first answer, median of ${rounds}`
  results.add("devnet", { what: row }, { devnet: `${ms(first)} (C-Chain ${ms(whole)})`, "anvil 1.7.1": "not measured" })
}

/** Milliseconds. */
interface StartTimes {
  readonly first: number
  readonly whole: number
}

async function timeStart(command: string, port: number): Promise<StartTimes> {
  const begun = performance.now()
  const child = spawn(process.execPath, [command, "devnet", "--port", `${port}`], { stdio: "ignore" })
  const exit = once(child, "exit")
  try {
    const first = await timeToAnswer(port, "P", "platform.getHeight", {})
    const whole = await timeToAnswer(port, "C/rpc", "eth_blockNumber", [])
    return { first: first - begun, whole: whole - begun }
  } finally {
    child.kill("SIGINT")
    await exit
  }
}

async function timeToAnswer(port: number, chain: string, method: string, params: unknown): Promise<number> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const headers = { "content-type": "application/json" }
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/ext/bc/${chain}`, { method: "POST", headers, body })
      if (response.ok && "result" in ((await response.json()) as object)) return performance.now()
    } catch {}
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Transfers on X and P, each built, signed, verified, and put into a block of its own. */
function transfers(count: number, results: Results): void {
  const clock = new DevnetClock({ start: Date.UTC(2026, 0, 1), isStopped: true })
  const network = new PrimaryNetwork({ clock, seed: "bench" })
  const wallet = new DevnetWallet(network, testKey)
  const rates: string[] = []
  for (const [name, act] of [
    ["X", () => wallet.transferX([{ to: wallet.address, amount: nanoPerAvax }])],
    ["P", () => wallet.transferP([{ to: wallet.address, amount: nanoPerAvax }])],
  ] as const) {
    const begun = performance.now()
    for (let made = 0; made < count; made++) {
      clock.advance(1_000)
      act()
      network.work()
    }
    const rate = ((count * 1000) / (performance.now() - begun)).toFixed(0)
    rates.push(`${name} ${rate}/s`)
    console.log(`  ${name}-Chain: ${rate} transfers/s, signing included`)
  }
  const row = "transfers in process, each built, signed, verified and put into a block of its own"
  results.add("devnet", { what: row }, { devnet: rates.join(", ") })
}

const ms = (value = 0): string => `${value.toFixed(0)} ms`
