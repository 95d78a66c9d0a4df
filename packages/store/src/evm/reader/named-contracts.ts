import type { Connection, ReadingConnection } from "../../engine.ts"
import { limitOf } from "../../limit.ts"
import { storable } from "../../storable.ts"
import { contractsByName, contractsBySymbol } from "../queries/metadata.ts"
import type { StoredContract } from "../reader-port.ts"
import { type ContractColumns, contractOf } from "./rows.ts"

/** Number of indexed characters of a name. */
const indexed = 32
/** Names that a search inside names reads, in their order, in so many queries: an index of all words would cost every contract. */
const searchedNames = { perQuery: 1_000, queries: 10 }

/** The last code point is no character, so it is above any continuation of a name. */
const above = "\u{10ffff}"
/** The lowest character that databases store in texts. */
const lowest = "\u0001"

/** Contracts whose symbol begins with a text, then those whose name does, then those with a later word that does, each once. */
export async function readNamedContracts(
  connection: ReadingConnection,
  chain: bigint,
  text: string,
  limit: number,
): Promise<readonly StoredContract[]> {
  const from = [...lowerCase(storable(text))].slice(0, indexed).join("")
  if (from === "") return []
  const range = { chain, from, to: `${from}${above}`, limit: limitOf(limit) }
  const rows = await connection.snapshot(async (state) => {
    const begun = [
      ...(await state.all<ContractColumns>(contractsBySymbol, range)),
      ...(await state.all<ContractColumns>(contractsByName, range)),
    ]
    return begun.length >= range.limit ? begun : [...begun, ...(await withInnerWord(state, range))]
  })
  const found = new Map(rows.map((row) => contractOf(row)).map((contract) => [contract.address, contract]))
  return [...found.values()].slice(0, limitOf(limit))
}

interface NameRange {
  readonly chain: bigint
  readonly from: string
  readonly limit: number
}

/** Contracts with a word of their name, but not the first, that begins with a text; among the first ten thousand names. */
async function withInnerWord(state: Connection, { chain, from: word, limit }: NameRange): Promise<ContractColumns[]> {
  const found: ContractColumns[] = []
  let from = lowest
  for (let queries = 0; queries < searchedNames.queries && found.length < limit; queries++) {
    const range = { chain, from, to: above, limit: searchedNames.perQuery }
    const rows = await state.all<ContractColumns>(contractsByName, range)
    found.push(
      ...rows.filter(({ name }) =>
        lowerCase(name ?? "")
          .slice(0, indexed)
          .includes(` ${word}`),
      ),
    )
    if (rows.length < searchedNames.perQuery) break
    from = `${[...lowerCase(rows.at(-1)?.name ?? "")].slice(0, indexed).join("")}${lowest}`
  }
  return found
}

/** A text with A to Z as a to z, as the index has it. */
const lowerCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
