import { RLP } from "@ethereumjs/rlp"
import { empty, fromHex, type Hex } from "../codec/hex.ts"
import type { EvmKind } from "../config/chain-config.ts"
import type { Upstream } from "../ports/upstream.ts"
import {
  type AccountState,
  decodeAccount,
  emptyAccount,
  emptyRootBytes,
  encodeAccount,
  isEmptyAccount,
  isEmptyCode,
} from "./account-state.ts"
import type { MerkleTrie } from "./merkle-trie.ts"

/** The key of a leaf in the storage of an account whose slots are all in the trie. A slot's key has 32 bytes. */
const clearedKey = Uint8Array.of(1)
const clearedMark = Uint8Array.of(1)

/**
 * Reads and writes the leaves of a state's tries. On a fork, the tries have only what was written since it started: an absent leaf is
 * read from the living chain, a deleted account is the leaf of an empty one, and a deleted slot the leaf of an empty value. The storage of
 * an account that was created or cleared since has a mark: its absent slots are zero.
 */
export class Leaves {
  readonly #kind: EvmKind
  readonly #upstream: Upstream | undefined

  /** @param upstream - the living chain; undefined for a state that is complete */
  constructor(kind: EvmKind, upstream: Upstream | undefined) {
    this.#kind = kind
    this.#upstream = upstream
  }

  /** Whether absent leaves are read from a living chain. */
  get isFork(): boolean {
    return this.#upstream !== undefined
  }

  /** An account; undefined if it does not exist. @throws UpstreamError */
  async account(trie: MerkleTrie, address: Hex): Promise<AccountState | undefined> {
    const bytes = trie.get(fromHex(address))
    if (bytes !== undefined) {
      const account = decodeAccount(bytes)
      return this.isFork && isEmptyAccount(account) ? undefined : account
    }
    const account = await this.#upstream?.account(address)
    return account && { ...account, storageRoot: emptyRootBytes }
  }

  deleteAccount(trie: MerkleTrie, address: Hex): void {
    if (this.isFork) trie.put(fromHex(address), encodeAccount(emptyAccount, this.#kind))
    else trie.delete(fromHex(address))
  }

  /** The code of an account that is not stored here; empty if it is unknown. @throws UpstreamError */
  async code(address: Hex, { codeHash }: AccountState): Promise<Uint8Array> {
    if (this.#upstream === undefined || isEmptyCode(codeHash)) return empty
    return this.#upstream.code(address)
  }

  /** The value of a slot without leading zeros. @throws UpstreamError */
  async slot(trie: MerkleTrie, address: Hex, slot: Hex): Promise<Uint8Array> {
    const bytes = trie.get(fromHex(slot))
    if (bytes !== undefined) return RLP.decode(bytes) as Uint8Array
    if (this.#upstream === undefined || trie.get(clearedKey) !== undefined) return empty
    return this.#upstream.storage(address, slot)
  }

  /** Writes a slot; an empty value deletes it. */
  putSlot(trie: MerkleTrie, slot: Hex, value: Uint8Array): void {
    if (value.length === 0 && !this.isFork) trie.delete(fromHex(slot))
    else trie.put(fromHex(slot), RLP.encode(value))
  }

  /** Marks the storage of an account, whose trie is empty, as cleared. */
  clearSlots(trie: MerkleTrie): void {
    if (this.isFork) trie.put(clearedKey, clearedMark)
  }
}
