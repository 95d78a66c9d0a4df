import type { ReadingConnection } from "../../engine.ts"
import { limitOf } from "../../limit.ts"
import { storable } from "../../storable.ts"
import { contractsByName, contractsBySymbol } from "../queries/metadata.ts"
import type { StoredContract } from "../reader-port.ts"
import { type ContractColumns, contractOf } from "./rows.ts"

/** Number of indexed characters of a name. */
const indexed = 32

/** Contracts whose symbol begins with a text, then those whose name does, each once. */
export async function readNamedContracts(
  connection: ReadingConnection,
  chain: bigint,
  text: string,
  limit: number,
): Promise<readonly StoredContract[]> {
  const from = [...storable(text).replace(/[A-Z]+/g, (letters) => letters.toLowerCase())].slice(0, indexed).join("")
  if (from === "") return []
  // The last code point is no character, so it is above any continuation of the name.
  const range = { chain, from, to: `${from}\u{10ffff}`, limit: limitOf(limit) }
  const rows = await connection.snapshot(async (state) => [
    ...(await state.all<ContractColumns>(contractsBySymbol, range)),
    ...(await state.all<ContractColumns>(contractsByName, range)),
  ])
  const found = new Map(rows.map((row) => contractOf(row)).map((contract) => [contract.address, contract]))
  return [...found.values()].slice(0, limitOf(limit))
}
