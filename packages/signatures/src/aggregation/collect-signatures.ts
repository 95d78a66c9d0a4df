import {
  type CanonicalValidator,
  type CanonicalValidatorSet,
  formatNodeId,
  type UnsignedWarpMessage,
} from "@serac/chain"
import type { Refused } from "../aggregation-error.ts"
import type { BlsThreads } from "../bls/bls-threads.ts"
import type { SignatureSource } from "../sources/signature-source.ts"
import { SourceError } from "../sources/source-error.ts"
import { type Candidate, heaviestFirst } from "./choose-signers.ts"
import type { KnownSignatures } from "./known-signatures.ts"
import { isFinal, type Missing } from "./missing-words.ts"
import { isEnough, type Percentages } from "./quorum.ts"

/** Options of {@link collectSignatures}. */
export interface CollectOptions extends Percentages {
  readonly message: UnsignedWarpMessage
  readonly justification: Uint8Array
  readonly set: CanonicalValidatorSet
  /** Whether validators are asked further when the quorum is out of reach, until those that refuse prevent it. Default false. */
  readonly hearsRefusals?: boolean | undefined
  /** Nodes to skip, since their validation is about to end: `NodeID-...`. */
  readonly underfunded: ReadonlySet<string>
  readonly source: SignatureSource
  readonly bls: Pick<BlsThreads, "findInvalid">
  readonly known: KnownSignatures
  /** Maximum validators with a request at the same time. */
  readonly concurrency: number
  /** Timeout of the whole collection in milliseconds. */
  readonly timeout: number
  /** Timeout of one validator in milliseconds. */
  readonly validatorTimeout: number
  readonly signal: AbortSignal
}

/** A validator with a verified signature. */
export interface Signer extends Candidate {
  readonly validator: CanonicalValidator
  readonly signature: Uint8Array
}

/** The collected signatures. */
export interface Collected {
  readonly signers: readonly Signer[]
  /** Nodes of validators without a signature, the heaviest first, with the reason. */
  readonly missing: readonly (readonly [nodeId: string, why: Missing])[]
  /** Validators that refused. */
  readonly refusals: readonly Refused[]
  /** Whether the quorum may be reached soon, without the validators that refused or cannot be reached at all. */
  readonly isReachable: boolean
}

interface CollectedMember extends Candidate {
  readonly validator: CanonicalValidator
  readonly nodeIds: readonly string[]
  state: "waiting" | "asked" | "signed" | "missing"
  why: Missing
}

/**
 * Collects verified signatures, the heaviest validators first, until they reach the quorum plus the buffer, the quorum is out of reach, every
 * reachable validator was tried, or the timeout passes.
 *
 * @throws the reason of `signal` where that aborts
 */
export async function collectSignatures(options: CollectOptions): Promise<Collected> {
  options.signal.throwIfAborted()
  return new Collection(options).run()
}

class Collection {
  readonly #options: CollectOptions
  readonly #members: readonly CollectedMember[]
  readonly #signers: Signer[] = []
  readonly #controller = new AbortController()
  readonly #deadline: number
  #signed = 0n
  /** Weight of the validators that have signed, or may still sign. */
  #possible = 0n
  /** Weight of the validators that refused. */
  #refused = 0n
  #asked = 0
  #unverified: {
    readonly member: CollectedMember
    readonly signature: Uint8Array
    readonly settle: (isValid: boolean) => void
  }[] = []
  #isVerifying = false
  #isHopeless = false
  #end: (error?: unknown) => void = () => {}

  constructor(options: CollectOptions) {
    this.#options = options
    this.#deadline = Date.now() + options.timeout
    this.#members = options.set.validators
      .map((validator, index): CollectedMember => {
        const nodeIds = validator.nodeIDs.map(formatNodeId)
        return { index, weight: validator.weight, validator, nodeIds, state: "waiting", why: "not asked" }
      })
      .sort(heaviestFirst)
  }

  async run(): Promise<Collected> {
    const { signal, timeout } = this.#options
    const ended = new Promise<void>((resolve, reject) => {
      this.#end = (error) => (error === undefined ? resolve() : reject(error))
    })
    const onAbort = () => this.#end(signal.reason)
    signal.addEventListener("abort", onAbort)
    const timer = setTimeout(() => this.#end(), timeout)
    try {
      for (const member of this.#members) this.#sort(member)
      this.#goOn()
      await ended
    } finally {
      clearTimeout(timer)
      signal.removeEventListener("abort", onAbort)
      // Late answers have no effect.
      this.#end = () => {}
      this.#controller.abort()
    }
    return this.#collected()
  }

  #collected(): Collected {
    const { set, quorum } = this.#options
    const absent = this.#members.filter(({ state }) => state !== "signed")
    // A validator with a pending request when the quorum gets out of reach may have been about to answer.
    const late = this.#isHopeless ? "not waited for" : new SourceError("late")
    const whyOf = ({ state, why }: CollectedMember): Missing => (state === "asked" ? late : why)
    const weigh = (members: readonly CollectedMember[]) => members.reduce((sum, { weight }) => sum + weight, 0n)
    const reachable = weigh(this.#members) - weigh(absent.filter((member) => isFinal(whyOf(member))))
    return {
      signers: this.#signers,
      missing: absent.flatMap((member) => member.nodeIds.map((nodeId) => [nodeId, whyOf(member)] as const)),
      refusals: absent.flatMap(({ weight, why }) =>
        why instanceof SourceError && why.code === "refused" ? [{ weight, number: why.number }] : [],
      ),
      isReachable: isEnough(reachable, set.totalWeight, quorum),
    }
  }

  /** Uses a known signature, and excludes validators that cannot be reached. */
  #sort(member: CollectedMember): void {
    const { known, message, underfunded, source } = this.#options
    const signature = known.get(message.id, member.validator.publicKey)
    if (signature !== undefined) {
      this.#possible += member.weight
      this.#add(member, signature)
      return
    }
    const funded = member.nodeIds.filter((nodeId) => !underfunded.has(nodeId))
    const canAsk = funded.some((nodeId) => source.canAsk(nodeId, message))
    if (canAsk) this.#possible += member.weight
    else Object.assign(member, { state: "missing", why: funded.length === 0 ? "balance too low" : "no way to ask" })
  }

  #add(member: CollectedMember, signature: Uint8Array): void {
    const { index, weight, validator } = member
    member.state = "signed"
    this.#signed += weight
    this.#signers.push({ index, weight, validator, signature })
  }

  /** Ends the collection, or sends the next requests. */
  #goOn(): void {
    const { set, quorum, buffer, concurrency, hearsRefusals = false } = this.#options
    const isDone = isEnough(this.#signed, set.totalWeight, quorum + buffer)
    const possible = hearsRefusals ? set.totalWeight - this.#refused : this.#possible
    this.#isHopeless = !isEnough(possible, set.totalWeight, quorum)
    if (isDone || this.#isHopeless) {
      this.#end()
      return
    }
    for (const member of this.#members) {
      if (this.#asked >= concurrency) break
      if (member.state === "waiting") void this.#ask(member)
    }
    if (this.#asked === 0) this.#end()
  }

  async #ask(member: CollectedMember): Promise<void> {
    member.state = "asked"
    this.#asked++
    const why = await this.#missingAfterAsking(member).catch((error: unknown) => {
      this.#end(error)
      return "not asked" as const
    })
    this.#asked--
    if (why !== undefined) {
      Object.assign(member, { state: "missing", why })
      this.#possible -= member.weight
      if (why instanceof SourceError && why.code === "refused") this.#refused += member.weight
    }
    if (!this.#controller.signal.aborted) this.#goOn()
  }

  /** Requests a signature from the nodes of one key one after another. Resolves to undefined once one has signed, else to the reason. */
  async #missingAfterAsking(member: CollectedMember): Promise<Missing | undefined> {
    const { message, justification, source, underfunded, validatorTimeout } = this.#options
    let why: Missing = "no way to ask"
    for (const nodeId of member.nodeIds) {
      if (underfunded.has(nodeId) || !source.canAsk(nodeId, message) || this.#controller.signal.aborted) continue
      const deadline = Math.min(this.#deadline, Date.now() + validatorTimeout)
      try {
        const signature = await signedAnswer(
          source,
          { nodeId, message, justification },
          deadline,
          this.#controller.signal,
        )
        if (await this.#verify(member, signature)) return undefined
        why = "wrong signature"
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        why = error
      }
    }
    return why
  }

  /** Verifies a signature in a batch with the others that have arrived meanwhile. */
  #verify(member: CollectedMember, signature: Uint8Array): Promise<boolean> {
    return new Promise((resolve) => {
      this.#unverified.push({ member, signature, settle: resolve })
      if (!this.#isVerifying) void this.#verifyAll()
    })
  }

  async #verifyAll(): Promise<void> {
    const { bls, known, message } = this.#options
    this.#isVerifying = true
    try {
      // Signatures of the same event loop iteration form one batch.
      await new Promise(setImmediate)
      while (this.#unverified.length > 0) {
        const batch = this.#unverified
        this.#unverified = []
        const signed = batch.map(({ member, signature }) => ({ publicKey: member.validator.publicKey, signature }))
        const invalid = new Set(await bls.findInvalid(message.bytes, signed))
        for (const [index, { member, signature, settle }] of batch.entries()) {
          const isValid = !invalid.has(index)
          if (isValid) {
            known.add(message.id, member.validator.publicKey, signature)
            this.#add(member, signature)
          }
          settle(isValid)
        }
      }
    } catch (error) {
      this.#end(error)
    } finally {
      this.#isVerifying = false
    }
  }
}

/** The answer of a source, or a rejection at the deadline even if the source ignores it. */
async function signedAnswer(
  source: SignatureSource,
  question: Pick<Parameters<SignatureSource["ask"]>[0], "nodeId" | "message" | "justification">,
  deadline: number,
  ended: AbortSignal,
): Promise<Uint8Array> {
  const controller = new AbortController()
  const end = () => controller.abort()
  ended.addEventListener("abort", end)
  const timer = setTimeout(end, Math.max(0, deadline - Date.now()))
  const late = new Promise<never>((_, reject) => {
    controller.signal.addEventListener("abort", () => reject(new SourceError("late")))
  })
  try {
    return await Promise.race([source.ask({ ...question, deadline, signal: controller.signal }), late])
  } finally {
    clearTimeout(timer)
    ended.removeEventListener("abort", end)
  }
}
