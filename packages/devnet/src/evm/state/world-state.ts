import { createMPT, type MerklePatriciaTrie } from "@ethereumjs/mpt"
import { RLP } from "@ethereumjs/rlp"
import { ValueEncoding } from "@ethereumjs/util"
import { empty, fromHex, type Hex, padLeft, toHex } from "../codec/hex.ts"
import type { EvmKind } from "../config/chain-config.ts"
import type { Crypto } from "../crypto/crypto.ts"
import { emptyRoot } from "../header/next.ts"
import {
  type AccountState,
  decodeAccount,
  emptyAccount,
  emptyRootBytes,
  encodeAccount,
  isEmptyRoot,
} from "./account-state.ts"
import { changedLeaves } from "./changed-leaves.ts"
import type { NodeStore } from "./node-store.ts"
import { Slots, slotKey } from "./slots.ts"
import { walkTrie } from "./walk.ts"

/** Accounts and slots that stay in memory from block to block. */
const cacheLimit = 100_000

/**
 * Accounts, storage and code of a chain at one time, with everything since the last commit in memory, so that it can be undone step by step.
 * `commit` ends a step as the EVM sees it; `commitRoot` writes the tries.
 */
export class WorldState {
  readonly #store: NodeStore
  readonly #crypto: Crypto
  readonly #trie: MerklePatriciaTrie
  readonly #kind: EvmKind
  readonly #accounts = new Map<string, AccountState | undefined>()
  readonly #dirty = new Set<Hex>()
  readonly #slots = new Slots((undo) => void this.#undo.push(undo))
  readonly #codes = new Map<string, Uint8Array>()
  readonly #tries = new Map<string, MerklePatriciaTrie>()
  /** What undoes each change, newest last. */
  #undo: (() => void)[] = []
  readonly #checkpoints: number[] = []

  private constructor(store: NodeStore, crypto: Crypto, kind: EvmKind, trie: MerklePatriciaTrie) {
    this.#store = store
    this.#crypto = crypto
    this.#kind = kind
    this.#trie = trie
  }

  /** The state beneath a root; without one, an empty state. */
  static async open(store: NodeStore, crypto: Crypto, kind: EvmKind, root: Hex = emptyRoot): Promise<WorldState> {
    const trie = await createMPT({
      db: store,
      valueEncoding: ValueEncoding.Bytes,
      useKeyHashing: true,
      useKeyHashingFunction: crypto.keccak256,
      common: { customCrypto: { keccak256: crypto.keccak256 } },
    })
    trie.root(fromHex(root))
    return new WorldState(store, crypto, kind, trie)
  }

  /** An account's record; undefined where there is none. */
  async account(address: Hex): Promise<AccountState | undefined> {
    const known = this.#accounts.get(address)
    if (known !== undefined || this.#accounts.has(address)) return known
    const bytes = await this.#trie.get(fromHex(address))
    const account = bytes === null ? undefined : decodeAccount(bytes)
    this.#accounts.set(address, account)
    return account
  }

  /** The balance of an account that has been read already, as every account has whose code runs. */
  knownBalance(address: Hex): bigint {
    return this.#accounts.get(address)?.balance ?? 0n
  }

  /** The value of a slot that has been read already, as every slot has that code is about to load; zero otherwise. */
  knownSlot(address: Hex, slot: Hex): Uint8Array {
    return padLeft(this.#slots.known(address, this.#slotKey(slot)) ?? empty, 32)
  }

  /** Puts an account's record; undefined takes the account away. */
  setAccount(address: Hex, account: AccountState | undefined): void {
    const had = this.#accounts.has(address)
    const before = this.#accounts.get(address)
    this.#undo.push(() => {
      if (had) this.#accounts.set(address, before)
      else this.#accounts.delete(address)
    })
    this.#accounts.set(address, account)
    this.#dirty.add(address)
  }

  /** Changes some members of an account's record, which begins as an empty one. */
  async updateAccount(address: Hex, change: Partial<AccountState>): Promise<void> {
    this.setAccount(address, { ...((await this.account(address)) ?? emptyAccount), ...change })
  }

  /** Gives an account code. */
  async setCode(address: Hex, code: Uint8Array): Promise<void> {
    const codeHash = this.#crypto.keccak256(code)
    // Code of a reverted step stays where it is: its hash names it, and a commit keeps only what an account has.
    if (code.length > 0) this.#codes.set(toHex(codeHash), code)
    await this.updateAccount(address, { codeHash })
  }

  /** An account's code; none is empty. */
  async code(address: Hex): Promise<Uint8Array> {
    const account = await this.account(address)
    return account === undefined ? empty : this.codeOf(account.codeHash)
  }

  /** The code of a hash; empty where it is unknown. */
  codeOf(codeHash: Uint8Array): Uint8Array {
    const hash = toHex(codeHash)
    return this.#codes.get(hash) ?? this.#store.read(codeKey(hash)) ?? empty
  }

  /** A slot's value without leading zeros. */
  async storage(address: Hex, rawSlot: Hex): Promise<Uint8Array> {
    const slot = this.#slotKey(rawSlot)
    const known = this.#slots.known(address, slot)
    if (known !== undefined) return known
    const account = await this.account(address)
    if (account === undefined || isEmptyRoot(account.storageRoot)) return empty
    const bytes = await this.storageTrieOf(address, account.storageRoot).get(fromHex(slot))
    const value = bytes === null ? empty : (RLP.decode(bytes) as Uint8Array)
    this.#slots.remember(address, slot, value)
    return value
  }

  /** Writes a slot; zero takes it away. The account has to exist when the tries are written. */
  async setStorage(address: Hex, rawSlot: Hex, value: Uint8Array): Promise<void> {
    const slot = this.#slotKey(rawSlot)
    this.#slots.write(address, slot, await this.storage(address, slot), value)
    this.#dirty.add(address)
  }

  /** What a slot had when the transaction began. */
  async originalStorage(address: Hex, slot: Hex): Promise<Uint8Array> {
    return this.#slots.original(address, this.#slotKey(slot)) ?? this.storage(address, slot)
  }

  /** What slots have now is what the next transaction finds. */
  endTransaction(): void {
    this.#slots.endTransaction()
  }

  /** Takes an account and its storage away. */
  deleteAccount(address: Hex): void {
    this.#slots.clear(address)
    this.setAccount(address, undefined)
  }

  /** Takes every slot of an account away. */
  async clearSlots(address: Hex): Promise<void> {
    this.#slots.clear(address)
    this.#dirty.add(address)
    const account = await this.account(address)
    if (account !== undefined) this.setAccount(address, { ...account, storageRoot: emptyRootBytes })
  }

  /** From here on changes can be undone together. */
  checkpoint(): void {
    this.#checkpoints.push(this.#undo.length)
  }

  /** What changed since the last checkpoint stays, as far as the one before it does. */
  commit(): void {
    this.#checkpoints.pop()
  }

  /** Undoes what changed since the last checkpoint. */
  revert(): void {
    const length = this.#checkpoints.pop() ?? 0
    for (const undo of this.#undo.splice(length).reverse()) undo()
  }

  /** Writes what changed since the last commit, and gives the new root. Nothing of before can be undone. */
  async commitRoot(): Promise<Hex> {
    this.#store.stage()
    const codes = new Set<string>()
    for (const address of [...this.#dirty].sort()) {
      const account = await this.account(address)
      if (account === undefined) {
        await this.#trie.del(fromHex(address))
        continue
      }
      const stored = { ...account, storageRoot: await this.#commitSlots(address, account) }
      this.#accounts.set(address, stored)
      codes.add(toHex(account.codeHash))
      await this.#trie.put(fromHex(address), encodeAccount(stored, this.#kind))
    }
    const root = this.#trie.root()
    this.#store.keep((read, keep) => {
      const walk = { read, visit: keep }
      walkTrie(root, { ...walk, leaf: (value) => walkTrie(decodeAccount(value).storageRoot, walk) })
    })
    for (const hash of codes) {
      const code = this.#codes.get(hash)
      if (code !== undefined) await this.#store.put(codeKey(hash), code)
    }
    this.#forgetChanges()
    return toHex(root)
  }

  async #commitSlots(address: Hex, account: AccountState): Promise<Uint8Array> {
    const changes = this.#slots.changesOf(address)
    if (changes === undefined) return account.storageRoot
    const trie = this.storageTrieOf(address, changes.cleared ? emptyRootBytes : account.storageRoot)
    for (const [slot, value] of changes.written) {
      if (value.length === 0) await trie.del(fromHex(slot))
      else await trie.put(fromHex(slot), RLP.encode(value))
    }
    this.#slots.committed(address)
    return trie.root()
  }

  /** Leaves everything that was not committed, for the state beneath a root. */
  goTo(root: Hex): void {
    this.discardChanges()
    if (toHex(this.#trie.root()) === root) return
    this.#trie.root(fromHex(root))
    this.clearCaches()
  }

  /** Leaves everything that was not committed, in the same state. */
  discardChanges(): void {
    for (const undo of this.#undo.reverse()) undo()
    this.#forgetChanges()
  }

  /** Addresses that were written to since the last commit, also where that was undone. */
  get changed(): ReadonlySet<Hex> {
    return this.#dirty
  }

  /** Hashes of the addresses of accounts that are otherwise than beneath another root, as of the last commit; 64 digits each, in order. */
  changedSince(root: Hex): readonly string[] {
    return changedLeaves((hash) => this.#store.read(hash), fromHex(root), this.#trie.root())
  }

  /** Whether the state beneath a root is still there. */
  hasRoot(root: Uint8Array): boolean {
    return isEmptyRoot(root) || this.#store.read(toHex(root).slice(2)) !== undefined
  }

  clearCaches(): void {
    this.#accounts.clear()
    this.#slots.forget()
    this.#tries.clear()
  }

  /** The trie of accounts as of the last commit. */
  get accountTrie(): MerklePatriciaTrie {
    return this.#trie
  }

  /** The trie of an account's slots as of the last commit. */
  storageTrieOf(address: Hex, storageRoot: Uint8Array): MerklePatriciaTrie {
    let trie = this.#tries.get(address)
    if (trie === undefined) {
      trie = this.#trie.shallowCopy(false)
      this.#tries.set(address, trie)
    }
    trie.root(storageRoot)
    return trie
  }

  #forgetChanges(): void {
    this.#undo = []
    this.#checkpoints.length = 0
    this.#dirty.clear()
    // The store has the code of every account.
    this.#codes.clear()
    this.endTransaction()
    if (this.#accounts.size + this.#slots.size > cacheLimit) this.clearCaches()
  }

  #slotKey(slot: Hex): Hex {
    return slotKey(slot, this.#kind)
  }

  /** The key of a slot in the account's trie, before it is hashed. */
  trieKeyOf(slot: Hex): Uint8Array {
    return fromHex(this.#slotKey(slot))
  }
}

/** The key of a code among the nodes. */
export const codeKey = (hash: string): string => `code:${hash}`
