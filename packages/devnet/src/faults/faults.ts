import { Random } from "../random/random.ts"
import { assertRule, type FaultKind, type FaultRule, matchesName } from "./fault.ts"

/** An active fault with its number. */
export interface ArmedFault extends FaultRule {
  readonly fault: number
  /** The number of answers that it has affected. */
  readonly struck: number
}

/** The fault of one answer. */
export interface Strike {
  readonly kind: FaultKind
  readonly milliseconds: number
  readonly status: number
  /** The source of randomness for garbling. */
  readonly random: Random
}

interface Armed {
  readonly rule: FaultRule
  readonly random: Random
  struck: number
}

const maxArmedFaults = 100

/** The active faults of a node. The same seeds and the same requests in the same order give the same faults. */
export class Faults {
  readonly #armed = new Map<number, Armed>()
  #next = 1

  /** Whether there are no faults. */
  get isEmpty(): boolean {
    return this.#armed.size === 0
  }

  /** All faults in the order in which they were added, including those that have reached their maximum. */
  get all(): readonly ArmedFault[] {
    return [...this.#armed].map(([fault, { rule, struck }]) => ({ fault, ...rule, struck }))
  }

  /** Adds a fault and returns its number. @throws {RangeError} for an invalid rule, and for too many faults. */
  add(rule: FaultRule): number {
    assertRule(rule)
    if (this.#armed.size >= maxArmedFaults) throw new RangeError(`there are ${maxArmedFaults} faults already`)
    const number = this.#next++
    this.#armed.set(number, { rule, random: new Random(rule.seed ?? "faults"), struck: 0 })
    return number
  }

  /** Removes one fault, or all. @returns the number of removed faults. */
  clear(fault?: number): number {
    if (fault !== undefined) return this.#armed.delete(fault) ? 1 : 0
    const { size } = this.#armed
    this.#armed.clear()
    return size
  }

  /** The fault of the answer to a request: the first fault that matches it. */
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
