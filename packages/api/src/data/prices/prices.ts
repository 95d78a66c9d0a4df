import { open } from "node:fs/promises"
import { type Price, type PriceTable, readPrices } from "./read-prices.ts"

const maxPricesBytes = 32 * 1024 * 1024
const defaultInterval = 5_000

/** Current prices of tokens. */
export interface Prices {
  /** Increases when any price may have changed. */
  readonly version: number
  /**
   * The price of one whole token, by its contract or `native`: in the given currency, or by default in `usd`, else in the first currency of
   * the file. Undefined where no price is known.
   */
  price(chainId: string, token: string, currency?: string): Price | undefined
  /** `,"price":{...}` for the contract, or empty where no price is known. */
  member(chainId: string, address: string): string
  /** Reads the file again if it has changed. */
  refresh(): Promise<void>
  close(): void
}

/** Prices of a service without a price file. */
export const noPrices: Prices = {
  version: 0,
  price: () => undefined,
  member: () => "",
  refresh: async () => {},
  close: () => {},
}

/** Options of {@link openPrices}. */
export interface PricesOptions {
  /** Called when the file cannot be used, once for each state of the file; the last good prices stay. */
  readonly warn: (message: string, facts: Readonly<Record<string, unknown>>) => void
  /** Milliseconds between two checks of the file. Default 5000. */
  readonly interval?: number
}

/**
 * Reads a price file (see {@link readPrices}; at most 32 MiB), and again whenever it changes. A missing or invalid file does not stop the
 * service: the earlier prices stay, with a warning.
 */
export async function openPrices(file: string, options: PricesOptions): Promise<Prices> {
  const source = new PriceFile(file, options)
  await source.refresh()
  const timer = setInterval(() => void source.refresh(), options.interval ?? defaultInterval)
  timer.unref()
  return {
    get version() {
      return source.version
    },
    price: (chainId, token, currency) => source.price(chainId, token, currency),
    member: (chainId, address) => source.member(chainId, address),
    refresh: () => source.refresh(),
    close: () => clearInterval(timer),
  }
}

class PriceFile {
  readonly #file: string
  readonly #warn: PricesOptions["warn"]
  #table: PriceTable = new Map()
  #version = 0
  #seen: string | undefined
  #reading: Promise<void> | undefined

  constructor(file: string, options: PricesOptions) {
    this.#file = file
    this.#warn = options.warn
  }

  get version(): number {
    return this.#version
  }

  price(chainId: string, token: string, currency?: string): Price | undefined {
    const prices = this.#table.get(chainId)?.get(token)
    return currency === undefined ? prices?.[0] : prices?.find(({ currencyCode }) => currencyCode === currency)
  }

  member(chainId: string, address: string): string {
    const price = this.price(chainId, address)
    return price === undefined ? "" : `,"price":{"currencyCode":"${price.currencyCode}","value":"${price.value}"}`
  }

  refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #read(): Promise<void> {
    let state = "missing"
    try {
      await using handle = await open(this.#file)
      const { mtimeMs, size, ino } = await handle.stat()
      state = `${ino} ${mtimeMs} ${size}`
      if (state === this.#seen) return
      if (size > maxPricesBytes) throw new Error("larger than 32 MiB")
      this.#table = readPrices(await handle.readFile("utf8"))
      this.#version += 1
    } catch (cause) {
      if (state !== this.#seen) {
        const reason = cause instanceof Error ? cause.message : String(cause)
        this.#warn("the price file cannot be used; the prices before it stay", { file: this.#file, reason })
      }
    }
    this.#seen = state
  }
}
