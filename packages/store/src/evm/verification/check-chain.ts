import type { Connection, ReadingConnection } from "../../engine.ts"
import { hexOf } from "../../hex.ts"
import { type CheckOptions, type Consistency, Findings } from "../../verification/inconsistency.ts"
import { type Checkpoint, checkpointOf } from "../checkpoint.ts"
import { blockReference } from "../queries/blocks.ts"
import { checkBlocks } from "./check-blocks.ts"
import { checkChanges } from "./check-changes.ts"

const checkAttempts = 5

/**
 * Checks all rows of a chain for contradictions. Blocks may be added meanwhile; if some were replaced, the check starts again.
 *
 * @throws Error when the chain is reorganised repeatedly.
 */
export async function checkChain(
  connection: ReadingConnection,
  chain: bigint,
  options: CheckOptions,
): Promise<Consistency> {
  for (let attempt = 1; attempt <= checkAttempts; attempt += 1) {
    const findings = new Findings()
    const checkpoint = await checkpointOf(connection, chain)
    if (checkpoint === undefined) return findings.result()
    await checkBlocks({ connection, chain, checkpoint, findings, ...options })
    if (await isStillThere(connection, chain, checkpoint, findings)) {
      await checkChanges(connection, chain, findings)
      return findings.result()
    }
  }
  throw new Error(`Chain ${chain} was reorganised ${checkAttempts} times while it was looked through.`)
}

/** Whether the checked blocks were not rolled back. A checkpoint whose block is missing is reported separately. */
async function isStillThere(
  connection: Connection,
  chain: bigint,
  { head }: Checkpoint,
  findings: Findings,
): Promise<boolean> {
  const block = await connection.get<{ hash: Uint8Array }>(blockReference, { chain, number: head.number })
  if (block && hexOf(block.hash) === head.hash) return true
  const now = await checkpointOf(connection, chain)
  if (now?.head.hash !== head.hash || now.head.number !== head.number) return false
  const where = { table: "evm_checkpoint", key: "head", rule: "the checkpoint is the last block" }
  findings.same(where, head.hash, block ? hexOf(block.hash) : "no row")
  return true
}
