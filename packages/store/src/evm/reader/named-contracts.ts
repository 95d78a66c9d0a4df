import type { ReadingConnection } from "../../engine.ts"
import { limitOf } from "../../limit.ts"
import { storable } from "../../storable.ts"
import { contractsByName, contractsBySymbol } from "../queries/metadata.ts"
import type { StoredContract } from "../reader-port.ts"
import { type ContractColumns, contractOf } from "./rows.ts"

/** Characters of a name that are indexed. */
const indexed = 32

/** Contracts whose symbol, and after them those whose name begins with a text, each once. */
export async function readNamedContracts(
  connection: ReadingConnection,
  chain: bigint,
  text: string,
  limit: number,
): Promise<readonly StoredContract[]> {
  const from = [...storable(text).replace(/[A-Z]+/g, (letters) => letters.toLowerCase())].slice(0, indexed).join("")
  if (from === "") return []
  // The last code point is no character, so that no name goes on with it.
  const range = { chain, from, to: `${from}\u{10ffff}`, limit: limitOf(limit) }
  const rows = await connection.snapshot(async (state) => [
    ...(await state.all<ContractColumns>(contractsBySymbol, range)),
    ...(await state.all<ContractColumns>(contractsByName, range)),
  ])
  const found = new Map(rows.map((row) => contractOf(row)).map((contract) => [contract.address, contract]))
  return [...found.values()].slice(0, limitOf(limit))
}
