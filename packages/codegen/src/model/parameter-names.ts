import { CodegenError } from "../error.ts"
import type { RestParameterModel } from "./model.ts"
import { upperFirst } from "./names.ts"

const places = ["path", "query", "header"] as const

/**
 * Parameters with a name of their own each, since a call takes them in one object: of two with one name, that in the query or the header
 * gets its place in its name, as `pathInQuery`; so does a parameter `body` beside a request body.
 *
 * @throws {CodegenError} when such a name is taken too, or a parameter of the path is named `body`
 */
export function withDistinctNames(
  label: string,
  parameters: readonly RestParameterModel[],
  hasBody: boolean,
): readonly RestParameterModel[] {
  const taken = new Set(parameters.map(({ name }) => name))
  const given = new Set(hasBody ? ["body"] : [])
  const named = new Map<RestParameterModel, RestParameterModel>()
  for (const parameter of places.flatMap((place) => parameters.filter((one) => one.in === place))) {
    const isFree = !given.has(parameter.name)
    const name = isFree ? parameter.name : inPlace(parameter)
    if (!isFree && (parameter.in === "path" || taken.has(name)))
      throw new CodegenError(
        parameter.name === "body" && hasBody
          ? `${label}: has both a request body and a parameter "body"`
          : `${label}: two parameters are named "${parameter.name}"`,
      )
    given.add(name)
    taken.add(name)
    named.set(parameter, isFree ? parameter : { ...parameter, name, sentAs: parameter.name })
  }
  return parameters.map((parameter) => named.get(parameter) ?? parameter)
}

function inPlace({ name, in: place }: RestParameterModel): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${name}In${upperFirst(place)}` : `${name}-in-${place}`
}

/** The parameters in query or header whose names in code and in requests differ, by the name in requests. */
export function renamedIn(
  parameters: readonly RestParameterModel[],
  place: "query" | "header",
): readonly (readonly [sentAs: string, name: string])[] {
  return parameters.flatMap(({ in: own, name, sentAs }) =>
    own === place && sentAs !== undefined ? [[sentAs, name] as const] : [],
  )
}
