import { openStore, type Store, type StoreLocation } from "@serac/store"

/** A store that is opened when it is first wanted, and again when that failed. */
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

  /** One that is still being opened, which may take as long as a server does not answer, is closed when it is. */
  async close(): Promise<void> {
    if (this.#store === undefined) void this.#opening?.then((store) => store.close()).catch(() => {})
    else await this.#store.close()
  }
}
