import type { SimulatedBlock } from "../simulation/chain/block.ts"
import type { World } from "../simulation/chain/world.ts"
import type { EvmNode } from "./nodes/evm-node.ts"
import type { PrimaryNode } from "./nodes/primary-node.ts"
import { cChainId, chaosChainId, networkId } from "./setup.ts"
import type { Facts } from "./watch/judge.ts"

const chainSubject = `chain ${chaosChainId}`
const cChainSubject = `chain ${cChainId}`

/** The facts about a run, recorded by the code that injects the faults. */
export class KnownFacts {
  isClockTrue = true
  /** Milliseconds by which health may lag behind events. */
  grace: number
  /** The time of the first answer of `/health` of the running process; absent while there is none. */
  answersSince: number | undefined
  readonly #evm: EvmNode
  readonly #primary: PrimaryNode | undefined
  readonly #worlds: World[]
  #blockedSince: number | undefined
  #blockedSubjects = /./
  #silentSince: number | undefined
  readonly #silences: { readonly from: number; readonly until: number }[] = []

  constructor(evm: EvmNode, primary: PrimaryNode | undefined, grace: number) {
    this.#evm = evm
    this.#primary = primary
    this.#worlds = [evm.world]
    this.grace = grace
  }

  /** Adds the blocks of another chain to the blocks of the node. */
  knows(world: World): void {
    this.#worlds.push(world)
  }

  /**
   * Records that nothing can be stored from now on.
   *
   * @param subjects - the affected subjects; default all
   */
  blocked(subjects = /./): void {
    this.#blockedSince = performance.now()
    this.#blockedSubjects = subjects
  }

  unblocked(): void {
    this.#blockedSince = undefined
  }

  /** Records that the chain's node stops answering, or answers again. */
  silent(isSilent: boolean): void {
    const now = performance.now()
    if (!isSilent && this.#silentSince !== undefined) this.#silences.push({ from: this.#silentSince, until: now })
    this.#silentSince = isSilent ? now : undefined
  }

  /** A block of any chain that the node has ever reported. */
  find(hash: string): SimulatedBlock | undefined {
    for (const world of this.#worlds) {
      const block = world.block(hash as never)
      if (block !== undefined) return block
    }
    return undefined
  }

  /** All indexed subjects, by their names in `/health`. */
  subjects(): readonly string[] {
    const ofNetwork = ["P", "X", "C"].map((chain) => `network ${networkId} ${chain}`)
    return [chainSubject, ...(this.#primary === undefined ? [] : [cChainSubject, ...ofNetwork])]
  }

  /** The facts about a subject; undefined for an unknown one. */
  of(subject: string): Facts | undefined {
    const told = this.#told(subject)
    if (told === undefined) return undefined
    const isBlocked = this.#blockedSubjects.test(subject)
    // A new process gets the full grace period for each fact.
    const since = (at: number) => Math.max(at, this.answersSince ?? 0)
    return {
      // Until its indexer runs, a service reports the last report of the previous indexer.
      told: told.map(({ number, at }) => ({ number, at: since(at) })),
      blockedSince: isBlocked && this.#blockedSince !== undefined ? since(this.#blockedSince) : undefined,
      silentSince: subject === chainSubject && this.#silentSince !== undefined ? since(this.#silentSince) : undefined,
      isClockTrue: this.isClockTrue,
      grace: this.grace,
    }
  }

  #told(subject: string): Facts["told"] | undefined {
    // The node reports the blocks that were made while it was silent when it answers again.
    if (subject === chainSubject)
      return this.#evm.told.map(({ number, at }) => {
        const silence = this.#silences.find(({ from, until }) => from <= at && at < until)
        return { number, at: silence?.until ?? at }
      })
    if (this.#primary === undefined) return undefined
    const chain = subject === cChainSubject ? "C" : subject.split(" ").at(-1)
    if (chain !== "P" && chain !== "X" && chain !== "C") return undefined
    return this.#primary.told.map(({ heights, at }) => ({ number: heights[chain], at }))
  }
}
