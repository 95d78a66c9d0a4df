import { assertSendable, type EvmChain, estimateGas, type Hex, impersonate, PriceOracle } from "../../evm/index.ts"
import { type Filling, fillTransaction } from "../../interfaces/evm/fill-transaction.ts"
import type { TransactionRequest } from "../../interfaces/evm/readers.ts"
import { signEvmTransaction } from "../../wallet/sign-evm-transaction.ts"
import { testKeys } from "../../wallet/test-keys.ts"

/**
 * Sends unsigned transactions: fills in missing fields as a node with the sender's key does, and signs those of test accounts, whose
 * keys are public. It sends one at a time, so that each gets the right nonce.
 */
export class SentTransactions {
  readonly #chain: EvmChain
  readonly #filling: Filling
  #last: Promise<unknown> = Promise.resolve()

  constructor(chain: EvmChain) {
    this.#chain = chain
    // Estimates without prices, so that the result does not depend on the sender's balance.
    const gas = ({ from, to, value, data, accessList }: TransactionRequest) =>
      estimateGas(chain, chain.tip, { from, to, value, data, accessList })
    this.#filling = { chain, oracle: new PriceOracle(chain), gas }
  }

  /** Whether the devnet has an account's key. */
  isKnown(address: Hex): boolean {
    return testKeys.has(address)
  }

  /** Sends a transaction of an account. @returns its hash @throws EvmError, RevertError with the node's text */
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
