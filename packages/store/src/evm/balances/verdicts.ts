import type { Connection, Transaction } from "../../engine.ts"
import { bytesFromHex, type Hex, hexOf } from "../../hex.ts"
import { readBatch } from "../../read-batch.ts"
import { balanceVerdictTable } from "../tables.ts"
import { verdictsByTokens } from "./queries.ts"
import type { StoredVerdict } from "./verdict.ts"

/** The verdicts of tokens, by standard and contract; tokens without a verdict are left out. */
export async function verdictsOf(
  connection: Connection,
  chain: bigint,
  tokens: readonly Hex[],
): Promise<ReadonlyMap<Hex, StoredVerdict>> {
  const rows = await readBatch<StoredVerdict & { readonly token: Uint8Array }>(
    connection,
    verdictsByTokens,
    { chain },
    [...new Set(tokens)].map(bytesFromHex),
  )
  return new Map(rows.map(({ token, ...verdict }) => [hexOf(token), verdict]))
}

/** Replaces the verdicts of tokens. */
export async function writeVerdicts(
  transaction: Transaction,
  chain: bigint,
  verdicts: ReadonlyMap<Hex, StoredVerdict>,
): Promise<void> {
  await transaction.replace(
    balanceVerdictTable,
    Array.from(verdicts, ([token, { agreed, differed, unanswered, differsSince, walkAt, walked }]) => [
      chain,
      token,
      agreed,
      differed,
      unanswered,
      differsSince,
      walkAt,
      walked,
    ]),
  )
}
