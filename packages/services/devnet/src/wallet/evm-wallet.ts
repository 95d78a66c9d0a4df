import { RLP } from "@ethereumjs/rlp"
import { addressOfPrivateKey, ethAddressOfPrivateKey, signHash } from "@serac/chain"
import { type EvmChain, fromHex, type Hex, toHex } from "@serac/evm-chain"

/** What an EVM transaction does. */
export interface EvmCall {
  /** `undefined` creates a contract. */
  readonly to?: Hex | undefined
  /** Wei. */
  readonly value?: bigint | undefined
  readonly data?: Uint8Array | undefined
  readonly gas?: bigint | undefined
}

const none = new Uint8Array()

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
  async send({ to, value = 0n, data = none, gas = 21_000n }: EvmCall): Promise<Hex> {
    let nonce = await this.nonce()
    while (this.#chain.pool.at(this.address, nonce)) nonce++
    const tip = 1n
    const cap = 4n * (this.#chain.tip.header.baseFeePerGas ?? 0n) + 1_000_000_000n
    const { chainID } = this.#chain.config
    const fields = [chainID, nonce, tip, cap, gas, to ? fromHex(to) : none, value, data, []]
    const unsigned = concat(2, RLP.encode(fields as never))
    const signature = signHash(this.#chain.crypto.keccak256(unsigned), this.#key)
    const [r, s] = [signature.subarray(0, 32), signature.subarray(32, 64)].map((part) => BigInt(toHex(part)))
    const signed = concat(2, RLP.encode([...fields, BigInt(signature[64] as number), r, s] as never))
    return this.#chain.issue(signed)
  }
}

function concat(type: number, rest: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + rest.length)
  bytes[0] = type
  bytes.set(rest, 1)
  return bytes
}
