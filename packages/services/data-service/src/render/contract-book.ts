import type { ChainReader, Hex } from "@serac/store"
import type { TokenLists } from "../token-lists/token-lists.ts"
import { BoundedMap } from "./bounded-map.ts"
import { KnownContract } from "./known-contract.ts"

const defaultLimit = 20_000
const defaultMaxAge = 3_000

export interface ContractBookOptions {
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly lists: TokenLists
  /** Addresses to remember. */
  readonly limit?: number
  /** Milliseconds for which what was read is believed. A reorg or a new name shows after it at the latest. */
  readonly maxAge?: number
}

/**
 * What is known of a chain's contracts, remembered for a moment: wallets too, of which nothing is known. So a busy page
 * costs one read of the store at most, and mostly none.
 */
export class ContractBook {
  readonly #reader: ChainReader
  readonly #options: ContractBookOptions
  readonly #maxAge: number
  readonly #remembered: BoundedMap<string, { readonly contract: KnownContract; readonly until: number }>

  constructor(reader: ChainReader, options: ContractBookOptions) {
    this.#reader = reader
    this.#options = options
    this.#maxAge = options.maxAge ?? defaultMaxAge
    this.#remembered = new BoundedMap(options.limit ?? defaultLimit)
  }

  /**
   * Runs `render` with a look-up of contracts, by addresses in any letter case. What it asks for and is not remembered is
   * read, all at once, and it runs again; so it must have no effects.
   */
  async with<Result>(render: (contract: (address: string) => KnownContract) => Result): Promise<Result> {
    const read = new Map<string, KnownContract>()
    for (;;) {
      const missing = new Set<string>()
      const now = this.#options.clock()
      const result = render((address) => {
        const known = read.get(address) ?? this.#fresh(address, now)
        if (known !== undefined) return known
        missing.add(address)
        return nothing
      })
      if (missing.size === 0) return result
      await this.#read(missing, read)
    }
  }

  #fresh(address: string, now: number): KnownContract | undefined {
    const entry = this.#remembered.get(address)
    return entry !== undefined && now < entry.until ? entry.contract : undefined
  }

  async #read(spellings: ReadonlySet<string>, read: Map<string, KnownContract>): Promise<void> {
    const addresses = new Set([...spellings].map((spelling) => spelling.toLowerCase() as Hex))
    const rows = new Map((await this.#reader.contracts([...addresses])).map((row) => [row.address, row]))
    const until = this.#options.clock() + this.#maxAge
    for (const spelling of spellings) {
      const address = spelling.toLowerCase() as Hex
      const listed = this.#options.lists.token(this.#reader.chainId, address)
      const contract = new KnownContract(address, rows.get(address), listed)
      read.set(spelling, contract)
      this.#remembered.set(spelling, { contract, until })
    }
  }
}

const nothing = new KnownContract("0x", undefined, undefined)
