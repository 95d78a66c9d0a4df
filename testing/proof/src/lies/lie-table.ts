import type { LieFrequency } from "./lying-node.ts"
import type { LieOutcome } from "./prove-lie.ts"

/** Seconds after the last lie in which no row may be false any more. */
const maxFalseSeconds = 60

/** What came of a lie in one network. */
export interface LieRun extends LieOutcome {
  readonly lie: string
  readonly era: string
  readonly store: string
  readonly frequency: LieFrequency
}

/** Whether no row was false a minute after the last lie, and in the end all is stored and verifies. */
export const isTrueInTime = ({ faults, falseSeconds }: Pick<LieOutcome, "faults" | "falseSeconds">): boolean =>
  faults.length === 0 && falseSeconds <= maxFalseSeconds

/** What came of the rows, in words. */
export function rowWords({ faults, falseSeconds, seconds }: Omit<LieOutcome, "told" | "isNoticed">): string {
  if (faults.length > 0) return "**false**"
  return `${falseSeconds === 0 ? "0" : `repaired ${falseSeconds.toFixed(0)} s`} (${seconds.toFixed(0)} s)`
}

/** What came of all lies. */
export class LieTable {
  readonly #lies: readonly string[]
  readonly #runs: LieRun[] = []

  constructor(lies: readonly string[]) {
    this.#lies = lies
  }

  add(run: LieRun): void {
    this.#runs.push(run)
  }

  get failures(): number {
    return this.#told.filter((run) => !isTrueInTime(run)).length
  }

  /** The runs of an era and a store, in words. */
  summary(era: string, store: string): string {
    const told = this.#told.filter((run) => run.era === era && run.store === store)
    const slowest = (of: "seconds" | "falseSeconds") => Math.max(0, ...told.map((run) => run[of])).toFixed(1)
    const repaired = told.filter(({ falseSeconds }) => falseSeconds > 0).length
    const failed = told.filter((run) => !isTrueInTime(run)).length
    return `${told.length} runs, false rows in ${repaired}, repaired within ${slowest("falseSeconds")} s, complete within ${slowest("seconds")} s, ${failed} failed`
  }

  /** A row for each lie, and a column for each era, store and frequency. */
  get markdown(): string {
    const columnOf = ({ era, store, frequency }: LieRun) => `${era}, ${store}, ${frequency}`
    const columns = [...new Set(this.#runs.map(columnOf))]
    const rows = this.#lies.map((lie) => [
      lie,
      ...columns.map((column) => {
        const run = this.#told.find((one) => one.lie === lie && columnOf(one) === column)
        return run === undefined ? "–" : rowWords(run)
      }),
    ])
    const lines = [["lie", ...columns], ["---", ...columns.map(() => "---")], ...rows]
    return `${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`
  }

  get #told(): readonly LieRun[] {
    return this.#runs.filter(({ told }) => told > 0)
  }
}
