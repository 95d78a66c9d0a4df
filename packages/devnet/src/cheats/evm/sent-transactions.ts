import { assertSendable, type EvmChain, estimateGas, type Hex, impersonate, PriceOracle } from "../../evm/index.ts"
import { type Filling, fillTransaction } from "../../interfaces/evm/fill-transaction.ts"
import type { TransactionRequest } from "../../interfaces/evm/readers.ts"
import { signEvmTransaction } from "../../wallet/sign-evm-transaction.ts"
import { testKeys } from "../../wallet/test-keys.ts"

/**
 * Transactions that are sent unsigned: what is left out is filled in as the node does it that has the sender's key, and those whose
 * keys everybody knows sign. One after the other, so that each finds its nonce.
 */
export class SentTransactions {
  readonly #chain: EvmChain
  readonly #filling: Filling
  #last: Promise<unknown> = Promise.resolve()

  constructor(chain: EvmChain) {
    this.#chain = chain
    // Prices are left out: what an account may use of gas is not a question of what it has.
    const gas = ({ from, to, value, data, accessList }: TransactionRequest) =>
      estimateGas(chain, chain.tip, { from, to, value, data, accessList })
    this.#filling = { chain, oracle: new PriceOracle(chain), gas }
  }

  /** Whether the devnet has an account's key. */
  isKnown(address: Hex): boolean {
    return testKeys.has(address)
  }

  /** Sends one in the name of an account. @returns its hash @throws EvmError, RevertError with the node's text */
  send(from: Hex, request: TransactionRequest): Promise<Hex> {
    const sent = this.#last.then(() => this.#send(from, request))
    this.#last = sent.catch(() => {})
    return sent
  }

  async #send(from: Hex, request: TransactionRequest): Promise<Hex> {
    const chain = this.#chain
    const unsigned = await fillTransaction(this.#filling, { ...request, from })
    const key = testKeys.get(from)
    if (key !== undefined) return chain.issue(signEvmTransaction(unsigned, key, chain.crypto))
    const transaction = impersonate(unsigned, from, chain.crypto)
    assertSendable(transaction)
    return chain.addToPool(transaction)
  }
}
