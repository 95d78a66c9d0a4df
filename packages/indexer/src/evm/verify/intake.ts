import type { BlockReference } from "@serac/store"
import type { Arrived } from "../../core/backfill/index.ts"
import { NodeFault } from "../../core/index.ts"
import type { Committer } from "../../core/writer/index.ts"
import { largestAnswer } from "../backfill/limits.ts"
import type { PackedBlock } from "../decode/packed-block.ts"
import type { ChainNode } from "../node/node.ts"
import { decodeVerified, type VerifiedContext } from "./decode-verified.ts"
import { type ReadArchived, type Resumed, resumeSettlements } from "./resume-settlements.ts"
import { Settlements } from "./settlements.ts"

/** What an {@link Intake} needs. */
export interface IntakeOptions {
  readonly node: Pick<ChainNode, "blocks" | "distrust">
  readonly committer: Pick<Committer<PackedBlock, BlockReference>, "last" | "stored" | "add" | "flush">
  readonly decoding: VerifiedContext
  /** Reads the archive of stored blocks; undefined if there is none. */
  readonly archived: ReadArchived | undefined
  readonly reorgDepth: number
  /** The lowest block down to which the store can be rolled back. */
  readonly lowestRollback: () => Promise<number>
  /** The node's head, once it is known. */
  readonly nodeHead: () => number | undefined
  /** Undoes the stored blocks above a block. */
  readonly rollback: (ancestor: number, stored: BlockReference) => Promise<unknown>
}

/**
 * Passes arriving blocks on to be stored. A later header verifies the receipts of blocks that it settles. Stored blocks that
 * the header contradicts are rolled back, and blocks that could not be rolled back are held until they are settled.
 */
export class Intake {
  readonly #options: IntakeOptions
  /** Undefined until the settlement of the stored blocks is known. */
  #settlements: Settlements | undefined

  constructor(options: IntakeOptions) {
    this.#options = options
  }

  /**
   * Determines which stored blocks are settled, and which ones later blocks must settle. Unsettled blocks that are missing
   * in the archive are rolled back, to be read again. Returns whether any were.
   *
   * @throws NodeFault if the node does not answer
   */
  async resume(signal: AbortSignal): Promise<boolean> {
    if (this.#settlements) return false
    const { committer, decoding, archived = async () => [], rollback, lowestRollback } = this.#options
    const { stored } = committer
    const { verifier } = decoding
    const resumed =
      stored && ((await resumeSettlements(stored, verifier, archived)) ?? (await this.#ask(stored, signal)))
    signal.throwIfAborted()
    const believed = resumed?.believed ?? stored?.number ?? -1
    // Before an earlier rollback, blocks that are not stored any more may have settled more than the stored ones.
    const isSettled = stored === undefined || believed === stored.number
    const floor = isSettled ? -1 : Math.min(await lowestRollback(), stored.number)
    const isMissing = resumed !== undefined && resumed.later === undefined
    const settlements = { believed: isMissing ? Math.max(believed, floor) : believed, floor, later: resumed?.later }
    this.#settlements = new Settlements(verifier.tools.keccak, settlements)
    if (stored === undefined || !isMissing || settlements.believed === stored.number) return false
    await rollback(settlements.believed, stored)
    return true
  }

  /**
   * Verifies the blocks that arriving ones settle, and adds those that may be stored. Returns whether the arriving blocks
   * follow those before.
   *
   * @throws NodeFault if they contradict the blocks that they settle; these are then discarded, and requested again, from
   * another node if there is one
   */
  async take(arrived: Arrived<PackedBlock>): Promise<boolean> {
    const { committer, reorgDepth, nodeHead } = this.#options
    const settlements = this.#settlements as Settlements
    const [{ block }] = arrived.blocks as readonly [PackedBlock]
    const last = settlements.lastHeld?.block ?? committer.last
    if (last ? block.number !== last.number + 1 || block.parentHash !== last.hash : block.number > 0) return false
    // The head advances before they are stored, hence the factor of two.
    const isRevocable = (number: number) => 2 * ((nodeHead() ?? number) - number) < reorgDepth
    let ready: readonly Arrived<PackedBlock>[]
    try {
      ready = settlements.take(arrived, isRevocable)
    } catch (error) {
      arrived.release()
      if (error instanceof NodeFault) await this.#revoke(error, settlements)
      throw error
    }
    for (const one of ready) if (!(await committer.add(one))) return false
    return true
  }

  /** Adds the held blocks: there are no newer ones that could settle them. */
  async release(): Promise<void> {
    for (const held of this.#settlements?.release() ?? []) await this.#options.committer.add(held)
  }

  /** Forgets the blocks after a given one. */
  forget(last: BlockReference | undefined): void {
    this.#settlements?.forget(last?.number ?? -1)
  }

  /** Forgets the blocks that a rollback undid. @param stored the last stored block before it @param head the one after it */
  undone(stored: BlockReference, head: BlockReference | undefined): void {
    this.#settlements?.undo(stored.number, head?.number ?? -1)
  }

  async #revoke(fault: NodeFault, settlements: Settlements): Promise<void> {
    const { committer, node, rollback } = this.#options
    await committer.flush()
    const { stored } = committer
    this.forget(stored)
    node.distrust(fault)
    if (stored && stored.number > settlements.settled) await rollback(settlements.settled, stored)
  }

  /** Requests the last stored block by its hash, for its settled height; undefined if the node does not have it. */
  async #ask(stored: BlockReference, signal: AbortSignal): Promise<Resumed | undefined> {
    const { node, decoding } = this.#options
    const nothing = { block: null, receipts: null }
    try {
      const { value } = await node.blocks([stored], signal, largestAnswer, ([answers = nothing]) =>
        decodeVerified(stored, answers, decoding),
      )
      const { unsettled } = value
      if (unsettled === undefined || unsettled.settledHeight >= stored.number)
        return { believed: stored.number, later: [] }
      return { believed: unsettled.settledHeight, later: undefined }
    } catch (error) {
      if (error instanceof NodeFault && error.kind === "behind") return undefined
      throw error
    }
  }
}
