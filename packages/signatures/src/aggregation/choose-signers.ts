import { isEnough, type Percentages } from "./quorum.ts"

/** Who may be chosen. */
export interface Candidate {
  /** Place in the canonical order. */
  readonly index: number
  readonly weight: bigint
}

/** Who weighs most first; of equals, who comes first in the canonical order. */
export const heaviestFirst = (one: Candidate, other: Candidate): number =>
  one.weight === other.weight ? one.index - other.index : one.weight > other.weight ? -1 : 1

/**
 * The fewest signers who weigh the quorum and the buffer, in canonical order: verifying costs with each of them. All there are where they
 * reach the quorum but not the buffer, undefined where they do not reach the quorum.
 */
export function chooseSigners<Signer extends Candidate>(
  signed: readonly Signer[],
  total: bigint,
  { quorum, buffer }: Percentages,
): Signer[] | undefined {
  const chosen: Signer[] = []
  let weight = 0n
  for (const signer of [...signed].sort(heaviestFirst)) {
    if (isEnough(weight, total, quorum + buffer)) break
    chosen.push(signer)
    weight += signer.weight
  }
  return isEnough(weight, total, quorum) ? chosen.sort((one, other) => one.index - other.index) : undefined
}
