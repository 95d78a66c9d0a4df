import { addressOfPrivateKey, ethAddressOfPrivateKey } from "@serac/chain"
import { type AccessListEntry, type EvmChain, type Hex, toHex, type UnsignedTransaction } from "../evm/index.ts"
import { signEvmTransaction } from "./sign-evm-transaction.ts"

/** What an EVM transaction does. */
export interface EvmCall {
  /** `undefined` creates a contract. */
  readonly to?: Hex | undefined
  /** Wei. */
  readonly value?: bigint | undefined
  readonly data?: Uint8Array | undefined
  readonly gas?: bigint | undefined
  /** Warp messages among it. Default: none. */
  readonly accessList?: readonly AccessListEntry[] | undefined
}

const emptyData = new Uint8Array()

/** Somebody with a key on an EVM chain of a devnet, who signs and issues transactions (EIP-1559). */
export class EvmWallet {
  readonly address: Hex
  /** The same as 20 bytes. */
  readonly ethAddress: Uint8Array
  /** What the key has on X, P, and on its way between chains: 20 bytes. */
  readonly shortAddress: Uint8Array
  readonly #chain: EvmChain
  readonly #key: Uint8Array

  /** @param key A private key of 32 bytes. */
  constructor(chain: EvmChain, key: Uint8Array) {
    this.#chain = chain
    this.#key = key
    this.ethAddress = ethAddressOfPrivateKey(key)
    this.shortAddress = addressOfPrivateKey(key)
    this.address = toHex(this.ethAddress)
  }

  /** Wei that it has as of the last block. */
  async balance(): Promise<bigint> {
    const account = await this.#chain.read(this.#chain.tip, ({ state }) => state.account(this.address))
    return account?.balance ?? 0n
  }

  /** How many transactions it has sent as of the last block: the number of its next one. */
  async nonce(): Promise<bigint> {
    const account = await this.#chain.read(this.#chain.tip, ({ state }) => state.account(this.address))
    return account?.nonce ?? 0n
  }

  /** Signs and issues a transaction behind those that wait; gives its hash. @throws {EvmError} with the node's text */
  async send({ to, value = 0n, data = emptyData, gas = 21_000n, accessList = [] }: EvmCall): Promise<Hex> {
    let nonce = await this.nonce()
    while (this.#chain.pool.at(this.address, nonce)) nonce++
    const unsigned: UnsignedTransaction = {
      type: 2,
      chainID: this.#chain.config.chainID,
      nonce,
      maxPriorityFeePerGas: 1n,
      maxFeePerGas: 4n * (this.#chain.tip.header.baseFeePerGas ?? 0n) + 1_000_000_000n,
      gasLimit: gas,
      to,
      value,
      data,
      accessList,
    }
    return this.#chain.issue(signEvmTransaction(unsigned, this.#key, this.#chain.crypto))
  }
}
