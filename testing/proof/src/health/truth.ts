/** Whether a component works; `either` where both statements are true. */
export type Condition = "works" | "fails" | "either"

interface TruthMoment<Value> {
  /** The time, by `performance.now`. */
  readonly at: number
  readonly value: Value
}

/** The facts at each moment, recorded by the code that injects the faults. All times are by `performance.now`. */
export class Truth {
  readonly #heads = new Map<string, TruthMoment<number>[]>()
  readonly #conditions = new Map<string, TruthMoment<Condition>[]>()
  readonly #stored = new Map<string, TruthMoment<number>[]>()

  /** Records a new head of a chain. */
  head(subject: string, number: number, at: number): void {
    note(this.#heads, subject, number, at)
  }

  /** Records the reported height up to which a chain is stored. */
  stored(subject: string, number: number, at: number): void {
    if (number > (valueAt(this.#stored.get(subject), at) ?? -1)) note(this.#stored, subject, number, at)
  }

  /** Records that a component works, or does not. Default: it works from the beginning. */
  set(what: string, condition: Condition, at: number): void {
    note(this.#conditions, what, condition, at)
  }

  /** The head of a chain at a moment; undefined before the first record. */
  headAt(subject: string, at: number): number | undefined {
    return valueAt(this.#heads.get(subject), at)
  }

  /** The reported height up to which a chain was stored at a moment. */
  storedAt(subject: string, at: number): number | undefined {
    return valueAt(this.#stored.get(subject), at)
  }

  /** Whether a component had a condition during the whole time between two moments. */
  wasAlways(what: string, condition: Condition, from: number, to: number): boolean {
    const moments = this.#conditions.get(what)
    if ((valueAt(moments, from) ?? "works") !== condition) return false
    return (moments ?? []).every(({ at, value }) => at <= from || at > to || value === condition)
  }
}

function note<Value>(all: Map<string, TruthMoment<Value>[]>, key: string, value: Value, at: number): void {
  const moments = all.get(key) ?? []
  all.set(key, moments)
  if (moments.at(-1)?.value !== value) moments.push({ at, value })
}

function valueAt<Value>(moments: readonly TruthMoment<Value>[] | undefined, at: number): Value | undefined {
  return moments?.findLast((moment) => moment.at <= at)?.value
}
