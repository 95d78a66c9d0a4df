import type { Connection } from "../../engine.ts"
import { fragmentMember } from "../../verification/fragment-members.ts"
import { checkpointOf } from "../checkpoint.ts"
import { feesProjection } from "../fees/fees.ts"
import { readFees } from "../fees/queries.ts"
import { projectionsOf } from "../projections.ts"
import { blocksWithin } from "../queries/rebuild.ts"
import type { ChainCheck } from "./chain-check.ts"

const blocksAtOnce = 1000

/**
 * Compares the sum of fees with the fees of the blocks in it. Blocks that were in the sum when the check began are added up as they
 * are checked, later blocks at the end, in one state of the chain.
 */
export class FeeCheck {
  readonly #check: ChainCheck
  /** The first block that was not in the sum when the check began. */
  readonly #end: number
  #spent = 0n

  private constructor(check: ChainCheck, end: number) {
    this.#check = check
    this.#end = end
  }

  static async of(check: ChainCheck): Promise<FeeCheck> {
    const beyond = check.checkpoint.head.number + 1
    const end = (await feesEnd(check.connection, check.chain)) ?? 0
    return new FeeCheck(check, Math.min(end, beyond))
  }

  /** Adds a block, by its number and its JSON. */
  add(number: number, json: string): void {
    if (number < this.#end) this.#spent += feesOf(json)
  }

  /** Adds the later blocks, and compares the sums. */
  async end(): Promise<void> {
    const { connection, chain, findings } = this.#check
    const sums = await connection.snapshot(async (state) => {
      const end = await feesEnd(state, chain)
      if (end === undefined) return undefined
      const stored = (await state.get<{ spent: string }>(readFees, { chain }))?.spent
      // The sum was restarted if it has fewer blocks than before.
      const since = end < this.#end ? 0 : this.#end
      const added = await feesWithin(state, chain, since, end)
      return { stored: stored ?? "0", expected: since === 0 ? added : this.#spent + added }
    })
    if (sums === undefined) return
    findings.checked("evm_fees")
    const where = { table: "evm_fees", key: "all", rule: "it is the fees of all blocks that were added up" }
    findings.same(where, sums.stored, sums.expected)
  }
}

/** The first block that is not in the sum; undefined while the sum is to be emptied, or its blocks are rebuilt. */
async function feesEnd(connection: Connection, chain: bigint): Promise<number | undefined> {
  const projection = (await projectionsOf(connection, chain)).get(feesProjection.name)
  if (projection === undefined) return 0
  const { version, nextBlock } = projection
  if (version !== feesProjection.version || (nextBlock ?? 0) < 0) return undefined
  return nextBlock ?? ((await checkpointOf(connection, chain))?.head.number ?? -1) + 1
}

async function feesWithin(connection: Connection, chain: bigint, from: number, to: number): Promise<bigint> {
  let sum = 0n
  for (let at = from; at < to; at += blocksAtOnce) {
    const range = { chain, from: at, to: Math.min(at + blocksAtOnce, to) }
    for (const { json } of await connection.all<{ json: string }>(blocksWithin, range)) sum += feesOf(json)
  }
  return sum
}

/** The fees in a block's JSON. A value that other software wrote may be no number. */
function feesOf(json: string): bigint {
  const text = String(fragmentMember(json, "feesSpent"))
  return /^\d+$/.test(text) ? BigInt(text) : 0n
}
