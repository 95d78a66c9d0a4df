/** The environment variable that has every case run, where it is not empty: `pnpm contract` sets it. */
export const everyCaseVariable = "SERAC_CONTRACT_EVERY_CASE"

/**
 * The cases that `npm test` runs: the first of each kind, where a case is of several. An error that all operations share is then asked
 * for once as itself and once an operation and status, not once for each operation, status and example.
 *
 * @param kindsOf - what a case is the proof of
 * @param every - whether all are to run instead; default as {@link everyCaseVariable} says
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
