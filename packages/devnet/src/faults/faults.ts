import { Random } from "../random/random.ts"
import { assertRule, type FaultKind, type FaultRule, matchesName } from "./fault.ts"

/** A fault that is there, by its number. */
export interface ArmedFault extends FaultRule {
  readonly fault: number
  /** How many answers it struck. */
  readonly struck: number
}

/** What is to become of one answer. */
export interface Strike {
  readonly kind: FaultKind
  readonly milliseconds: number
  readonly status: number
  /** How it is spoiled. */
  readonly random: Random
}

interface Armed {
  readonly rule: FaultRule
  readonly random: Random
  struck: number
}

const maxArmedFaults = 100

/** Which answers go wrong. The same seeds and the same requests in the same order make the same faults. */
export class Faults {
  readonly #armed = new Map<number, Armed>()
  #next = 1

  /** Whether there is any. */
  get isEmpty(): boolean {
    return this.#armed.size === 0
  }

  /** In the order in which they came; one that struck as often as it may stays, and strikes no more. */
  get all(): readonly ArmedFault[] {
    return [...this.#armed].map(([fault, { rule, struck }]) => ({ fault, ...rule, struck }))
  }

  /** Adds one and gives its number. @throws {RangeError} for a rule that is none, and for too many. */
  add(rule: FaultRule): number {
    assertRule(rule)
    if (this.#armed.size >= maxArmedFaults) throw new RangeError(`there are ${maxArmedFaults} faults already`)
    const number = this.#next++
    this.#armed.set(number, { rule, random: new Random(rule.seed ?? "faults"), struck: 0 })
    return number
  }

  /** Takes one away, or all of them. How many there were. */
  clear(fault?: number): number {
    if (fault !== undefined) return this.#armed.delete(fault) ? 1 : 0
    const { size } = this.#armed
    this.#armed.clear()
    return size
  }

  /** What becomes of the answer to a request: the first fault strikes that is for it. */
  strike(path: string, methods: readonly string[]): Strike | undefined {
    for (const one of this.#armed.values()) {
      const { rule, random } = one
      if (rule.times !== undefined && one.struck >= rule.times) continue
      if (!matchesName(rule.path, path)) continue
      if (rule.method !== undefined && !methods.some((method) => matchesName(rule.method, method))) continue
      if (rule.share !== undefined && !random.chance(rule.share)) continue
      one.struck++
      return { kind: rule.kind, milliseconds: rule.milliseconds ?? 1_000, status: rule.status ?? 503, random }
    }
    return undefined
  }
}
