import type { ChainVerification, IndexerMetrics } from "@serac/store"
import { type Clock, errorMessage, type LogFunction, unixSeconds } from "../../core/index.ts"
import {
  type Compared,
  createReconciler,
  finding,
  type Reconciler,
  type ReconcilerOptions,
  type ReconciliationCheck,
} from "../../core/reconciliation/index.ts"
import { indexerSettings } from "../settings.ts"

/**
 * What a chain's validators answered about the hash of a block: they signed it (`signed`), so many refused since they have accepted no such
 * block that no quorum can sign it (`refused`), or too few answered (`unsigned`).
 */
export type BlockSigning =
  | { readonly outcome: "signed" }
  | { readonly outcome: "refused" | "unsigned"; readonly reason: string }

/**
 * Asks a chain's validators to sign the hash of a block: `0x` and 64 digits. What it rejects with counts as `unsigned`.
 */
export type SignBlock = (hash: string) => Promise<BlockSigning>

/** What validators signed of a chain. Times are Unix seconds. */
export interface BlockSignatures {
  /** The highest block whose stored hash they signed, and when; absent before the first. */
  readonly signed?: { readonly number: number; readonly hash: string; readonly at: number }
  /** Since when they have not signed what they were asked, and why, in at most 300 characters; absent while they sign. */
  readonly unsigned?: { readonly since: number; readonly reason: string }
}

/** What a {@link SignedBlocks} works with. */
export interface SignedBlocksOptions {
  /** `chain 43114` */
  readonly subject: string
  readonly reader: () => Promise<Pick<ChainVerification, "head" | "header">>
  readonly signBlock: SignBlock
  readonly clock: Clock
  readonly log: LogFunction
  /** Milliseconds between two blocks. Default 600_000. */
  readonly interval?: number | undefined
}

/** Blocks that may be missing before validators are asked for none. */
const farBelow = 32
/** Milliseconds that a block is stored before validators are asked about it, and until they are asked again whether they refuse it, at most. */
const settling = 15_000
/** Milliseconds until they are asked again after they did not sign, at most. */
const unsignedPause = 60_000
const longestReason = 300

/**
 * Chooses at intervals the newest block of a chain and asks its validators to sign the hash that is stored of it. As each header has the hash of
 * the one before it, a signed block confirms all below it. A hash that they refuse is a difference; if they are silent, none.
 */
export class SignedBlocks {
  readonly #options: SignedBlocksOptions
  #state: BlockSignatures = {}
  /** When the next block is chosen, by the clock's `elapsed`. */
  #dueAt = 0
  #chosen: { readonly number: number; readonly since: number } | undefined

  constructor(options: SignedBlocksOptions) {
    this.#options = options
  }

  get state(): BlockSignatures {
    return this.#state
  }

  get metrics(): Pick<IndexerMetrics, "signedBlock" | "signedAt"> {
    const { signed } = this.#state
    return signed === undefined ? {} : { signedBlock: signed.number, signedAt: signed.at }
  }

  /** Asks until it is stopped. */
  start(memory: Pick<ReconcilerOptions, "onDifference" | "onAgreement">): Reconciler {
    const { subject, clock, log } = this.#options
    return createReconciler({ ...memory, subject, clock, log, next: () => this.next(), confirmAfter: this.#settling })
  }

  /** The block that validators are asked about now; undefined while it is too early, or there is no new one. */
  async next(): Promise<ReconciliationCheck | undefined> {
    const { reader, clock } = this.#options
    const now = clock.elapsed()
    if (now < this.#dueAt) return undefined
    if (this.#chosen === undefined) {
      const stored = await (await reader()).head()
      if (stored === undefined || stored.nodeHead - stored.head.number > farBelow) return undefined
      const { number } = stored.head
      if (number > (this.#state.signed?.number ?? -1)) this.#chosen = { number, since: now }
      return undefined
    }
    const { number, since } = this.#chosen
    if (now - since < this.#settling) return undefined
    this.#chosen = undefined
    return {
      name: `signature of block ${number}`,
      requests: 1,
      run: () => this.#ask(number),
      // A signed block confirms those below it.
      covers: ({ kind, key }) => kind === "block-signature" && Number(key) <= number,
    }
  }

  get #interval(): number {
    return this.#options.interval ?? indexerSettings.signatureInterval.default
  }

  get #settling(): number {
    return Math.min(settling, this.#interval)
  }

  async #ask(number: number): Promise<Compared> {
    const { reader, clock, signBlock } = this.#options
    const stored = await (await reader()).header(number)
    if (stored === undefined) return { skipped: `block ${number} is not stored any more` }
    const { hash } = stored
    const signing = await signBlock(hash).catch(
      (error: unknown): BlockSigning => ({ outcome: "unsigned", reason: errorMessage(error) }),
    )
    const isSigned = signing.outcome === "signed"
    this.#dueAt = clock.elapsed() + (isSigned ? this.#interval : Math.min(this.#interval, unsignedPause))
    if (isSigned) {
      this.#signed(number, hash)
      return { compared: { "block-signature": 1 }, findings: [] }
    }
    this.#unsigned(number, signing.reason)
    if (signing.outcome === "unsigned") return { skipped: signing.reason }
    const refused = finding("block-signature", String(number), hash, "validators have not accepted it")
    return { compared: { "block-signature": 1 }, findings: [refused] }
  }

  #signed(number: number, hash: string): void {
    const { log, subject, clock } = this.#options
    if (this.#state.unsigned)
      log("info", "Validators sign the hash of a stored block again", { subject, block: number })
    this.#state = { signed: { number, hash, at: unixSeconds(clock) } }
  }

  #unsigned(number: number, told: string): void {
    const { log, subject, clock } = this.#options
    const { signed, unsigned } = this.#state
    const reason = told.slice(0, longestReason)
    if (unsigned === undefined)
      log("warn", "Validators do not sign the hash of a stored block", { subject, block: number, reason })
    this.#state = {
      ...(signed === undefined ? {} : { signed }),
      unsigned: { since: unsigned?.since ?? unixSeconds(clock), reason },
    }
  }
}
