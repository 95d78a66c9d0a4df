import type { ErrorObject as AjvError } from "ajv"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { type Violation, violation } from "../http/violations.ts"

/** Validates values against the schemas of one document. */
export interface Schemas {
  /** Violations of the schema at a JSON pointer; `location` is where the value was found, `subject` its name in messages. */
  check(pointer: string, value: unknown, location: readonly string[], subject: string): readonly Violation[]
}

/** Creates the validator of a document; each schema is compiled on first use. */
export function schemasOf(document: object): Schemas {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, logger: false })
  addFormats.default(ajv)
  ajv.addFormat("uint64", { type: "number", validate: (value) => value >= 0 && value <= 2 ** 64 })
  ajv.addFormat("int64", { type: "number", validate: (value) => Math.abs(value) <= 2 ** 63 })
  ajv.addFormat("uint64-argument", true)
  ajv.addSchema(document, "document")
  return {
    check(pointer, value, location, subject) {
      const validate: ValidateFunction = compiledSchema(ajv, pointer)
      if (validate(value)) return []
      return (validate.errors ?? []).map((error) => violationOf(error, location, subject))
    },
  }
}

function compiledSchema(ajv: Ajv2020, pointer: string): ValidateFunction {
  const validate = ajv.getSchema(`document#${pointer}`)
  if (validate === undefined) throw new Error(`No schema at #${pointer}`)
  return validate
}

function violationOf(error: AjvError, location: readonly string[], subject: string): Violation {
  const path = error.instancePath
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"))
  const name = [subject, ...path].join(".")
  const detail = error.keyword === "enum" ? `: ${(error.params.allowedValues as unknown[]).join(", ")}` : ""
  return violation([...location, ...path], error.keyword, `${name} ${error.message ?? "is not valid"}${detail}`)
}
