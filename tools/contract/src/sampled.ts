/** The environment variable that makes all cases run if it is not empty; `pnpm contract` sets it. */
export const everyCaseVariable = "SERAC_CONTRACT_EVERY_CASE"

/**
 * The cases that `npm test` runs: the first case of each kind. An error that all operations share is then tested
 * once by itself and once per operation and status, instead of once per operation, status and example.
 *
 * @param kindsOf - the kinds that a case covers
 * @param every - whether to run all cases instead; default: set by {@link everyCaseVariable}
 */
export function sampled<Case>(
  cases: readonly Case[],
  kindsOf: (one: Case) => readonly string[],
  every = Boolean(process.env[everyCaseVariable]),
): readonly Case[] {
  if (every) return cases
  const seen = new Set<string>()
  return cases.filter((one) => {
    const kinds = kindsOf(one).filter((kind) => !seen.has(kind))
    for (const kind of kinds) seen.add(kind)
    return kinds.length > 0
  })
}
