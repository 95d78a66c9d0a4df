import { receiptOf } from "@serac/kits/demo-chain"
import {
  type AccessList,
  type Address,
  createPublicClient,
  type Hex,
  http,
  type PublicClient,
  type TransactionReceipt,
} from "viem"
import { generatePrivateKey, type LocalAccount, privateKeyToAccount } from "viem/accounts"

/** A transaction of an account; without `to` it creates a contract. */
export interface LiveCall {
  readonly to?: Address
  readonly data?: Hex
  /** The value in wei. Default 0. */
  readonly value?: bigint
  /** The gas limit. Default 3,000,000. */
  readonly gas?: bigint
  readonly accessList?: AccessList
}

const funds = 1_000n * 10n ** 18n
const maxFeePerGas = 50n * 10n ** 9n

/** A sender with its own key on one live EVM chain, which waits for each transaction before the next. */
export class LiveAccount {
  readonly client: PublicClient
  readonly #account: LocalAccount
  #chainId: number | undefined

  constructor(rpcUrl: string, account: LocalAccount) {
    this.client = createPublicClient({ transport: http(rpcUrl, { retryCount: 3 }) })
    this.#account = account
  }

  /** Creates a key and funds it with 1,000 of the native token from `payer`. @param rpcUrl of the chain */
  static async funded(rpcUrl: string, payer: LocalAccount): Promise<LiveAccount> {
    const account = new LiveAccount(rpcUrl, privateKeyToAccount(generatePrivateKey()))
    await new LiveAccount(rpcUrl, payer).send({ to: account.address, value: funds, gas: 21_000n })
    return account
  }

  get address(): Address {
    return this.#account.address
  }

  /** Resolves when the transaction is in a block. @throws {Error} where the transaction failed, or is in no block within two minutes */
  async send({ gas = 3_000_000n, ...call }: LiveCall): Promise<TransactionReceipt> {
    const { client } = this
    this.#chainId ??= await client.getChainId()
    const nonce = await client.getTransactionCount({ address: this.address, blockTag: "pending" })
    const fees = { maxFeePerGas, maxPriorityFeePerGas: 0n }
    const serializedTransaction = await this.#account.signTransaction({
      ...call,
      ...fees,
      gas,
      nonce,
      chainId: this.#chainId,
      type: "eip1559",
    })
    const hash = await client.sendRawTransaction({ serializedTransaction })
    const receipt = await receiptOf(client, hash)
    if (receipt.status !== "success") throw new Error(`transaction ${hash} of chain ${this.#chainId} failed`)
    return receipt
  }
}
