import type { AccountFields, StateManagerInterface } from "@ethereumjs/common"
import { Account, type Address } from "@ethereumjs/util"
import { fromHex, toHex } from "../codec/hex.ts"
import type { WorldState } from "./world-state.ts"

/** Adapts a `WorldState` to the state manager interface of ethereumjs. */
export class EvmState implements StateManagerInterface {
  readonly originalStorageCache: StateManagerInterface["originalStorageCache"]
  readonly #state: WorldState

  constructor(state: WorldState) {
    this.#state = state
    this.originalStorageCache = {
      get: (address, key) => state.originalStorage(address.toString(), toHex(key)),
      clear: () => state.endTransaction(),
    }
  }

  async getAccount(address: Address): Promise<Account | undefined> {
    const account = await this.#state.account(address.toString())
    return account && new Account(account.nonce, account.balance, account.storageRoot, account.codeHash)
  }

  async putAccount(address: Address, account?: Account): Promise<void> {
    if (account === undefined) return this.#state.setAccount(address.toString(), undefined)
    const { nonce, balance, storageRoot, codeHash } = account
    this.#state.setAccount(address.toString(), { nonce, balance, storageRoot, codeHash })
  }

  async deleteAccount(address: Address): Promise<void> {
    this.#state.deleteAccount(address.toString())
  }

  async modifyAccountFields(address: Address, { nonce, balance, storageRoot, codeHash }: AccountFields): Promise<void> {
    const given = Object.entries({ nonce, balance, storageRoot, codeHash }).filter(([, value]) => value != null)
    await this.#state.updateAccount(address.toString(), Object.fromEntries(given))
  }

  async putCode(address: Address, code: Uint8Array): Promise<void> {
    await this.#state.setCode(address.toString(), code)
  }

  async getCode(address: Address): Promise<Uint8Array> {
    return this.#state.code(address.toString())
  }

  async getCodeSize(address: Address): Promise<number> {
    return (await this.getCode(address)).length
  }

  async getStorage(address: Address, key: Uint8Array): Promise<Uint8Array> {
    return this.#state.storage(address.toString(), toHex(key))
  }

  async putStorage(address: Address, key: Uint8Array, value: Uint8Array): Promise<void> {
    await this.#state.setStorage(address.toString(), toHex(key), value)
  }

  async clearStorage(address: Address): Promise<void> {
    await this.#state.clearSlots(address.toString())
  }

  async checkpoint(): Promise<void> {
    this.#state.checkpoint()
  }

  async commit(): Promise<void> {
    this.#state.commit()
  }

  async revert(): Promise<void> {
    this.#state.revert()
  }

  async getStateRoot(): Promise<Uint8Array> {
    return fromHex(await this.#state.commitRoot())
  }

  async setStateRoot(root: Uint8Array): Promise<void> {
    this.#state.goTo(toHex(root))
  }

  async hasStateRoot(root: Uint8Array): Promise<boolean> {
    return this.#state.hasRoot(root)
  }

  clearCaches(): void {
    this.#state.clearCaches()
  }

  shallowCopy(): StateManagerInterface {
    throw new Error("A state is opened by its root, not copied.")
  }
}
