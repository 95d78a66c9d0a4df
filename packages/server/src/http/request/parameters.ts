import { DocumentError } from "../document/document-error.ts"
import type { OpenApiDocument, Schema } from "../document/openapi.ts"
import type { ServedParameter } from "../document/operations.ts"
import { resolveReference } from "../document/references.ts"
import { givenText } from "./given.ts"
import { orderCheck } from "./order.ts"
import type { ParameterProblem } from "./problem.ts"
import { ruleOf } from "./rule.ts"
import { isTooLarge, readScalar, type ScalarType } from "./scalar.ts"
import { type Check, itemName, type Validators } from "./validators.ts"
import type { Values } from "./values.ts"

/** The text of a parameter from the router or the query. */
export type Raw = string | readonly string[] | undefined

/** Reads the parameters of one place; adds violations to `problems`. */
export type ReadParameters = (raw: (parameter: string, index: number) => Raw, problems: ParameterProblem[]) => Values

interface ParameterReader {
  readonly name: string
  readonly list: ServedParameter["list"]
  readonly type: ScalarType
  readonly rule: string
  /** Whether its schema does not restrict the text, so that an empty one would pass. */
  readonly isFree: boolean
  readonly default: unknown
}

/**
 * Compiles the reader of an operation's path or query parameters: strict scalars, lists, defaults, then the schemas, then `x-not-above`. An
 * empty text is a value and breaks the rule of every parameter: a request for the data of no address must not return the data of all. Only an
 * empty page token counts as absent: some services send one for "no next page".
 */
export function parameterReader(
  document: OpenApiDocument,
  validators: Validators,
  parameters: readonly ServedParameter[],
): ReadParameters {
  const readers = parameters.map((parameter) => readerOf(document, parameter))
  const check = checkOf(validators, parameters)
  const compare = orderCheck(parameters)
  return (raw, problems) => {
    const values: Values = {}
    const malformed = new Set<string>()
    for (const [index, reader] of readers.entries()) {
      const text = raw(reader.name, index)
      if (text === undefined || (text === "" && reader.name === pageToken)) {
        if (reader.default !== undefined) values[reader.name] = reader.default
        continue
      }
      const value = reader.list === undefined ? scalarValue(reader, text, problems) : listValues(reader, text, problems)
      if (value === undefined) malformed.add(reader.name)
      else values[reader.name] = value
    }
    for (const problem of check(values)) if (!malformed.has(problem.member)) problems.push(problem)
    compare(values, problems)
    return values
  }
}

const pageToken = "pageToken"

function scalarValue(reader: ParameterReader, text: Exclude<Raw, undefined>, problems: ParameterProblem[]): unknown {
  const { name } = reader
  if (typeof text !== "string") {
    problems.push({ member: name, text: `${name} must be given once` })
    return undefined
  }
  const value = valueIn(reader, text)
  if (value === undefined) problems.push({ member: name, text: refusedValue(name, reader, text) })
  return value
}

/** A percent-encoded comma separates too: a browser's URLSearchParams encodes every comma, and no item of these documents contains one. */
function listValues(reader: ParameterReader, text: Exclude<Raw, undefined>, problems: ParameterProblem[]): unknown {
  const { name } = reader
  if (reader.list === "commas" && typeof text !== "string") {
    problems.push({ member: name, text: `${name} must be given once, with commas between its items` })
    return undefined
  }
  const texts = typeof text !== "string" ? text : reader.list === "commas" ? text.split(",") : [text]
  const values = texts.map((item) => valueIn(reader, item))
  if (!values.includes(undefined)) return values
  for (const [index, value] of values.entries())
    if (value === undefined)
      problems.push({ member: name, text: refusedValue(itemName(name, index), reader, texts[index] as string) })
  return undefined
}

const valueIn = ({ isFree, type }: ParameterReader, text: string) =>
  isFree && text === "" ? undefined : readScalar(type, text)

/** The message for an invalid value. A number too large to be exact breaks no rule of the document, so its message names the limit. */
function refusedValue(name: string, { type, rule, isFree }: ParameterReader, text: string): string {
  if (isFree) return `${name} must not be empty`
  const words = type === "integer" && isTooLarge(text) ? tooLargeInteger : rule
  return `${name} ${words}, not ${givenText(text)}`
}

const tooLargeInteger = `must be an integer of at most ${Number.MAX_SAFE_INTEGER}`

function readerOf(document: OpenApiDocument, parameter: ServedParameter): ParameterReader {
  const schema = resolveReference(document, parameter.schema)
  const item = parameter.list === undefined ? schema : resolveReference(document, schema.items ?? {})
  const type = scalarType(parameter, item)
  const { pattern, enum: known, minLength } = item
  return {
    name: parameter.name,
    list: parameter.list,
    type,
    rule: ruleOf(item),
    isFree: type === "string" && pattern === undefined && known === undefined && minLength === undefined,
    default: parameter.schema.default ?? schema.default,
  }
}

function scalarType({ name }: ServedParameter, { type = "string" }: Schema): ScalarType {
  if (type === "integer" || type === "number" || type === "boolean" || type === "string") return type
  throw new DocumentError(`parameter "${name}" is neither a scalar nor a list of scalars`)
}

function checkOf(validators: Validators, parameters: readonly ServedParameter[]): Check {
  if (parameters.length === 0) return () => []
  const schema = {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
  return validators.check(schema, "the request")
}
