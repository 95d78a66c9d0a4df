import { createHash } from "node:crypto"
import { type Mutant, mutantKey } from "./mutant.ts"

/**
 * Some of the mutants, in the order of the code, at most so many, decided by the seed and the mutants alone.
 *
 * @param isCode whether a mutant can be compiled; one that cannot be is passed over.
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
