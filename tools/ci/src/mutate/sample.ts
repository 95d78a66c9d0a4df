import { createHash } from "node:crypto"
import { type Mutant, mutantRange, type Position } from "./mutant.ts"

/** What of all mutants is run. */
export interface Sample {
  /** Whose ranges are given to StrykerJS. */
  readonly places: readonly Mutant[]
  /** How many mutants are in them. */
  readonly mutants: number
}

/**
 * Some of the mutants, at most so many, decided by the seed and the places alone.
 *
 * StrykerJS is told places and not mutants, and runs all that lie within one. So a place is taken with everything inside
 * it, or passed over where that would be too many: of a large function the body as a whole may never be chosen.
 */
export function sampledMutants(mutants: readonly Mutant[], seed: number, limit: number): Sample {
  const places = new Map(mutants.map((mutant) => [mutantRange(mutant), mutant]))
  const rank = (range: string) => createHash("sha256").update(`${seed} ${range}`).digest("hex")
  const shuffled = [...places]
    .map(([range, mutant]) => ({ rank: rank(range), mutant }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
  const chosen: Mutant[] = []
  let taken = new Set<Mutant>()
  for (const { mutant } of shuffled) {
    const within = mutants.filter((other) => holds(mutant, other))
    const together = new Set([...taken, ...within])
    if (together.size > limit) continue
    chosen.push(mutant)
    taken = together
  }
  return { places: chosen, mutants: taken.size }
}

function holds(outer: Mutant, inner: Mutant): boolean {
  return (
    outer.file === inner.file &&
    comparePositions(outer.place.start, inner.place.start) <= 0 &&
    comparePositions(inner.place.end, outer.place.end) <= 0
  )
}

const comparePositions = (one: Position, other: Position): number => one.line - other.line || one.column - other.column
