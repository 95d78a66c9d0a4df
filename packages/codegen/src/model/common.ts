import type { Example, MediaType } from "../document/openapi.ts"
import type { Resolver } from "../document/resolve.ts"
import type { SchemaObject, SchemaOrReference } from "../document/schema.ts"
import { CodegenError } from "../error.ts"
import { formerNamesOf } from "./former-names.ts"
import type { CommonModel, ParameterModel } from "./model.ts"
import { freeNames, isFunctionName } from "./names.ts"

interface Described {
  readonly summary?: string
  readonly description?: string
  readonly deprecated?: boolean
  readonly "x-deprecated-since"?: string
  readonly "x-replaced-by"?: string
  readonly "x-unserved"?: boolean
  readonly "x-former-functions"?: readonly string[]
  readonly "x-group"?: string
}

/** The names, texts and deprecation, which have the same form in OpenAPI and OpenRPC. */
export function commonOf(name: string, described: Described): CommonModel {
  return {
    ...freeNames(name),
    ...optionalEntry("summary", described.summary),
    ...optionalEntry("description", described.description),
    ...(described.deprecated === true && {
      deprecated: {
        ...optionalEntry("since", described["x-deprecated-since"]),
        ...optionalEntry("replacedBy", described["x-replaced-by"]),
      },
    }),
    ...(described["x-unserved"] === true && { isUnserved: true }),
    ...optionalEntry("formerNames", formerNamesOf(name, described["x-former-functions"])),
    ...optionalEntry("group", groupOf(name, described["x-group"])),
  }
}

/** The group of an operation: `files`, or `files.get` with its name there. */
function groupOf(operation: string, text: string | undefined): CommonModel["group"] {
  if (text === undefined) return undefined
  const [name = "", member = "", ...rest] = text.split(".")
  if (isFunctionName(name) && /^([A-Za-z_$][\w$]*)?$/.test(member) && rest.length === 0) return { name, member }
  throw new CodegenError(`${operation}: x-group is ${JSON.stringify(text)}; it can be "group" or "group.name"`)
}

/** The default and example of a parameter, from the parameter or its schema. */
export function exampleValues(
  resolver: Resolver,
  parameter: { readonly example?: unknown; readonly schema: SchemaOrReference },
): Pick<ParameterModel, "default" | "example"> {
  const own = parameter.schema as SchemaObject
  const schema = resolver.resolve<SchemaObject>(parameter.schema)
  const examples = [parameter.example, own.examples?.[0], schema.examples?.[0], schema.example, schema.enum?.[0]]
  return {
    ...optionalEntry("default", own.default ?? schema.default),
    ...optionalEntry(
      "example",
      examples.find((value) => value !== undefined),
    ),
  }
}

/** An object with this member, or an empty one if the value is undefined. */
export function optionalEntry<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: Value }
}

/** The named examples of an object; a single `example` gets the name "example". */
export function namedValues(
  resolver: Resolver,
  holder: Pick<MediaType, "example" | "examples">,
): Readonly<Record<string, unknown>> {
  if (holder.example !== undefined) return { example: holder.example }
  return Object.fromEntries(
    Object.entries(holder.examples ?? {}).map(([name, example]) => [name, resolver.resolve<Example>(example).value]),
  )
}
