import type { ParameterStyle } from "@serac/client/rest"
import type { MediaType, ParameterObject } from "../document/openapi.ts"
import type { Resolver } from "../document/resolve.ts"
import { hasType, type SchemaObject, type SchemaOrReference } from "../document/schema.ts"
import { CodegenError } from "../error.ts"
import { exampleValues, namedValues, optionalEntry } from "./common.ts"
import type { RestParameterModel } from "./model.ts"

/** Headers that a parameter cannot describe (OpenAPI, Parameter Object), since media types and security schemes do. */
const describedElsewhere = new Set(["accept", "content-type", "authorization"])

const stylesOf = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
} as const

/**
 * Whether a client has the parameter. Cookies are left to the platform, so optional ones are ignored.
 *
 * @throws {CodegenError} when it is a required cookie
 */
export function isServed(place: string, { name, in: location, required }: ParameterObject): boolean {
  if (location === "cookie" && required === true)
    throw new CodegenError(`${place}: parameter "${name}" is a required cookie, which fetch does not send`)
  return location !== "cookie" && !(location === "header" && describedElsewhere.has(name.toLowerCase()))
}

/** @throws {CodegenError} when the runtime does not support its location or style */
export function readParameter(resolver: Resolver, place: string, parameter: ParameterObject): RestParameterModel {
  const where = `${place}: parameter "${parameter.name}"`
  const { in: location } = parameter
  if (location !== "path" && location !== "query" && location !== "header")
    throw new CodegenError(`${where} is in ${location}; path, query and header are supported`)
  const media = mediaOf(where, parameter)
  const schema = parameter.schema ?? media?.schema ?? {}
  const holder = parameter.example === undefined && parameter.examples === undefined && media ? media : parameter
  const example = Object.values(namedValues(resolver, holder))[0]
  return {
    name: parameter.name,
    in: location,
    required: location === "path" || parameter.required === true,
    ...optionalEntry("description", parameter.description),
    schema,
    ...exampleValues(resolver, { schema, example }),
    ...optionalEntry("style", media ? "json" : styleOf(resolver, where, location, parameter, schema)),
  }
}

/** The media type of a parameter that has `content` instead of `schema`. */
function mediaOf(where: string, { in: location, schema, content }: ParameterObject): MediaType | undefined {
  if (schema !== undefined || content === undefined) return undefined
  const [[type, media] = [], ...others] = Object.entries(content)
  if (location === "query" && others.length === 0 && type !== undefined && /[/+]json$/.test(type)) return media
  throw new CodegenError(`${where} has content; JSON in the query is supported`)
}

function styleOf(
  resolver: Resolver,
  where: string,
  location: RestParameterModel["in"],
  parameter: ParameterObject,
  schema: SchemaOrReference,
): ParameterStyle | undefined {
  const usual = location === "query" ? "form" : "simple"
  const { style = usual, explode = style === "form" } = parameter
  if (!(stylesOf[location] as readonly string[]).includes(style))
    throw new CodegenError(`${where} has style ${style}; in ${location} there are ${stylesOf[location].join(", ")}`)
  if (style === "deepObject") return style
  const isList = mayBe(resolver, schema, "array")
  const isObject = mayBe(resolver, schema, "object")
  // In OpenAPI 3.0, the delimited styles with `explode` mean the same as `form`.
  if (style === "spaceDelimited" || style === "pipeDelimited") return explode ? (isObject ? "form*" : undefined) : style
  const isUsual = style === usual && !isObject && (usual === "form" ? explode || !isList : !isList)
  return isUsual ? undefined : (`${style}${explode ? "*" : ""}` as ParameterStyle)
}

/** Whether the schema or one of its branches allows values of the type. */
function mayBe(resolver: Resolver, reference: SchemaOrReference, type: "array" | "object", depth = 0): boolean {
  const schema = resolver.resolve<SchemaObject>(reference)
  if (depth > 8) return false
  if (schema.type !== undefined) return hasType(schema, type)
  if (type === "array" ? schema.items !== undefined : schema.properties !== undefined) return true
  const branches = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((branch) => branch ?? [])
  return branches.some((branch) => mayBe(resolver, branch, type, depth + 1))
}
