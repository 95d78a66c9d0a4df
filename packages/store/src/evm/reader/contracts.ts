import type { Connection, Value } from "../../engine.ts"
import type { Hex } from "../../hex.ts"
import { bytesFromHex } from "../../hex.ts"
import { contractCounts, contractsByAddresses } from "../queries/metadata.ts"
import type { StoredContract } from "../reader-port.ts"
import { type ContractColumns, contractOf } from "./rows.ts"

const largestContractCount = Math.max(...contractCounts)

/**
 * Contracts at addresses, in the order of addresses, which no engine promises for a set. Each set is read by the smallest statement that fits;
 * unused parameters repeat the last address.
 */
export async function readContracts(
  connection: Connection,
  chain: bigint,
  addresses: readonly Hex[],
): Promise<readonly StoredContract[]> {
  const distinct = [...new Set(addresses)]
  const found: StoredContract[] = []
  for (let from = 0; from < distinct.length; from += largestContractCount) {
    const part = distinct.slice(from, from + largestContractCount)
    const at = contractCounts.findIndex((size) => size >= part.length)
    const query = contractsByAddresses[at]
    const size = contractCounts[at]
    if (query === undefined || size === undefined) throw new Error(`no statement takes ${part.length} addresses`)
    const parameters: Record<string, Value> = { chain }
    for (let each = 0; each < size; each += 1) {
      parameters[`address${each}`] = bytesFromHex(part[Math.min(each, part.length - 1)] ?? "0x")
    }
    found.push(...(await connection.all<ContractColumns>(query, parameters)).map(contractOf))
  }
  return found.sort((one, other) => (one.address < other.address ? -1 : 1))
}
