import { openStore, type Store, type StoreLocation } from "@serac/store"

/** A store that is opened on first use, and again after a failed attempt. */
export class LazyStore {
  readonly #location: StoreLocation
  #opening: Promise<Store> | undefined
  #store: Store | undefined

  constructor(location: StoreLocation) {
    this.#location = location
  }

  async get(): Promise<Store> {
    this.#opening ??= openStore(this.#location)
    try {
      this.#store = await this.#opening
      return this.#store
    } catch (error) {
      this.#opening = undefined
      throw error
    }
  }

  /** Closes the store. If it is still being opened, which may take as long as its server does not answer, it is closed as soon as it is open. */
  async close(): Promise<void> {
    if (this.#store === undefined) void this.#opening?.then((store) => store.close()).catch(() => {})
    else await this.#store.close()
  }
}
