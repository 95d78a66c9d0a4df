import { RLP } from "@ethereumjs/rlp"
import {
  type Crypto,
  decodeAccount,
  emptyCodeHash,
  emptyRoot,
  fromHex,
  type Hex,
  minimalBytes,
  toBigInt,
  toHex,
  toQuantity,
  type Upstream,
  type UpstreamAccount,
} from "../evm/index.ts"
import { Answers } from "./answers.ts"
import type { ForkReads } from "./fork-reads.ts"
import type { LivingClient } from "./living-client.ts"
import { provenValue } from "./proof.ts"

/** The block whose state is read. */
export interface StateBlock {
  readonly number: bigint
  readonly hash: Hex
  /** The root of the state after the block, against which proofs are checked; undefined if the node gives no proofs. */
  readonly stateRoot: Hex | undefined
}

/** A stored account; numbers are quantities. */
interface StoredAccount {
  readonly nonce: Hex
  readonly balance: Hex
  readonly codeHash: Hex
  /** Undefined if the node does not say it. */
  readonly storageRoot?: Hex
}

/** The state of a living chain after a block, as its node tells it, and proves it if it can. */
export class UpstreamState implements Upstream {
  readonly #client: LivingClient
  readonly #answers: Answers
  readonly #reads: ForkReads
  readonly #block: StateBlock
  readonly #crypto: Crypto

  constructor(client: LivingClient, reads: ForkReads, block: StateBlock, crypto: Crypto) {
    this.#client = client
    this.#answers = new Answers(client)
    this.#reads = reads
    this.#block = block
    this.#crypto = crypto
  }

  async account(address: Hex): Promise<UpstreamAccount | undefined> {
    const stored = await this.#account(address)
    if (stored === undefined) return undefined
    return { nonce: BigInt(stored.nonce), balance: BigInt(stored.balance), codeHash: fromHex(stored.codeHash) }
  }

  async code(address: Hex): Promise<Uint8Array> {
    const { codeHash = toHex(emptyCodeHash) } = (await this.#account(address)) ?? {}
    if (codeHash === toHex(emptyCodeHash)) return new Uint8Array(0)
    const text = await this.#reads.get(`code ${codeHash}`, async () => {
      const what = this.#named(`the code of ${address}`)
      const code = this.#answers.bytes(await this.#read("eth_getCode", [address], what), what)
      const own = toHex(this.#crypto.keccak256(code))
      if (own !== codeHash) throw this.#client.contradiction(what, `its hash is ${own}, not ${codeHash}`)
      return JSON.stringify(toHex(code))
    })
    return fromHex(JSON.parse(text))
  }

  async storage(address: Hex, slot: Hex): Promise<Uint8Array> {
    const account = await this.#account(address)
    if (account === undefined || account.storageRoot === emptyRoot) return new Uint8Array(0)
    const text = await this.#reads.get(`slot ${address} ${slot}`, async () =>
      JSON.stringify(toQuantity(await this.#slot(address, slot, account.storageRoot))),
    )
    return minimalBytes(BigInt(JSON.parse(text)))
  }

  async blockHash(number: bigint): Promise<Hex | undefined> {
    if (number === this.#block.number) return this.#block.hash
    if (number > this.#block.number) return undefined
    const text = await this.#reads.get(`hash ${number}`, async () => {
      const what = `the hash of block ${number}`
      const block = await this.#client.read("eth_getBlockByNumber", [toQuantity(number), false], what)
      return JSON.stringify(block === null ? null : this.#answers.hash(this.#answers.object(block, what).hash, what))
    })
    return JSON.parse(text) ?? undefined
  }

  async #account(address: Hex): Promise<StoredAccount | undefined> {
    const text = await this.#reads.get(`account ${address}`, async () => {
      const { stateRoot } = this.#block
      const account =
        stateRoot === undefined ? await this.#unprovenAccount(address) : await this.#provenAccount(address, stateRoot)
      return JSON.stringify(account ?? null)
    })
    return JSON.parse(text) ?? undefined
  }

  /** An account by a proof. */
  async #provenAccount(address: Hex, root: Hex): Promise<StoredAccount | undefined> {
    const what = this.#named(`the account ${address}`)
    const answer = this.#answers.object(await this.#read("eth_getProof", [address, []], what), what)
    const leaf = await this.#leaf(root, fromHex(address), answer.accountProof, what)
    if (leaf === undefined) return undefined
    const { nonce, balance, codeHash, storageRoot } = decodeAccount(leaf)
    return {
      nonce: toQuantity(nonce),
      balance: toQuantity(balance),
      codeHash: toHex(codeHash),
      storageRoot: toHex(storageRoot),
    }
  }

  /** An account as the node tells it, without a proof. */
  async #unprovenAccount(address: Hex): Promise<StoredAccount | undefined> {
    const named = (part: string) => this.#named(`the ${part} of ${address}`)
    const ask = (method: string, part: string) => this.#read(method, [address], named(part))
    const [nonce, balance, code] = await Promise.all([
      ask("eth_getTransactionCount", "nonce"),
      ask("eth_getBalance", "balance"),
      ask("eth_getCode", "code"),
    ])
    const bytes = this.#answers.bytes(code, named("code"))
    const account = {
      nonce: toQuantity(this.#answers.quantity(nonce, named("nonce"))),
      balance: toQuantity(this.#answers.quantity(balance, named("balance"))),
      codeHash: toHex(this.#crypto.keccak256(bytes)),
    }
    if (account.nonce === "0x0" && account.balance === "0x0" && bytes.length === 0) return undefined
    if (bytes.length > 0) this.#reads.set(`code ${account.codeHash}`, JSON.stringify(toHex(bytes)))
    return account
  }

  async #slot(address: Hex, slot: Hex, storageRoot: Hex | undefined): Promise<bigint> {
    const what = this.#named(`slot ${slot} of ${address}`)
    if (storageRoot === undefined)
      return toBigInt(this.#answers.bytes(await this.#read("eth_getStorageAt", [address, slot], what), what, 32))
    const answer = this.#answers.object(await this.#read("eth_getProof", [address, [slot]], what), what)
    const { proof } = this.#answers.object(this.#answers.list(answer.storageProof, what)[0], what)
    const leaf = await this.#leaf(storageRoot, fromHex(slot), proof, what)
    return leaf === undefined ? 0n : toBigInt(RLP.decode(leaf) as Uint8Array)
  }

  async #leaf(root: Hex, key: Uint8Array, proof: unknown, what: string): Promise<Uint8Array | undefined> {
    const nodes = this.#answers.list(proof, what).map((node) => this.#answers.bytes(node, what))
    try {
      return await provenValue(root, key, nodes, this.#crypto)
    } catch (error) {
      throw this.#client.contradiction(what, (error as Error).message)
    }
  }

  #read(method: string, params: readonly unknown[], what: string): Promise<unknown> {
    return this.#client.read(method, [...params, toQuantity(this.#block.number)], what)
  }

  #named(what: string): string {
    return `${what} after block ${this.#block.number} (${this.#block.hash})`
  }
}
