import { writeFile } from "node:fs/promises"
import { type Devnet, DevnetWallet, genesisJson, testAccounts, testKey } from "@serac/devnet"
import { startDevnet } from "@serac/devnet/start"
import type { Truth } from "./truth.ts"

/** A devnet whose C-Chain and X-Chain make a block about every second, and which records its heads as facts. */
export class WatchedDevnet {
  readonly url: string
  readonly networkId: number
  readonly chainId: number
  readonly #devnet: Devnet
  readonly #close: () => Promise<void>
  readonly #wallet: DevnetWallet
  #growing: NodeJS.Timeout | undefined
  #blocks = 0

  private constructor(devnet: Devnet, url: string, chainId: number, close: () => Promise<void>) {
    this.#devnet = devnet
    this.url = url
    this.chainId = chainId
    this.networkId = devnet.network.genesis.networkID
    this.#close = close
    this.#wallet = new DevnetWallet(devnet.network, testKey)
  }

  static async start(seed: string): Promise<WatchedDevnet> {
    const { devnet, url, close } = await startDevnet({ seed })
    const id = (await ask(devnet, "/ext/bc/C/rpc", "eth_chainId", [])) as string
    return new WatchedDevnet(devnet, url, Number(id), close)
  }

  /** Writes the genesis file of the devnet. */
  async writeGenesis(path: string): Promise<void> {
    await writeFile(path, genesisJson(this.#devnet.network.genesisFile))
  }

  /** Starts the making of blocks. */
  grow(): void {
    this.#growing ??= setInterval(() => void this.#makeBlock(), 1_000)
  }

  /** Records the current head of each chain. */
  async tell(truth: Truth): Promise<void> {
    const { networkId, chainId } = this
    const heads = await Promise.all([
      ask(this.#devnet, "/ext/bc/C/rpc", "eth_blockNumber", []),
      ask(this.#devnet, "/ext/bc/P", "platform.getHeight", {}),
      ask(this.#devnet, "/ext/bc/X", "avm.getHeight", {}),
    ])
    const [c, p, x] = heads.map((head) => Number(Object(head).height ?? head)) as [number, number, number]
    const at = performance.now()
    truth.head(`chain ${chainId}`, c, at)
    truth.head(`network ${networkId} C`, c, at)
    truth.head(`network ${networkId} P`, p, at)
    truth.head(`network ${networkId} X`, x, at)
  }

  async close(): Promise<void> {
    clearInterval(this.#growing)
    await this.#close()
  }

  async #makeBlock(): Promise<void> {
    const [from, to] = testAccounts
    await ask(this.#devnet, "/ext/bc/C/rpc", "eth_sendTransaction", [
      { from: from?.address, to: to?.address, value: `0x${(++this.#blocks).toString(16)}` },
    ])
    if (this.#blocks % 2 === 0) this.#wallet.transferX([{ to: this.#wallet.address, amount: 1_000_000_000n }])
  }
}

async function ask(devnet: Devnet, target: string, method: string, params: unknown): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const headers = { host: "localhost", "content-type": "application/json" }
  const answer = JSON.parse((await devnet.node.handle({ method: "POST", target, headers, body })).body as string)
  if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message}`)
  return answer.result
}
