import { closestMatch } from "leven"
import type { ServedParameter } from "../document/operations.ts"
import type { requestSettings } from "../settings.ts"
import { givenText } from "./given.ts"
import type { Raw } from "./parameters.ts"
import type { ParameterProblem } from "./problem.ts"

/** The handling of a query parameter that an operation does not have: a 400 that names it, or none. */
export type UnknownParameters = (typeof requestSettings.unknownParameters.enum)[number]

/** Adds the names in a query that the operation does not have to `problems`. */
export type FindUnknown = (query: Readonly<Record<string, Raw>>, problems: ParameterProblem[]) => void

/** Finds unknown parameters. Names are case-sensitive: accepting another case would hide the mistake. */
export function unknownParameters(parameters: readonly ServedParameter[], otherwise: UnknownParameters): FindUnknown {
  if (otherwise === "ignore") return () => {}
  const names = parameters.map(({ name }) => name)
  const known = new Set(names)
  return (query, problems) => {
    for (const name of Object.keys(query)) {
      if (known.has(name)) continue
      problems.push({
        member: name,
        text: `${givenText(name)} is not a parameter of this operation${hint(name, names)}`,
      })
    }
  }
}

function hint(name: string, names: readonly string[]): string {
  const near = nearest(name, names)
  if (near !== undefined) return `; did you mean ${near}?`
  if (names.length === 0) return ", which takes none in its query"
  return `, which takes ${names.length === 1 ? names[0] : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`}`
}

/** Maximum length of a name that gets a suggestion: longer ones are no typing error, and take long to compare. */
const longestSuggestedName = 40

/** The closest name: one that contains the given name, or differs from it in few letters. */
function nearest(name: string, names: readonly string[]): string | undefined {
  if (name.length > longestSuggestedName) return undefined
  const wanted = name.toLowerCase()
  const candidates = names.map((candidate) => candidate.toLowerCase())
  const maxDistance = Math.max(2, Math.floor(wanted.length / 3))
  const found =
    closestMatch(wanted, candidates, { maxDistance }) ??
    (wanted.length > 2 ? candidates.find((candidate) => candidate.includes(wanted)) : undefined)
  return found === undefined ? undefined : names[candidates.indexOf(found)]
}
