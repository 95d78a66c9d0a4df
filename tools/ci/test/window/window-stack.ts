import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, existsSync, mkdirSync, openSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { openStore } from "@serac/store"
import { forgetNetwork } from "../../src/start/forget-network.ts"
import { networkPlan } from "../../src/start/network-plan.ts"
import { seracJson } from "../../src/start/serac-json.ts"
import { startNetwork } from "../../src/start/start-network.ts"
import { root } from "../start/npm-start.ts"
import type { LongChain } from "./long-chain.ts"

const command = fileURLToPath(import.meta.resolve("../../../../packages/cli/src/main.ts"))

/** What the stack is made of. */
export interface WindowStackOptions {
  /** The first of four consecutive free ports. */
  readonly port: number
  /** Of the store; the long chain's part of it is used again. */
  readonly directory: string
  readonly chain: LongChain
}

/** A devnet and a long chain in one store, served by one `serac up`, which can be killed and started again. */
export class WindowStack {
  readonly url: string
  readonly #config: string
  readonly #close: () => Promise<void>
  /** A file beside the store. */
  readonly #log: number
  #service: ChildProcess | undefined

  private constructor(url: string, config: string, close: () => Promise<void>) {
    this.url = url
    this.#log = openSync(join(dirname(config), "serac.log"), "w")
    this.#config = config
    this.#close = close
  }

  static async start({ port, directory, chain }: WindowStackOptions): Promise<WindowStack> {
    mkdirSync(directory, { recursive: true })
    const data = join(directory, "data")
    await forgetNetwork(data, {
      networkID: networkPlan.networkID,
      chainIds: [networkPlan.cChainID, networkPlan.l1.chainID].map(String),
    })
    const onFault = (words: string) => console.error(`the network: ${words}`)
    const network = await startNetwork({ directory, port: port + 2, onFault })
    network.fill()
    await network.contracts
    const schema = join(root, "packages/cli/serac.schema.json")
    const { chains, ...others } = JSON.parse(
      seracJson({ network: network.facts, port, schema, genesis: network.genesisFile }),
    )
    const config = join(directory, "serac.json")
    const long = { chainId: chain.chainId, name: "Long", rpcUrls: [chain.door.url] }
    writeFileSync(config, JSON.stringify({ ...others, chains: [...chains, long] }))
    const stack = new WindowStack(`http://127.0.0.1:${port}`, config, network.close)
    try {
      await stack.serve()
      await stack.#indexed(data, chain)
      return stack
    } catch (error) {
      await stack.close()
      throw error
    }
  }

  /** Starts `serac up` and waits until it answers. */
  async serve(): Promise<void> {
    const child = spawn(process.execPath, [command, "up", "--config", this.#config], {
      stdio: ["ignore", this.#log, this.#log],
    })
    this.#service = child
    for (;;) {
      if (child.exitCode !== null) throw new Error(`serac up ended with ${child.exitCode}`)
      const answer = await fetch(`${this.url}/health/live`).catch(() => undefined)
      if (answer !== undefined) return
      await sleep(100)
    }
  }

  /** SIGKILL. */
  async kill(): Promise<void> {
    const child = this.#service as ChildProcess
    const exit = once(child, "exit")
    child.kill("SIGKILL")
    await exit
  }

  async close(): Promise<void> {
    const child = this.#service
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      const exit = once(child, "exit")
      child.kill("SIGTERM")
      await exit
    }
    closeSync(this.#log)
    await this.#close()
  }

  /** Waits until all blocks of the long chain are stored, and all lists have them. */
  async #indexed(directory: string, { chainId, head }: LongChain): Promise<void> {
    while (!existsSync(join(directory, "meta.sqlite"))) await sleep(100)
    const store = await openStore({ kind: "sqlite", directory })
    try {
      const reader = store.chain(chainId)
      for (let told = 0; ; await sleep(1_000)) {
        const status = await reader.status()
        const isBehind = (await reader.projections()).some(({ state }) => state === "behind")
        const stored = status?.head.number ?? 0
        if (stored >= head && !isBehind) return
        if (Date.now() > told + 60_000) {
          told = Date.now()
          console.log(`${stored.toLocaleString("en")} of ${head.toLocaleString("en")} blocks are stored`)
        }
      }
    } finally {
      await store.close()
    }
  }
}
