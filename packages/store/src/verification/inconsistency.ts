/** Rows of a store that contradict each other. */
export interface Inconsistency {
  readonly table: string
  /** Which row: its key, in words. */
  readonly key: string
  /** What must hold, in words. */
  readonly rule: string
  readonly stored: string
  readonly expected: string
}

/** What was looked through, and what was found there. */
export interface Consistency {
  /** Rows of each table that were read. */
  readonly checked: Readonly<Record<string, number>>
  readonly inconsistencies: readonly Inconsistency[]
  /** Whether there are more of them than are told. */
  readonly isCut: boolean
}

/** How a store is looked through. */
export interface CheckOptions {
  readonly signal?: AbortSignal | undefined
  /** Gets how many blocks of how many were looked at, now and then. */
  readonly onProgress?: ((done: number, of: number) => void) | undefined
}

const maxInconsistencies = 1000
const longestDetail = 200

/** Collects what contradicts itself, up to a bound. */
export class Findings {
  readonly #checked = new Map<string, number>()
  readonly #found: Inconsistency[] = []
  #isCut = false

  checked(table: string, rows = 1): void {
    this.#checked.set(table, (this.#checked.get(table) ?? 0) + rows)
  }

  /** Notes it where the two are not the same. */
  same(where: Pick<Inconsistency, "table" | "key" | "rule">, stored: unknown, expected: unknown): void {
    const [one, other] = [String(stored), String(expected)]
    if (one !== other) this.add({ ...where, stored: one, expected: other })
  }

  add({ table, key, rule, stored, expected }: Inconsistency): void {
    if (this.#found.length >= maxInconsistencies) this.#isCut = true
    else this.#found.push({ table, key, rule, stored: boundedText(stored), expected: boundedText(expected) })
  }

  get isEmpty(): boolean {
    return this.#found.length === 0
  }

  result(): Consistency {
    return { checked: Object.fromEntries(this.#checked), inconsistencies: this.#found, isCut: this.#isCut }
  }
}

const boundedText = (text: string) => (text.length > longestDetail ? `${text.slice(0, longestDetail)}…` : text)
