import {
  assertSendable,
  type CallRequest,
  type EvmChain,
  EvmError,
  estimateGas,
  fromHex,
  type Hex,
  impersonate,
  PriceOracle,
  type UnsignedTransaction,
} from "@serac/evm-chain"
import { signEvmTransaction } from "../../wallet/sign-evm-transaction.ts"
import { testAccounts } from "../../wallet/test-accounts.ts"

const keys = new Map(testAccounts.map(({ address, privateKey }) => [address.toLowerCase(), fromHex(privateKey)]))

/**
 * Transactions that are sent unsigned: what is left out is filled in as the node does it that has the sender's key, and those whose
 * keys everybody knows sign. One after the other, so that each finds its nonce.
 */
export class SentTransactions {
  readonly #chain: EvmChain
  readonly #oracle: PriceOracle
  #last: Promise<unknown> = Promise.resolve()

  constructor(chain: EvmChain) {
    this.#chain = chain
    this.#oracle = new PriceOracle(chain)
  }

  /** Whether the devnet has an account's key. */
  isKnown(address: Hex): boolean {
    return keys.has(address)
  }

  /** Sends one in the name of an account. @returns its hash @throws EvmError, RevertError with the node's text */
  send(from: Hex, request: CallRequest): Promise<Hex> {
    const sent = this.#last.then(() => this.#send(from, request))
    this.#last = sent.catch(() => {})
    return sent
  }

  async #send(from: Hex, request: CallRequest): Promise<Hex> {
    const chain = this.#chain
    const unsigned = await this.#fill(from, request)
    const key = keys.get(from)
    if (key !== undefined) return chain.issue(signEvmTransaction(unsigned, key, chain.crypto))
    const transaction = impersonate(unsigned, from, chain.crypto)
    assertSendable(transaction)
    return chain.addToPool(transaction)
  }

  async #fill(from: Hex, request: CallRequest): Promise<UnsignedTransaction> {
    const { to, value = 0n, data = new Uint8Array(), accessList } = request
    if (to === undefined && data.length === 0) throw new EvmError("contract creation without any data provided")
    return {
      ...(await this.#prices(request)),
      chainID: this.#chain.config.chainID,
      nonce: request.nonce ?? (await this.#nextNonce(from)),
      // Prices are left out: what an account may use of gas is not a question of what it has.
      gasLimit: request.gas ?? (await this.#gas({ from, to, value, data, accessList })),
      to,
      value,
      data,
      accessList: accessList ?? [],
    }
  }

  #gas(request: CallRequest): Promise<bigint> {
    return estimateGas(this.#chain, this.#chain.tip, request)
  }

  async #nextNonce(from: Hex): Promise<bigint> {
    const { pool, tip } = this.#chain
    const account = await this.#chain.read(tip, ({ state }) => state.account(from))
    const nonce = account?.nonce ?? 0n
    return nonce + BigInt(pool.split(from, nonce).pending.length)
  }

  async #prices({ gasPrice, maxFeePerGas, maxPriorityFeePerGas, accessList }: CallRequest) {
    if (gasPrice !== undefined) {
      if (maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined)
        throw new EvmError("both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified")
      const type = accessList === undefined ? (0 as const) : (1 as const)
      return { type, maxFeePerGas: gasPrice, maxPriorityFeePerGas: gasPrice }
    }
    const tip = maxPriorityFeePerGas ?? this.#oracle.tip()
    const cap = maxFeePerGas ?? 2n * (await this.#oracle.baseFee()) + tip
    if (cap < tip) throw new EvmError(`maxFeePerGas (${cap}) < maxPriorityFeePerGas (${tip})`)
    return { type: 2 as const, maxFeePerGas: cap, maxPriorityFeePerGas: tip }
  }
}
