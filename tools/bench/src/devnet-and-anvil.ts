import { type ChildProcess, spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { testKey } from "@serac/devnet"
import { createRpc, type Rpc, startAnvil } from "@serac/kits/demo-chain"
import { privateKeyToAccount } from "viem/accounts"
import { familyMemory, processorSeconds } from "./process-cost.ts"
import type { Results } from "./results/results.ts"

const account = privateKeyToAccount(`0x${Buffer.from(testKey).toString("hex")}`)
const command = fileURLToPath(new URL("../../../packages/cli/src/main.ts", import.meta.url))
const atATime = 50
/**
 * The senders of payments that are sent at the same time. Those of one sender would arrive in another order than their nonces, and anvil 1.7.1
 * leaves one in its queue for ever that arrives while a block takes the one before.
 */
const senders = Array.from({ length: atATime }, (_, at) =>
  privateKeyToAccount(`0x${createHash("sha256").update(`sender ${at}`).digest("hex")}`),
)
const snapshots = 50
/** Milliseconds after which a payment without a receipt ends the benchmark. */
const maxWait = 10_000

type Account = typeof account

/** A development node in a process of its own. */
interface Node {
  readonly name: string
  readonly rpc: Rpc
  readonly pid: number
}

/** Rates in payments a second, the node's processor time in milliseconds a payment, and milliseconds of a snapshot and back. */
interface Figures {
  readonly serial: Paid
  readonly together: Paid
  readonly back: number
  readonly memory: number
}

interface Paid {
  readonly rate: number
  readonly processor: number
}

/** Payments to the devnet's C-Chain and to anvil, each in a process of its own, in turns. */
export async function compareWithAnvil(count: number, results: Results): Promise<void> {
  const anvil = await startAnvil({ port: 0, chainId: 31_337, genesisTime: Math.floor(Date.now() / 1000) })
  const child = spawn(process.execPath, [command, "devnet", "--port", "0"], { stdio: ["ignore", "pipe", "ignore"] })
  try {
    await anvil.rpc("evm_setAutomine", [true])
    const nodes: readonly Node[] = [
      { name: "devnet", rpc: createRpc(await cChainOf(child)), pid: child.pid as number },
      { name: "anvil 1.7.1", rpc: anvil.rpc, pid: anvil.pid },
    ]
    for (const { rpc } of nodes)
      for (const { address } of [account, ...senders])
        await rpc("anvil_setBalance", [address, "0x10000000000000000000000"])
    // The first round is a warm-up.
    for (const node of nodes) await figuresOf(node, Math.ceil(count / 4))
    const figures: Figures[] = []
    for (const node of nodes) figures.push(await figuresOf(node, count))
    const [own, peer] = figures as [Figures, Figures]
    report(results, own, peer)
  } finally {
    child.kill("SIGINT")
    if (child.exitCode === null) await once(child, "exit")
    await anvil.stop()
  }
}

function report(results: Results, own: Figures, peer: Figures): void {
  const rows: readonly (readonly [what: string, text: (of: Figures) => string])[] = [
    [
      "signed payments over HTTP, one after the other, each with a block and a look at its receipt",
      ({ serial }) => paidText(serial),
    ],
    [`the same of ${atATime} senders, ${atATime} at a time`, ({ together }) => paidText(together)],
    ["a snapshot and back", ({ back }) => `${back.toFixed(2)} ms`],
    ["resident memory after that", ({ memory }) => `${memory} MiB`],
  ]
  for (const [what, text] of rows) {
    results.add("devnet", { what }, { devnet: text(own), "anvil 1.7.1": text(peer) })
    console.log(`  ${what}: devnet ${text(own)}, anvil ${text(peer)}`)
  }
  const ratio = (of: (figures: Figures) => number) => `${(of(own) / of(peer)).toFixed(2)}x`
  console.log(
    `  devnet beside anvil: rate ${ratio(({ serial }) => serial.rate)}, ${ratio(({ together }) => together.rate)} together; ` +
      `processor ${ratio(({ serial }) => serial.processor)}, ${ratio(({ together }) => together.processor)} together`,
  )
}

const paidText = ({ rate, processor }: Paid): string => `${rate.toFixed(0)}/s, ${processor.toFixed(2)} ms processor`

async function cChainOf({ stdout }: ChildProcess): Promise<string> {
  let said = ""
  for await (const data of stdout ?? []) {
    said += data
    const [url] = /http:\/\/\S+\/ext\/bc\/C\/rpc/.exec(said) ?? []
    if (url !== undefined) {
      stdout?.resume()
      return url
    }
  }
  throw new Error(`the devnet ended before it listened: ${said}`)
}

async function figuresOf({ rpc, pid }: Node, count: number): Promise<Figures> {
  const serial = await measured(pid, await signedPayments(rpc, [account], count), async (signed) => {
    for (const transaction of signed) await pay(rpc, transaction)
  })
  const together = await measured(pid, await signedPayments(rpc, senders, count), async (signed) => {
    for (let at = 0; at < signed.length; at += atATime)
      await Promise.all(signed.slice(at, at + atATime).map((transaction) => pay(rpc, transaction)))
  })
  const begun = performance.now()
  for (let made = 0; made < snapshots; made++) await rpc("evm_revert", [await rpc("evm_snapshot", [])])
  return { serial, together, back: (performance.now() - begun) / snapshots, memory: familyMemory(pid) }
}

async function pay(rpc: Rpc, transaction: string): Promise<void> {
  const hash = await rpc<string>("eth_sendRawTransaction", [transaction])
  const end = performance.now() + maxWait
  while ((await rpc("eth_getTransactionReceipt", [hash])) === null)
    if (performance.now() > end) throw new Error(`the payment ${hash} has no receipt after ${maxWait / 1_000} s`)
}

async function measured(
  pid: number,
  signed: readonly string[],
  run: (signed: readonly string[]) => Promise<void>,
): Promise<Paid> {
  const [begun, cost] = [performance.now(), processorSeconds(pid)]
  await run(signed)
  const rate = (signed.length * 1_000) / (performance.now() - begun)
  return { rate, processor: ((processorSeconds(pid) - cost) * 1_000) / signed.length }
}

/** Payments of some senders in turns, each with the next nonce of its sender. */
async function signedPayments(rpc: Rpc, from: readonly Account[], count: number): Promise<readonly string[]> {
  const chainId = Number(await rpc<string>("eth_chainId"))
  const firsts: number[] = []
  for (const { address } of from) firsts.push(Number(await rpc<string>("eth_getTransactionCount", [address, "latest"])))
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const sender = from[index % from.length] as Account
      const nonce = (firsts[index % from.length] as number) + Math.floor(index / from.length)
      return sender.signTransaction({
        type: "eip1559",
        chainId,
        to: `0x${createHash("sha256").update(`${sender.address} ${nonce}`).digest("hex").slice(0, 40)}`,
        value: 1n,
        nonce,
        gas: 21_000n,
        maxFeePerGas: 10n ** 12n,
        maxPriorityFeePerGas: 1n,
      })
    }),
  )
}
