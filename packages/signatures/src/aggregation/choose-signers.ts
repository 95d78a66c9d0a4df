import { isEnough, type Percentages } from "./quorum.ts"

/** A validator that may be chosen. */
export interface Candidate {
  /** Index in the canonical order. */
  readonly index: number
  readonly weight: bigint
}

/** Orders by descending weight; at equal weight by canonical index. */
export const heaviestFirst = (one: Candidate, other: Candidate): number =>
  one.weight === other.weight ? one.index - other.index : one.weight > other.weight ? -1 : 1

/**
 * The fewest signers whose weight reaches the quorum plus the buffer, in canonical order: each signer adds to the cost of verification. All
 * signers if they reach the quorum but not the buffer, undefined if they do not reach the quorum.
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
