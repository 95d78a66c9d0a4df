import type { Connection } from "../../engine.ts"
import { hexOf } from "../../hex.ts"
import { blockReference } from "../queries/blocks.ts"
import type { BlockReference } from "../rows.ts"

/** The reference of a stored block. */
export async function referenceOf(
  connection: Connection,
  chain: bigint,
  number: number,
): Promise<BlockReference | undefined> {
  const row = await connection.get<{ number: number; hash: Uint8Array; timestamp: number }>(blockReference, {
    chain,
    number,
  })
  return row && { ...row, hash: hexOf(row.hash) }
}
