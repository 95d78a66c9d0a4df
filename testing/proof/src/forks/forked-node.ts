import { setTimeout } from "node:timers/promises"
import {
  type Abi,
  type Account,
  createPublicClient,
  createWalletClient,
  defineChain,
  type Hex,
  http,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from "viem"

/** How often a receipt is asked for, each 50 ms. */
const receiptAttempts = 600

/** A chain on which the script runs: a living one, or a fork. */
export interface ForkedNode {
  readonly name: string
  readonly url: string
  /** Makes a block; undefined if the chain makes them itself. */
  readonly mine?: (() => Promise<unknown>) | undefined
}

/** A transaction of the script. */
export interface ScriptedCall {
  readonly account: Account
  /** Undefined deploys `data`. */
  readonly to?: Hex | undefined
  readonly data: Hex
  readonly value?: bigint
}

/** Sends transactions to a chain, and reads it. */
export class ForkedClient {
  readonly node: ForkedNode
  readonly read: ReturnType<typeof createPublicClient>
  readonly #wallet: ReturnType<typeof createWalletClient>
  readonly #nonces = new Map<Hex, number>()

  private constructor(node: ForkedNode, chainID: number) {
    const nativeCurrency = { name: "coin", symbol: "COIN", decimals: 18 }
    const chain = defineChain({
      id: chainID,
      name: node.name,
      nativeCurrency,
      rpcUrls: { default: { http: [node.url] } },
    })
    const transport = http(node.url, { retryCount: 0, timeout: 60_000 })
    this.node = node
    this.read = createPublicClient({ chain, transport, pollingInterval: 50 })
    this.#wallet = createWalletClient({ chain, transport })
  }

  static async open(node: ForkedNode): Promise<ForkedClient> {
    const read = createPublicClient({ transport: http(node.url) })
    return new ForkedClient(node, await read.getChainId())
  }

  /** Sends a transaction and waits for its receipt; also one that fails. */
  async send({ account, to, data, value = 0n }: ScriptedCall): Promise<TransactionReceipt> {
    const hash = await this.#wallet.sendTransaction({
      account,
      chain: this.#wallet.chain,
      to: to ?? null,
      data,
      value,
      gas: 3_000_000n,
      type: "eip1559",
      maxFeePerGas: 300_000_000_000n,
      maxPriorityFeePerGas: 1n,
      nonce: await this.nextNonce(account),
    })
    this.#nonces.set(account.address, (await this.nextNonce(account)) + 1)
    await this.node.mine?.()
    return this.#receiptOf(hash)
  }

  /** Asks for a receipt until it is there: viem's own waiting may miss the last block of a chain that makes no further one. */
  async #receiptOf(hash: Hex): Promise<TransactionReceipt> {
    for (let left = receiptAttempts; ; left--)
      try {
        return await this.read.getTransactionReceipt({ hash })
      } catch (error) {
        if (left === 0 || !(error instanceof TransactionReceiptNotFoundError)) throw error
        await setTimeout(50)
      }
  }

  /** The nonce of an account's next transaction. From Helicon on, a node's state is behind its receipts for a moment. */
  async nextNonce({ address }: Account): Promise<number> {
    const nonce = this.#nonces.get(address) ?? (await this.read.getTransactionCount({ address }))
    this.#nonces.set(address, nonce)
    return nonce
  }

  /** Waits until the chain's last state has all transactions of an account. */
  async catchUp(account: Account): Promise<void> {
    const { address } = account
    const nonce = await this.nextNonce(account)
    for (let left = receiptAttempts; left > 0; left--) {
      if ((await this.read.getTransactionCount({ address })) >= nonce) return
      await setTimeout(50)
    }
    throw new Error(`${this.node.name} does not get to the nonce ${nonce} of ${address}`)
  }

  /** Deploys a contract. @returns its address */
  async deploy(account: Account, data: Hex): Promise<Hex> {
    const { contractAddress, status } = await this.send({ account, data })
    if (status !== "success" || !contractAddress) throw new Error(`${this.node.name} deployed nothing`)
    return contractAddress
  }

  /** The result of a function without effects. */
  call(address: Hex, abi: Abi, functionName: string, args: readonly unknown[] = []): Promise<unknown> {
    return this.read.readContract({ address, abi, functionName, args })
  }
}
