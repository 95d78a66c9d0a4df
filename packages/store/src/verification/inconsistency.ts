/** Rows of a store that contradict each other. */
export interface Inconsistency {
  readonly table: string
  /** The row's key, in words. */
  readonly key: string
  /** The violated rule, in words. */
  readonly rule: string
  readonly stored: string
  readonly expected: string
}

/** The result of a check: the rows that were read, and the inconsistencies found. */
export interface Consistency {
  /** Rows of each table that were read. */
  readonly checked: Readonly<Record<string, number>>
  readonly inconsistencies: readonly Inconsistency[]
  /** Whether there are more inconsistencies than are listed. */
  readonly isCut: boolean
}

/** Options of a check. */
export interface CheckOptions {
  readonly signal?: AbortSignal | undefined
  /** Called now and then with the numbers of checked blocks and of all blocks. */
  readonly onProgress?: ((done: number, of: number) => void) | undefined
}

const maxInconsistencies = 1000
const longestDetail = 200

/** Collects inconsistencies up to a limit. */
export class Findings {
  readonly #checked = new Map<string, number>()
  readonly #found: Inconsistency[] = []
  #isCut = false

  checked(table: string, rows = 1): void {
    this.#checked.set(table, (this.#checked.get(table) ?? 0) + rows)
  }

  /** Records an inconsistency if the two values differ. */
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
