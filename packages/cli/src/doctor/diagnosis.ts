/** How bad a finding is: all is well, worth knowing, works badly or unsafely, does not work. */
export type DiagnosisLevel = "ok" | "note" | "warning" | "problem"

/** The levels, best first. */
export const diagnosisLevels: readonly DiagnosisLevel[] = ["ok", "note", "warning", "problem"]

/** What one check of `serac doctor` found. */
export interface Diagnosis {
  readonly level: DiagnosisLevel
  /** The part that was checked, such as `port` or `chain`. */
  readonly area: string
  /** What was found, without secrets. */
  readonly found: string
  /** What to do about it. Absent where all is well. */
  readonly advice?: string
}

/** Makes the findings of one area. */
export function diagnosesOf(area: string) {
  return {
    ok: (found: string): Diagnosis => ({ level: "ok", area, found }),
    note: (found: string, advice: string): Diagnosis => ({ level: "note", area, found, advice }),
    warning: (found: string, advice: string): Diagnosis => ({ level: "warning", area, found, advice }),
    problem: (found: string, advice: string): Diagnosis => ({ level: "problem", area, found, advice }),
  }
}
