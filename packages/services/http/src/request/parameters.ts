import { DocumentError } from "../document/document-error.ts"
import type { OpenApiDocument, Schema } from "../document/openapi.ts"
import type { Parameter } from "../document/operations.ts"
import { resolve } from "../document/references.ts"
import { ruleOf } from "./rule.ts"
import { readScalar, type ScalarType } from "./scalar.ts"
import type { Check, Validators } from "./validators.ts"

/** Values by parameter, as the document types them. */
export type Values = Record<string, unknown>

/** What the router or the query gave for a parameter. */
export type Raw = string | readonly string[] | undefined

/** Reads the parameters of one place; what breaks a rule is said in `problems`. */
export type ReadParameters = (raw: (parameter: string, index: number) => Raw, problems: string[]) => Values

interface Reader {
  readonly name: string
  readonly list: Parameter["list"]
  readonly type: ScalarType
  readonly rule: string
  readonly default: unknown
}

/** Compiles the reading of an operation's path or query parameters: strict scalars, lists, defaults, then the schemas. */
export function parameterReader(
  document: OpenApiDocument,
  validators: Validators,
  parameters: readonly Parameter[],
): ReadParameters {
  const readers = parameters.map((parameter) => readerOf(document, parameter))
  const check = checkOf(validators, parameters)
  return (raw, problems) => {
    const values: Values = {}
    const malformed: string[] = []
    for (const [index, reader] of readers.entries()) {
      const given = raw(reader.name, index)
      if (given === undefined) {
        if (reader.default !== undefined) values[reader.name] = reader.default
        continue
      }
      const value = reader.list === undefined ? scalar(reader, given, problems) : items(reader, given, problems)
      if (value === undefined) malformed.push(reader.name)
      else values[reader.name] = value
    }
    for (const { member, text } of check(values)) if (!malformed.includes(member)) problems.push(text)
    return values
  }
}

function scalar(reader: Reader, given: Exclude<Raw, undefined>, problems: string[]): unknown {
  if (typeof given !== "string") {
    problems.push(`${reader.name} must be given once`)
    return undefined
  }
  const value = readScalar(reader.type, given)
  if (value === undefined) problems.push(`${reader.name} ${reader.rule}`)
  return value
}

/**
 * A comma that is percent-encoded separates too: a browser's own URLSearchParams encodes every comma, and no item of
 * these documents can hold one.
 */
function items(reader: Reader, given: Exclude<Raw, undefined>, problems: string[]): unknown {
  if (reader.list === "commas" && typeof given !== "string") {
    problems.push(`${reader.name} must be given once, with commas between its items`)
    return undefined
  }
  const texts = typeof given !== "string" ? given : reader.list === "commas" ? given.split(",") : [given]
  const values = texts.map((text) => readScalar(reader.type, text))
  const wrong = values.indexOf(undefined)
  if (wrong === -1) return values
  problems.push(`${reader.name}.${wrong} ${reader.rule}`)
  return undefined
}

function readerOf(document: OpenApiDocument, parameter: Parameter): Reader {
  const schema = resolve(document, parameter.schema)
  const item = parameter.list === undefined ? schema : resolve(document, schema.items ?? {})
  return {
    name: parameter.name,
    list: parameter.list,
    type: scalarType(parameter, item),
    rule: ruleOf(item),
    default: parameter.schema.default ?? schema.default,
  }
}

function scalarType({ name }: Parameter, { type = "string" }: Schema): ScalarType {
  if (type === "integer" || type === "number" || type === "boolean" || type === "string") return type
  throw new DocumentError(`parameter "${name}" is neither a scalar nor a list of scalars`)
}

function checkOf(validators: Validators, parameters: readonly Parameter[]): Check {
  if (parameters.length === 0) return () => []
  const schema = {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
  return validators.check(schema, "the request")
}
