import type { NetworkWriter } from "@serac/store"
import { type Clock, type LogFunction, NodeFault } from "../../core/index.ts"
import { FalseRowsError } from "../false-rows-error.ts"
import type { NetworkNode } from "../node/network-node.ts"
import { twoAnswers } from "../node/second-answer.ts"
import { termsIn } from "../p/remembered.ts"
import { differingTerms, type ReportedTerms } from "../p/reported-terms.ts"
import { upgradeTimesOf } from "../p/upgrades.ts"

/** Milliseconds between two requests for the terms. */
const termsEvery = 20_000
const watchPauseMs = 1_000
/** Milliseconds after which other terms are asked for again before they count. */
const confirmTermsAfter = 10_000

/** What a {@link TermsWatch} needs. */
export interface TermsWatchOptions {
  readonly networkId: number
  readonly node: Pick<NetworkNode, "platformTerms">
  readonly writer: Pick<NetworkWriter, "platform" | "currentL1Validators">
  readonly clock: Pick<Clock, "elapsed" | "sleep">
  readonly log: LogFunction
  readonly signal: AbortSignal
  /** Receives what fails because of a node. */
  readonly onFault: (fault: NodeFault) => void
}

/**
 * Asks for the terms of the P-Chain again and again, since nothing proves them: a node may have lied, or know a new upgrade. New terms are
 * used from then on. Where what is stored would follow from them otherwise, it is false.
 */
export class TermsWatch {
  readonly #options: TermsWatchOptions
  #used: ReportedTerms | undefined
  #loading: Promise<ReportedTerms> | undefined
  #hasNew = false
  #isAgreed = true
  #due: number
  /** Terms that differ from those in use. */
  #suspect: ReportedTerms | undefined

  constructor(options: TermsWatchOptions) {
    this.#options = options
    this.#due = options.clock.elapsed()
  }

  /** Whether the P-Chain's state was loaded with terms that are not the newest. */
  get hasNew(): boolean {
    return this.#hasNew
  }

  /** Whether the nodes told them when they were asked last, and did not differ. */
  get isAgreed(): boolean {
    return this.#isAgreed
  }

  /**
   * Asks for them whenever that is due, until the signal aborts: beside all other work, which may wait for blocks that false terms hold up.
   *
   * @throws FalseRowsError as {@link TermsWatch.run} does.
   */
  async loop(): Promise<never> {
    const { clock, signal, onFault } = this.#options
    for (;;) {
      await clock.sleep(watchPauseMs, signal)
      try {
        await this.run()
      } catch (error) {
        if (!(error instanceof NodeFault)) throw error
        signal.throwIfAborted()
        onFault(error)
      }
    }
  }

  /**
   * The terms to load the P-Chain's state with: the same each time until others count, since stored rows follow from them.
   *
   * @throws NodeFault if the nodes do not answer or differ.
   * @throws FalseRowsError if an earlier indexer stored rows that follow from other terms.
   */
  readonly load = async (): Promise<ReportedTerms> => {
    if (this.#used === undefined) {
      this.#loading ??= this.#first().finally(() => {
        this.#loading = undefined
      })
      this.#used = await this.#loading
      this.#due = this.#options.clock.elapsed() + termsEvery
    }
    this.#hasNew = false
    return this.#used
  }

  /**
   * Asks for them if that is due.
   *
   * @throws NodeFault if the nodes do not answer or differ.
   * @throws FalseRowsError if all nodes tell other terms twice, and stored rows follow from the former ones.
   */
  async run(): Promise<void> {
    const { node, writer, clock, signal } = this.#options
    if (clock.elapsed() < this.#due) return
    this.#due = clock.elapsed() + confirmTermsAfter
    const used = this.#used
    if (used === undefined) {
      if ((await writer.platform()) !== undefined) await this.load()
      return
    }
    this.#isAgreed = false
    const told = await node.platformTerms(signal)
    this.#isAgreed = true
    const suspect = this.#suspect
    const isOther = isChanged(used, told)
    const isSame = isOther && suspect !== undefined && !isChanged(suspect, told)
    this.#suspect = isOther && !isSame ? told : undefined
    if (this.#suspect === undefined) this.#due = clock.elapsed() + termsEvery
    if (isSame) await this.#replace(used, told)
  }

  /** The terms that nodes tell. Other ones than those of the stored blocks are asked for again before a block is stored with them. */
  async #first(): Promise<ReportedTerms> {
    const { node, writer, clock, signal } = this.#options
    const told = await node.platformTerms(signal)
    const state = await writer.platform()
    const kept = state && termsIn(state)
    if (kept === undefined) return told
    if (isChanged(kept, told)) {
      await clock.sleep(confirmTermsAfter, signal)
      const again = await node.platformTerms(signal)
      if (isChanged(told, again) || isChanged(again, told)) throw twoAnswers("the terms of the P-Chain")
      await this.#replace(kept, told)
    }
    const validatorFee = told.validatorFee ?? kept.validatorFee
    const upgrades = told.upgrades ?? kept.upgrades
    return { ...(validatorFee && { validatorFee }), ...(upgrades && { upgrades }) }
  }

  async #replace(used: ReportedTerms, told: ReportedTerms): Promise<void> {
    const { networkId, log, writer } = this.#options
    const words = differingTerms(used, told)
    this.#used = told
    this.#hasNew = true
    log("warn", "Nodes tell other terms of the P-Chain than before", { networkId, terms: words })
    const { time = 0, accruedFees = 0n } = (await writer.platform()) ?? {}
    const isPaid = accruedFees > 0n || (await writer.currentL1Validators()).length > 0
    const isOfFees = isPaid && changesOf(used.validatorFee, told.validatorFee).length > 0
    const isOfPast = changesOf<number>({ ...(used.upgrades ?? upgradeTimesOf(networkId)) }, told.upgrades).some(
      (at) => at <= time,
    )
    if (isOfPast || isOfFees)
      throw new FalseRowsError(
        `The P-Chain of network ${networkId} was indexed with other terms than all nodes tell now: ${words.join(", ")}. What follows from them is false. Where the network can be indexed again beside, it is repaired; or run "serac repair --chain P".`,
      )
  }
}

/** The former and the new values of members that differ. A member that is not told any more is none of them. */
function changesOf<Value>(used: Members<Value> | undefined, told: Members<Value> | undefined): readonly Value[] {
  return Object.entries(told ?? {}).flatMap(([name, value]) => {
    const former = used?.[name]
    if (former === value) return []
    return former === undefined ? [value] : [former, value]
  })
}

interface Members<Value> {
  readonly [name: string]: Value
}

/** Whether terms have a member otherwise than before, or more of them. */
const isChanged = (used: ReportedTerms, told: ReportedTerms): boolean =>
  changesOf<bigint>(used.validatorFee, told.validatorFee).length > 0 ||
  changesOf<number>(used.upgrades, told.upgrades).length > 0
