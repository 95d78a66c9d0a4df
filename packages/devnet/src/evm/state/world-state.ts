import { empty, fromHex, type Hex, padLeft, toHex } from "../codec/hex.ts"
import type { EvmKind } from "../config/chain-config.ts"
import type { Crypto } from "../crypto/crypto.ts"
import { emptyRoot } from "../header/next.ts"
import type { Upstream } from "../ports/upstream.ts"
import { type AccountState, emptyAccount, emptyRootBytes, encodeAccount, isEmptyRoot } from "./account-state.ts"
import { changedLeaves } from "./changed-leaves.ts"
import { Leaves } from "./leaves.ts"
import { MerkleTrie } from "./merkle-trie.ts"
import type { NodeStore } from "./node-store.ts"
import { Slots, slotKey } from "./slots.ts"

/** Maximum number of accounts and of slots that stay in memory between blocks. */
const cacheLimit = 100_000

/**
 * Accounts, storage and code of a chain. All changes since the last commit are in memory, so that checkpoints can be reverted.
 * `commit` ends a checkpoint of the EVM; `commitRoot` writes the tries.
 */
export class WorldState {
  readonly #store: NodeStore
  readonly #crypto: Crypto
  readonly #trie: MerkleTrie
  readonly #kind: EvmKind
  readonly #leaves: Leaves
  readonly #accounts = new Map<string, AccountState | undefined>()
  readonly #dirty = new Set<Hex>()
  readonly #slots = new Slots((undo) => void this.#undo.push(undo))
  readonly #codes = new Map<string, Uint8Array>()
  readonly #tries = new Map<string, MerkleTrie>()
  /** The functions that revert each change, newest last. */
  #undo: (() => void)[] = []
  readonly #checkpoints: number[] = []

  private constructor(store: NodeStore, crypto: Crypto, kind: EvmKind, trie: MerkleTrie, leaves: Leaves) {
    this.#store = store
    this.#crypto = crypto
    this.#kind = kind
    this.#trie = trie
    this.#leaves = leaves
  }

  /** Opens the state of a root; by default an empty state. With `upstream` the state is that of a fork: see {@link Leaves}. */
  static open(store: NodeStore, crypto: Crypto, kind: EvmKind, root: Hex = emptyRoot, upstream?: Upstream): WorldState {
    const trie = openTrie(store, crypto)
    trie.goTo(fromHex(root))
    return new WorldState(store, crypto, kind, trie, new Leaves(kind, upstream))
  }

  /** An account; undefined if it does not exist. */
  async account(address: Hex): Promise<AccountState | undefined> {
    const known = this.#accounts.get(address)
    if (known !== undefined || this.#accounts.has(address)) return known
    const account = await this.#leaves.account(this.#trie, address)
    this.#accounts.set(address, account)
    return account
  }

  /** The balance of an account that is in memory, as is every account whose code runs. */
  knownBalance(address: Hex): bigint {
    return this.#accounts.get(address)?.balance ?? 0n
  }

  /** The value of a slot that is in memory, as is every slot that code is about to load; 0 otherwise. */
  knownSlot(address: Hex, slot: Hex): Uint8Array {
    return padLeft(this.#slots.known(address, this.#slotKey(slot)) ?? empty, 32)
  }

  /** Sets an account; undefined deletes it. */
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

  /** Changes some fields of an account; an absent account starts empty. */
  async updateAccount(address: Hex, change: Partial<AccountState>): Promise<void> {
    this.setAccount(address, { ...((await this.account(address)) ?? emptyAccount), ...change })
  }

  /** Sets an account's code. */
  async setCode(address: Hex, code: Uint8Array): Promise<void> {
    const codeHash = this.#crypto.keccak256(code)
    // The code stays in memory if the step is reverted; a commit stores only the code that an account has.
    if (code.length > 0) this.#codes.set(toHex(codeHash), code)
    await this.updateAccount(address, { codeHash })
  }

  /** An account's code; empty if it has none. */
  async code(address: Hex): Promise<Uint8Array> {
    const account = await this.account(address)
    if (account === undefined) return empty
    return this.#knownCode(account.codeHash) ?? (await this.#leaves.code(address, account))
  }

  #knownCode(codeHash: Uint8Array): Uint8Array | undefined {
    const hash = toHex(codeHash)
    return this.#codes.get(hash) ?? this.#store.read(codeKey(hash))
  }

  /** A slot's value without leading zeros. */
  async storage(address: Hex, rawSlot: Hex): Promise<Uint8Array> {
    const slot = this.#slotKey(rawSlot)
    const known = this.#slots.known(address, slot)
    if (known !== undefined) return known
    const account = await this.account(address)
    if (account === undefined || (!this.#leaves.isFork && isEmptyRoot(account.storageRoot))) return empty
    const value = await this.#leaves.slot(this.storageTrieOf(address, account.storageRoot), address, slot)
    this.#slots.remember(address, slot, value)
    return value
  }

  /** Writes a slot; an empty value deletes it. The account must exist when the tries are written. */
  async setStorage(address: Hex, rawSlot: Hex, value: Uint8Array): Promise<void> {
    const slot = this.#slotKey(rawSlot)
    this.#slots.write(address, slot, await this.storage(address, slot), value)
    this.#dirty.add(address)
  }

  /** A slot's value at the start of the transaction. */
  async originalStorage(address: Hex, slot: Hex): Promise<Uint8Array> {
    return this.#slots.original(address, this.#slotKey(slot)) ?? this.storage(address, slot)
  }

  /** Ends the transaction: the current values are the original values of the next one. */
  endTransaction(): void {
    this.#slots.endTransaction()
  }

  /** Deletes an account and its storage. */
  deleteAccount(address: Hex): void {
    this.#slots.clear(address)
    this.setAccount(address, undefined)
  }

  /** Deletes every slot of an account. */
  async clearSlots(address: Hex): Promise<void> {
    this.#slots.clear(address)
    this.#dirty.add(address)
    const account = await this.account(address)
    if (account !== undefined) this.setAccount(address, { ...account, storageRoot: emptyRootBytes })
  }

  /** Starts a checkpoint, whose changes can be reverted together. */
  checkpoint(): void {
    this.#checkpoints.push(this.#undo.length)
  }

  /** Ends the last checkpoint and adds its changes to the previous one. */
  commit(): void {
    this.#checkpoints.pop()
  }

  /** Reverts the changes since the last checkpoint. */
  revert(): void {
    const length = this.#checkpoints.pop() ?? 0
    for (const undo of this.#undo.splice(length).reverse()) undo()
  }

  /** Writes the changes since the last commit, and returns the new root. Earlier changes cannot be reverted any more. */
  async commitRoot(): Promise<Hex> {
    const codes = new Set<string>()
    for (const address of [...this.#dirty].sort()) {
      const account = await this.account(address)
      if (account === undefined) {
        this.#leaves.deleteAccount(this.#trie, address)
        continue
      }
      const stored = { ...account, storageRoot: this.#commitSlots(address, account) }
      this.#accounts.set(address, stored)
      codes.add(toHex(account.codeHash))
      this.#trie.put(fromHex(address), encodeAccount(stored, this.#kind))
    }
    const root = this.#trie.commit()
    for (const hash of codes) {
      const code = this.#codes.get(hash)
      if (code !== undefined) this.#store.write(codeKey(hash), code)
    }
    this.#forgetChanges()
    return toHex(root)
  }

  #commitSlots(address: Hex, account: AccountState): Uint8Array {
    const changes = this.#slots.changesOf(address)
    if (changes === undefined) return account.storageRoot
    const trie = this.storageTrieOf(address, changes.cleared ? emptyRootBytes : account.storageRoot)
    if (changes.cleared) this.#leaves.clearSlots(trie)
    for (const [slot, value] of changes.written) this.#leaves.putSlot(trie, slot, value)
    this.#slots.committed(address)
    return trie.commit()
  }

  /** Discards uncommitted changes and switches to the state of a root. */
  goTo(root: Hex): void {
    this.discardChanges()
    const isElsewhere = toHex(this.#trie.root) !== root
    this.#trie.goTo(fromHex(root))
    if (isElsewhere) this.clearCaches()
  }

  /** Discards uncommitted changes. */
  discardChanges(): void {
    for (const undo of this.#undo.reverse()) undo()
    this.#forgetChanges()
  }

  /** Addresses written since the last commit, including reverted writes. */
  get changed(): ReadonlySet<Hex> {
    return this.#dirty
  }

  /** Hashes of the addresses of accounts that differ from another root's as of the last commit; 64 digits each, in order. */
  changedSince(root: Hex): readonly string[] {
    return changedLeaves((hash) => this.#store.read(hash), fromHex(root), this.#trie.root)
  }

  /** Whether the store has the state of a root. */
  hasRoot(root: Uint8Array): boolean {
    return isEmptyRoot(root) || this.#store.read(toHex(root).slice(2)) !== undefined
  }

  clearCaches(): void {
    this.#accounts.clear()
    this.#slots.forget()
    this.#tries.clear()
  }

  /** The account trie as of the last commit. */
  get accountTrie(): MerkleTrie {
    return this.#trie
  }

  /** The trie of an account's slots as of the last commit. */
  storageTrieOf(address: Hex, storageRoot: Uint8Array): MerkleTrie {
    let trie = this.#tries.get(address)
    if (trie === undefined) {
      trie = openTrie(this.#store, this.#crypto)
      this.#tries.set(address, trie)
    }
    trie.goTo(storageRoot)
    return trie
  }

  #forgetChanges(): void {
    this.#undo = []
    this.#checkpoints.length = 0
    this.#dirty.clear()
    // The store now has the code of every account.
    this.#codes.clear()
    this.endTransaction()
    if (this.#accounts.size + this.#slots.size > cacheLimit) this.clearCaches()
  }

  #slotKey(slot: Hex): Hex {
    return slotKey(slot, this.#kind)
  }

  /** The key of a slot in the account's trie, before hashing. */
  trieKeyOf(slot: Hex): Uint8Array {
    return fromHex(this.#slotKey(slot))
  }
}

/** The key of a code in the node store. */
export const codeKey = (hash: string): string => `code:${hash}`

/** An empty trie over the stored nodes, whose paths are the hashes of its keys. */
const openTrie = (store: NodeStore, { keccak256 }: Crypto): MerkleTrie =>
  new MerkleTrie({
    keccak256,
    read: (hash) => store.read(hash),
    write: (hash, bytes) => store.write(hash, bytes),
    pathOf: keccak256,
  })
