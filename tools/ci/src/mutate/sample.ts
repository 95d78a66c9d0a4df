import { createHash } from "node:crypto"
import { type Mutant, mutantKey } from "./mutant.ts"

/**
 * A sample of the mutants of a given maximal size, in the order of the code, determined by the seed and the mutants.
 *
 * @param isCode whether a mutant can be compiled; others are skipped.
 */
export async function sampledMutants(
  mutants: readonly Mutant[],
  seed: number,
  limit: number,
  isCode: (mutant: Mutant) => Promise<boolean>,
): Promise<readonly Mutant[]> {
  const rank = (mutant: Mutant) =>
    createHash("sha256")
      .update(`${seed} ${mutantKey(mutant)}`)
      .digest("hex")
  const shuffled = mutants
    .map((mutant) => ({ rank: rank(mutant), mutant }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
  const chosen = new Set<Mutant>()
  for (const { mutant } of shuffled) {
    if (chosen.size === limit) break
    if (await isCode(mutant)) chosen.add(mutant)
  }
  return mutants.filter((mutant) => chosen.has(mutant))
}
