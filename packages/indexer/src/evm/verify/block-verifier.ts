import type { ArchivedBlock } from "@serac/store"
import { faultOfHeader, type HeaderFault } from "../../core/header/index.ts"
import { type Clock, type LogFunction, NodeFault, nonsense } from "../../core/index.ts"
import { toRecord } from "../../core/node/index.ts"
import { indexingSettings, signedShare, type Verify, verifiesAll } from "../../core/settings.ts"
import type { BlockAnswers } from "../decode/block.ts"
import { type Unsettled, verifyBody } from "./verify-block.ts"
import type { VerifyTools } from "./verify-tools.ts"

/** The first headers of a chain must mismatch their hashes this many times, over this many milliseconds, before they count as headers of an unknown form. */
const enoughFaults = 3
const longEnough = 30_000

/** What a {@link BlockVerifier} needs. */
export interface BlockVerifierOptions {
  readonly chainId: string
  /** Default `heads`. */
  readonly verify?: Verify | undefined
  readonly clock: Pick<Clock, "random" | "elapsed">
  readonly log: LogFunction
  /** Receives which blocks are not verified, and why, in words for an operator. */
  readonly onUnverified: (reason: string) => void
  /** Whether headers of an unknown form are refused. Default false: the blocks are taken unverified. */
  readonly isStrict?: boolean
}

/**
 * Verifies the blocks of a chain before they are stored. A chain whose first headers have an unknown form is indexed
 * unverified, with a warning. After the first verified header every block must verify.
 */
export class BlockVerifier {
  readonly tools: VerifyTools
  readonly #options: BlockVerifierOptions
  #isKnown = false
  /** Why blocks are stored unverified. */
  #reason: string | undefined
  #faults = 0
  #since: number | undefined

  constructor(options: BlockVerifierOptions, tools: VerifyTools) {
    this.#options = options
    this.tools = tools
  }

  /**
   * Verifies a node's decoded answers about a block.
   *
   * @param isAtHead - whether all senders are recovered
   * @returns the part that a later block settles, from Helicon on
   * @throws NodeFault of kind `nonsense` that names the block, the member, its value and the expected value
   */
  verify(number: number, answers: BlockAnswers, isAtHead: boolean): Unsettled | undefined {
    const { verify = indexingSettings.verify.default, isStrict = false, clock } = this.#options
    const isRecovered = () => verifiesAll(verify) || isAtHead || clock.random() * signedShare < 1
    try {
      const fault = faultOfHeader(toRecord(answers.block, "the block"), this.tools.keccak)
      if (fault === undefined) {
        this.#know(number)
        return verifyBody(answers, this.tools, isRecovered)
      }
      if (isStrict || this.#isKnown || this.#isNews(fault)) throw nonsense(fault.reason)
      this.#leave(number, fault.reason)
      return undefined
    } catch (error) {
      if (!(error instanceof NodeFault)) throw error
      throw error.saying(`block ${number}: ${error.message}`)
    }
  }

  /**
   * Verifies a block of the archive, which was verified before it was archived, and so determines the form of the chain's
   * headers.
   *
   * @throws NodeFault if it does not verify
   */
  verifyArchived({ number, hash, answers }: ArchivedBlock): Unsettled | undefined {
    const block = toRecord(answers.block, "the block")
    if (block.hash !== hash) throw nonsense(`block ${number} is archived with another hash`)
    const fault = faultOfHeader(block, this.tools.keccak)
    if (fault !== undefined) throw nonsense(fault.reason)
    this.#know(number)
    return verifyBody(answers, this.tools, () => false)
  }

  /** Whether the mismatch may be a temporary false answer, rather than the form of the chain's headers. */
  #isNews({ isForm }: HeaderFault): boolean {
    if (isForm || this.#reason !== undefined) return false
    const now = this.#options.clock.elapsed()
    this.#since ??= now
    this.#faults += 1
    return this.#faults < enoughFaults || now - this.#since < longEnough
  }

  #know(number: number): void {
    if (this.#isKnown) return
    this.#isKnown = true
    if (this.#reason === undefined) return
    const { log, chainId, onUnverified } = this.#options
    log("info", "Blocks are verified from here on", { chainId, block: number })
    onUnverified(`blocks below ${number}: ${this.#reason}`)
  }

  #leave(number: number, reason: string): void {
    if (this.#reason !== undefined) return
    this.#reason = reason
    const { log, chainId, onUnverified } = this.#options
    log("warn", "Blocks are stored as the node tells them: their headers cannot be verified", {
      chainId,
      block: number,
      reason,
    })
    onUnverified(reason)
  }
}
