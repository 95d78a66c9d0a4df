/** One thing that is tried in an installation. */
export interface ReleaseCheck {
  readonly name: string
  /** Resolves to what the table says beside it, such as a size; rejects if what was tried fails. */
  readonly run: () => Promise<string>
}

/** What came of a check. */
export interface CheckOutcome {
  readonly name: string
  readonly seconds: number
  /** What the check says of itself. */
  readonly note: string
  /** Why it failed; undefined if it did not. */
  readonly failure?: string
}

/** Runs checks one after the other; one that fails does not keep the others from running. */
export async function runChecks(
  checks: readonly ReleaseCheck[],
  tell: (outcome: CheckOutcome) => void,
): Promise<readonly CheckOutcome[]> {
  const outcomes: CheckOutcome[] = []
  for (const { name, run } of checks) {
    const start = performance.now()
    const [note, failure] = await run().then(
      (text) => [text],
      (error: unknown) => ["", error instanceof Error ? error.message : String(error)],
    )
    const seconds = (performance.now() - start) / 1000
    const outcome = { name, seconds, note: note ?? "", ...(failure !== undefined && { failure }) }
    outcomes.push(outcome)
    tell(outcome)
  }
  return outcomes
}

/** A line of the table of checks; a failure has its reason below. */
export function outcomeLine({ name, seconds, note, failure }: CheckOutcome): string {
  const line = `  ${failure === undefined ? "ok  " : "FAIL"} ${name.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s  ${note}`
  return [line.trimEnd(), ...(failure === undefined ? [] : [failure.replace(/^/gm, "       ")])].join("\n")
}
