import type { ErrorObject } from "ajv"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import type { OpenApiDocument, Schema } from "../document/openapi.ts"
import { detached, documentName } from "../document/references.ts"
import { oneOf, ruleOf } from "./rule.ts"

/** Checks a value: the members that break a rule and the rules that they break, in words. Fills in defaults. */
export type Check = (value: unknown) => readonly Violation[]

export interface Violation {
  /** The member at the top, such as `pageSize`; empty for the value itself. */
  readonly member: string
  /** Such as "pageSize must be an integer from 1 to 100". */
  readonly text: string
}

/** Compiles schemas of one document. */
export class Validators {
  readonly #ajv: Ajv2020

  constructor(document: OpenApiDocument) {
    // References stay calls, so that defaults are filled in behind them too. `verbose` gives each error its schema.
    this.#ajv = new Ajv2020({
      allErrors: true,
      inlineRefs: false,
      logger: false,
      strict: false,
      useDefaults: true,
      validateSchema: false,
      verbose: true,
    })
    this.#ajv.addSchema({ components: document.components ?? {} }, documentName)
  }

  /**
   * A check by a schema of the document.
   *
   * @param whole what the value itself is called, such as `body`
   */
  check(schema: Schema, whole: string): Check {
    const validate = this.#compile(schema)
    const branches = (this.#resolved(validate, schema) ?? []).map((branch) => this.#compile(branch))
    return (value) => {
      if (validate(value)) return []
      const errors = validate.errors ?? []
      return branches.length === 0 ? violationsOf(errors, whole) : nearest(branches, value, whole)
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

/**
 * Of alternatives that all refuse a value, what the nearest one says: the others' rules would mislead. Where several want
 * only one member more, any of them will do.
 */
function nearest(branches: readonly ValidateFunction[], value: unknown, whole: string): readonly Violation[] {
  const refusals = branches.map((branch) => {
    branch(value)
    return branch.errors ?? []
  })
  const missing = refusals.map(([error, ...others]) =>
    others.length === 0 && error ? missingMember(error) : undefined,
  )
  if (missing.every((name) => name !== undefined))
    return [{ member: "", text: `${oneOf([...new Set(missing)])} must be given` }]
  const fewest = refusals.reduce((best, errors) => (errors.length < best.length ? errors : best))
  return violationsOf(fewest, whole)
}

function missingMember({ keyword, params }: ErrorObject): string | undefined {
  return keyword === "required" ? String(params.missingProperty) : undefined
}

function violationsOf(errors: readonly ErrorObject[], whole: string): readonly Violation[] {
  const byText = new Map<string, Violation>()
  for (const error of errors) {
    const violation = violationOf(error, whole)
    byText.set(violation.text, violation)
  }
  return [...byText.values()]
}

function violationOf(error: ErrorObject, whole: string): Violation {
  const path = error.instancePath.split("/").slice(1).map(unescaped)
  const missing = missingMember(error)
  if (missing !== undefined) {
    const full = [...path, missing]
    return { member: full[0] ?? "", text: `${full.join(".")} must be given` }
  }
  const name = path.length === 0 ? whole : path.join(".")
  return { member: path[0] ?? "", text: `${name} ${ruleOf((error.parentSchema ?? {}) as Schema)}` }
}

function unescaped(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~")
}
