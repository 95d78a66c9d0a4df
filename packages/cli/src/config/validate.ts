import { Ajv, type ErrorObject } from "ajv"
import { rootSchema, type SchemaNode } from "./schema-document.ts"

/** A fault of a member of a configuration. */
export interface ConfigFault {
  /** `chains[0].rpcUrls[1]`; empty for the whole configuration. */
  readonly path: string
  /** The broken rule as text, with an example if there is one; never the value, which may be a secret. */
  readonly rule: string
}

// Without code optimization, which takes longer than it saves in one or two runs.
const ajv = new Ajv({ allErrors: true, verbose: true, code: { optimize: false } })
ajv.addKeyword("patternErrorMessage")
ajv.addKeyword("fileOf")
// Any text is a valid path.
ajv.addFormat("path", true)
const check = ajv.compile(rootSchema)
// Redundant errors: of alternative members one error names all; for an invalid name, the pattern's error is enough.
const repeated = /\/anyOf\/\d+\/required$|\/propertyNames$/

/** Checks a whole or partial configuration against the JSON Schema of `serac.json`. */
export function validate(value: unknown): readonly ConfigFault[] {
  return check(value) ? [] : (check.errors ?? []).filter(({ schemaPath }) => !repeated.test(schemaPath)).map(faultOf)
}

function faultOf(error: ErrorObject): ConfigFault {
  return { path: dotted(error.instancePath), rule: violationText(error) }
}

function violationText(error: ErrorObject): string {
  const { keyword, params, message } = error
  const schema = (error.parentSchema ?? {}) as SchemaNode
  if (keyword === "additionalProperties") {
    const unknown = String(params.additionalProperty)
    const near = nearest(unknown, Object.keys(schema.properties ?? {}))
    return `has no member "${unknown}"${near === undefined ? "" : `; did you mean "${near}"?`}`
  }
  if (keyword === "anyOf")
    return `needs the member ${(schema.anyOf ?? []).map(({ required }) => `"${required[0]}"`).join(" or ")}`
  if (keyword === "required") return `needs the member "${params.missingProperty}"`
  if (keyword === "enum") return `must be one of ${(params.allowedValues as unknown[]).join(", ")}`
  if (keyword === "pattern" && schema.patternErrorMessage !== undefined) return schema.patternErrorMessage
  if (keyword === "type") return `must be ${typeNames[String(params.type)] ?? params.type}${example(schema)}`
  if (keyword === "minimum") return `must be at least ${params.limit}${example(schema)}`
  if (keyword === "maximum") return `must be at most ${params.limit}${example(schema)}`
  return message ?? "is not valid"
}

const typeNames: Readonly<Record<string, string>> = {
  integer: "an integer",
  number: "a number",
  string: "a string",
  boolean: "true or false",
  array: "an array",
  object: "an object, as JSON",
}

/** The default as an example of a valid value. */
const example = ({ default: standard }: SchemaNode): string =>
  typeof standard === "number" ? `, such as ${standard}` : ""

/** Converts a JSON pointer, such as `/chains/0/rpcUrls/1`, to a dotted path. */
function dotted(pointer: string): string {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "")
}

/** The most similar name with an edit distance of at most two. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((candidate) => ({ candidate, distance: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((left, right) => left.distance - right.distance)
  return best !== undefined && best.distance <= 2 ? best.candidate : undefined
}

/** The edit distance of two texts: the number of inserted, deleted or replaced letters. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let at = 1; at <= from.length; at += 1) {
    const next = [at]
    for (let index = 1; index <= to.length; index += 1) {
      const change = (row[index - 1] ?? 0) + (from[at - 1] === to[index - 1] ? 0 : 1)
      next.push(Math.min(change, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
