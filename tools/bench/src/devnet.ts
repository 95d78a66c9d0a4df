import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { DevnetClock, DevnetWallet, PrimaryNetwork, testKey } from "@serac/devnet"
import { startDevnet } from "@serac/devnet/start"
import { createRpc, type Rpc, startAnvil } from "@serac/kits/demo-chain"
import { privateKeyToAccount } from "viem/accounts"
import { pinToTwoCores } from "./cores.ts"
import { memoryOverDays } from "./devnet-memory.ts"
import type { PartOptions } from "./part.ts"
import { processorSeconds } from "./process-cost.ts"
import type { Results } from "./results/results.ts"

const repository = fileURLToPath(new URL("../../..", import.meta.url))
const nanoPerAvax = 1_000_000_000n

/** A devnet's start time, throughput and memory after days of use; its EVM chain compared with anvil. */
export async function devnet({ quick, results }: PartOptions): Promise<void> {
  console.log(`\nThe devnet, ${pinToTwoCores()}`)
  await benchStart(quick ? 1 : 5, results)
  await payments(quick ? 50 : 800, results)
  transfers(quick ? 50 : 1_000, results)
  await memoryOverDays(quick ? [0.05, 0.1] : [10, 40])
}

/** Times from the start of the process to its first answer and to the first answer of its C-Chain. */
async function benchStart(rounds: number, results: Results): Promise<void> {
  const times: { first: number; whole: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const port = 19_650 + round
    const begun = performance.now()
    const main = `${repository}/packages/cli/src/main.ts`
    const child = spawn(process.execPath, [main, "devnet", "--port", `${port}`], { stdio: "ignore" })
    const exit = once(child, "exit")
    try {
      const first = await timeToAnswer(port, "P", "platform.getHeight", {})
      const whole = await timeToAnswer(port, "C/rpc", "eth_blockNumber", [])
      times.push({ first: first - begun, whole: whole - begun })
    } finally {
      child.kill("SIGINT")
      await exit
    }
  }
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  const [first, whole] = [times.map((one) => one.first), times.map((one) => one.whole)].map(median)
  console.log(`  serac devnet: P-Chain answers after ${ms(first)}, C-Chain after ${ms(whole)} (median of ${rounds})`)
  const row = `from the start of \`serac devnet\` to the first answer, median of ${rounds}`
  results.add("devnet", { what: row }, { devnet: `${ms(first)} (C-Chain ${ms(whole)})`, "anvil 1.7.1": "not measured" })
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

/** Sends the same signed payments to both nodes, one after the other, one block each. */
async function payments(count: number, results: Results): Promise<void> {
  const running = await startDevnet({ seed: "bench" })
  const anvil = await startAnvil({ port: 0, chainId: 31_337, genesisTime: Math.floor(Date.now() / 1000) })
  try {
    const key = `0x${Buffer.from(testKey).toString("hex")}` as const
    const account = privateKeyToAccount(key)
    const contestants = [
      { name: "devnet, C-Chain", rpc: createRpc(`${running.url}/ext/bc/C/rpc`) },
      { name: "anvil", rpc: anvil.rpc },
    ]
    await anvil.rpc("anvil_setBalance", [account.address, "0x10000000000000000000000"])
    await anvil.rpc("evm_setAutomine", [true])
    const paid: { name: string; rate: number; processor: number }[] = []
    for (const { name, rpc } of contestants) paid.push({ name, ...(await payRounds(account, rpc, count)) })
    const [own, peer] = paid
    const row = "signed payments over HTTP, one after the other, a block and a look at the receipt each"
    for (const [column, one] of [["devnet", own] as const, ["anvil 1.7.1", peer] as const])
      if (one)
        results.add(
          "devnet",
          { what: row },
          { [column]: `${one.rate.toFixed(0)}/s, ${one.processor.toFixed(2)} ms processor` },
        )
    for (const { name, rate, processor } of paid)
      console.log(
        `  ${name.padEnd(18)} ${rate.toFixed(0).padStart(6)} payments/s, ${processor.toFixed(2)} ms of processor each, the client's included`,
      )
    if (own && peer) console.log(`  devnet beside anvil: ${(own.rate / peer.rate).toFixed(2)}x`)
  } finally {
    await anvil.stop()
    await running.close()
  }
}

async function payRounds(account: ReturnType<typeof privateKeyToAccount>, rpc: Rpc, count: number) {
  const chainId = Number(await rpc<string>("eth_chainId"))
  const first = Number(await rpc<string>("eth_getTransactionCount", [account.address, "latest"]))
  const signed = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      account.signTransaction({
        type: "eip1559",
        chainId,
        to: `0x${createHash("sha256").update(`${index}`).digest("hex").slice(0, 40)}`,
        value: 1n,
        nonce: first + index,
        gas: 21_000n,
        maxFeePerGas: 10n ** 12n,
        maxPriorityFeePerGas: 1n,
      }),
    ),
  )
  const [begun, cost] = [performance.now(), processorSeconds(process.pid)]
  for (const transaction of signed) {
    const hash = await rpc<string>("eth_sendRawTransaction", [transaction])
    while ((await rpc("eth_getTransactionReceipt", [hash])) === null);
  }
  const seconds = (performance.now() - begun) / 1000
  return { rate: count / seconds, processor: ((processorSeconds(process.pid) - cost) * 1000) / count }
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
