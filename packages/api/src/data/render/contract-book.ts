import type { ChainReader, Hex } from "@serac/store"
import QuickLRU from "quick-lru"
import type { TokenLists } from "../token-lists/token-lists.ts"
import { KnownContract } from "./known-contract.ts"

const defaultLimit = 20_000

/** Options of a {@link ContractBook}. */
export interface ContractBookOptions {
  readonly lists: Pick<TokenLists, "token">
  /** Maximum cached addresses. Default 20,000. */
  readonly limit?: number
}

interface Remembered {
  readonly contract: KnownContract
  /** The version of the chain when the contract was read. */
  readonly version: string
}

/**
 * A cache of a chain's contracts, valid for one version of the chain; it also caches that an address is a wallet. A page needs at most one
 * additional read of the store, and mostly none.
 */
export class ContractBook {
  readonly #reader: ChainReader
  readonly #lists: Pick<TokenLists, "token">
  readonly #remembered: QuickLRU<string, Remembered>

  constructor(reader: ChainReader, { lists, limit = defaultLimit }: ContractBookOptions) {
    this.#reader = reader
    this.#lists = lists
    this.#remembered = new QuickLRU({ maxSize: limit })
  }

  /**
   * Runs `render` with a lookup of contracts, by addresses in any letter case. Contracts outside the cache are read in one query, and `render`
   * runs again, so it must have no side effects.
   */
  async with<Result>(render: (contract: (address: string) => KnownContract) => Result): Promise<Result> {
    const version = await this.#reader.version()
    const read = new Map<string, KnownContract>()
    for (;;) {
      const missing = new Set<string>()
      const result = render((address) => {
        const remembered = this.#remembered.get(address)
        if (remembered !== undefined && remembered.version === version) return remembered.contract
        const known = read.get(address)
        if (known !== undefined) return known
        missing.add(address)
        return unknownContract
      })
      if (missing.size === 0) return result
      await this.#read(missing, version, read)
    }
  }

  async #read(spellings: ReadonlySet<string>, version: string, read: Map<string, KnownContract>): Promise<void> {
    const addresses = new Set([...spellings].map((spelling) => spelling.toLowerCase() as Hex))
    const rows = new Map((await this.#reader.contracts([...addresses])).map((row) => [row.address, row]))
    for (const spelling of spellings) {
      const address = spelling.toLowerCase() as Hex
      const listed = this.#lists.token(this.#reader.chainId, address)
      const contract = new KnownContract(address, rows.get(address), listed)
      read.set(spelling, contract)
      this.#remembered.set(spelling, { contract, version })
    }
  }
}

const unknownContract = new KnownContract("0x", undefined, undefined)
