import type { ChainReader, Hex } from "@serac/store"
import QuickLRU from "quick-lru"
import type { TokenLists } from "../token-lists/token-lists.ts"
import { KnownContract } from "./known-contract.ts"

const defaultLimit = 20_000

/** What a {@link ContractBook} is made with beside its reader. */
export interface ContractBookOptions {
  readonly lists: TokenLists
  /** Addresses to remember. */
  readonly limit?: number
}

interface Remembered {
  readonly contract: KnownContract
  /** The chain's when it was read. */
  readonly version: string
}

/**
 * What is known of a chain's contracts, remembered as long as the chain stays as it is: wallets too, of which nothing is
 * known. So a page costs one read of the store more at most, and mostly none.
 */
export class ContractBook {
  readonly #reader: ChainReader
  readonly #lists: TokenLists
  readonly #remembered: QuickLRU<string, Remembered>

  constructor(reader: ChainReader, { lists, limit = defaultLimit }: ContractBookOptions) {
    this.#reader = reader
    this.#lists = lists
    this.#remembered = new QuickLRU({ maxSize: limit })
  }

  /**
   * Runs `render` with a look-up of contracts, by addresses in any letter case. What it asks for and is not remembered is
   * read, all at once, and it runs again; so it must have no effects.
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
