import { addressOfPrivateKey, ethAddressOfPrivateKey } from "@serac/chain"
import {
  type AccessListEntry,
  type EvmChain,
  type Hex,
  nextNonce,
  toHex,
  type UnsignedTransaction,
} from "../evm/index.ts"
import { signEvmTransaction } from "./sign-evm-transaction.ts"

/** The fields of an EVM transaction. */
export interface EvmCall {
  /** Recipient; `undefined` creates a contract. */
  readonly to?: Hex | undefined
  /** Wei. */
  readonly value?: bigint | undefined
  readonly data?: Uint8Array | undefined
  readonly gas?: bigint | undefined
  /** Access list, which may contain warp messages. Default: none. */
  readonly accessList?: readonly AccessListEntry[] | undefined
}

const emptyData = new Uint8Array()

/** The last transaction that is being sent on each chain, by sender: the next one waits for it, so that each gets a nonce of its own. */
const sending = new WeakMap<EvmChain, Map<Hex, Promise<unknown>>>()

/** A wallet with one key on an EVM chain of a devnet; signs and issues transactions (EIP-1559). */
export class EvmWallet {
  readonly address: Hex
  /** The address as 20 bytes. */
  readonly ethAddress: Uint8Array
  /** The key's address on X and P, and for exported UTXOs: 20 bytes. */
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

  /** Balance in wei after the last block. */
  async balance(): Promise<bigint> {
    const account = await this.#chain.read(this.#chain.tip, ({ state }) => state.account(this.address))
    return account?.balance ?? 0n
  }

  /** Number of transactions sent as of the last block, which is the nonce of the next one. */
  async nonce(): Promise<bigint> {
    const account = await this.#chain.read(this.#chain.tip, ({ state }) => state.account(this.address))
    return account?.nonce ?? 0n
  }

  /** Signs and issues a transaction after the pending ones. @returns its hash @throws {EvmError} with the node's text */
  send(call: EvmCall): Promise<Hex> {
    const senders = sending.get(this.#chain) ?? new Map<Hex, Promise<unknown>>()
    sending.set(this.#chain, senders)
    const sent = (senders.get(this.address) ?? Promise.resolve()).then(() => this.#send(call))
    senders.set(
      this.address,
      sent.catch(() => {}),
    )
    return sent
  }

  async #send({ to, value = 0n, data = emptyData, gas = 21_000n, accessList = [] }: EvmCall): Promise<Hex> {
    const nonce = await nextNonce(this.#chain, this.address)
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
