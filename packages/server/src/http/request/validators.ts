import type { ErrorObject, FuncKeywordDefinition } from "ajv"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import type { OpenApiDocument, Schema } from "../document/openapi.ts"
import { detached, documentName } from "../document/references.ts"
import { SchemaReview } from "../document/schema-review.ts"
import { givenText } from "./given.ts"
import type { ParameterProblem } from "./problem.ts"
import { oneOf, ruleOf } from "./rule.ts"

/** Checks that no keyword of a schema expresses, such as a checksum, by their `x-check` name. */
export type Checks = Readonly<Record<string, (text: string) => boolean>>

/** Checks a value: returns the invalid members with the rules that they break. Fills in defaults. */
export type Check = (value: unknown) => readonly ParameterProblem[]

const validatorsByDocument = new WeakMap<OpenApiDocument, WeakMap<object, Validators>>()
const unchecked = {}

/**
 * The validators of a document, cached per document: a process that serves it several times, as tests do, compiles it once. The document must
 * not be changed afterwards.
 *
 * @param checks by their `x-check` name; without them `x-check` is ignored
 */
export function validatorsOf(document: OpenApiDocument, checks?: Checks): Validators {
  const ofDocument = validatorsByDocument.get(document) ?? new WeakMap<object, Validators>()
  validatorsByDocument.set(document, ofDocument)
  const validators = ofDocument.get(checks ?? unchecked) ?? new Validators(document, checks)
  ofDocument.set(checks ?? unchecked, validators)
  return validators
}

/** Compiles schemas of one document. */
export class Validators {
  readonly #ajv: Ajv2020
  readonly #review: SchemaReview
  readonly #checks = new Map<string, Check>()

  /** @param checks by their `x-check` name; without them `x-check` is ignored */
  constructor(document: OpenApiDocument, checks?: Checks) {
    // `inlineRefs: false` makes defaults behind references work too. `verbose` gives each error its schema.
    this.#ajv = new Ajv2020({
      allErrors: true,
      inlineRefs: false,
      logger: false,
      strict: false,
      useDefaults: true,
      validateSchema: false,
      verbose: true,
    })
    if (checks !== undefined) this.#ajv.addKeyword(checkKeyword(checks))
    this.#ajv.addSchema({ components: document.components ?? {} }, documentName)
    this.#review = new SchemaReview(document, checks)
  }

  /**
   * A check by a schema of the document. It is compiled on first use: compiling all schemas would take most of the start of a service. Throws
   * DocumentError at once where the schema cannot be compiled.
   *
   * @param whole the name of the whole value, such as `body`
   */
  check(schema: Schema, whole: string): Check {
    const name = `${whole} ${JSON.stringify(schema)}`
    const known = this.#checks.get(name)
    if (known !== undefined) return known
    this.#review.require(schema)
    let compiled: Check | undefined
    const check: Check = (value) => {
      compiled ??= this.#compiledCheck(schema, whole)
      return compiled(value)
    }
    this.#checks.set(name, check)
    return check
  }

  #compiledCheck(schema: Schema, whole: string): Check {
    const validate = this.#compile(schema)
    const branches = (this.#resolved(validate, schema) ?? []).map((branch) => this.#compile(branch))
    return (value) => {
      if (validate(value)) return []
      const errors = validate.errors ?? []
      const named = { value, whole }
      return branches.length === 0 ? violationsOf(errors, named) : nearest(branches, named)
    }
  }

  #compile(schema: Schema): ValidateFunction {
    return this.#ajv.compile(detached(schema))
  }

  #resolved(validate: ValidateFunction, schema: Schema): readonly Schema[] | undefined {
    const { $ref } = schema
    if ($ref === undefined) return schema.anyOf ?? schema.oneOf
    const target = this.#ajv.getSchema(documentName + $ref)?.schema ?? validate.schema
    const { anyOf, oneOf: alternatives } = target as Schema
    return anyOf ?? alternatives
  }
}

function checkKeyword(checks: Checks): FuncKeywordDefinition {
  const compile = (name: string) => checks[name] as (text: string) => boolean
  return { keyword: "x-check", type: "string", schemaType: "string", compile }
}

/** The checked value and its name. */
interface Named {
  readonly value: unknown
  readonly whole: string
}

/**
 * The violations of the alternative that is closest to a value: the others' rules would mislead. Where all of them lack one member only, any
 * of these members is named.
 */
function nearest(branches: readonly ValidateFunction[], named: Named): readonly ParameterProblem[] {
  const refusals = branches.map((branch) => {
    branch(named.value)
    return branch.errors ?? []
  })
  const missing = refusals.map(([error, ...others]) =>
    others.length === 0 && error ? missingMember(error) : undefined,
  )
  if (missing.every((name) => name !== undefined))
    return [{ member: "", text: `${oneOf([...new Set(missing)])} must be given` }]
  return refusals
    .map((errors) => violationsOf(errors, named))
    .reduce((fewest, violations) => (violations.length < fewest.length ? violations : fewest))
}

function missingMember({ keyword, params }: ErrorObject): string | undefined {
  return keyword === "required" ? String(params.missingProperty) : undefined
}

function violationsOf(errors: readonly ErrorObject[], named: Named): readonly ParameterProblem[] {
  const byText = new Map<string, ParameterProblem>()
  for (const error of errors) {
    const violation = violationOf(error, named)
    byText.set(violation.text, violation)
  }
  return [...byText.values()]
}

function violationOf(error: ErrorObject, { value, whole }: Named): ParameterProblem {
  const path = error.instancePath.split("/").slice(1).map(unescapedPointer)
  const missing = missingMember(error)
  if (missing !== undefined) {
    const full = [...path, missing]
    return { member: full[0] ?? "", text: `${instanceName(full, value)} must be given` }
  }
  const name = path.length === 0 ? whole : instanceName(path, value)
  const rule = ruleOf((error.parentSchema ?? {}) as Schema)
  return { member: path[0] ?? "", text: `${name} ${rule}, not ${givenText(error.data)}` }
}

/** `nodeIds`, `options.quorum`, `item 2 of nodeIds`: items are counted from 1. */
function instanceName(path: readonly string[], value: unknown): string {
  let current = value
  let name = ""
  for (const segment of path) {
    if (Array.isArray(current)) name = itemName(name, Number(segment))
    else name = name === "" ? segment : `${name}.${segment}`
    current = (current as Readonly<Record<string, unknown>> | undefined)?.[segment]
  }
  return name
}

/** The name of a list's item, by its index. */
export function itemName(list: string, index: number): string {
  return `item ${index + 1} of ${list}`
}

function unescapedPointer(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~")
}
