import type { JsonObject } from "@serac/codegen/samples"
import { arrayItems } from "./array-items.ts"
import type { DocumentedParameter, NamedExample, OperationDetails } from "./details.ts"
import type { ErrorCase, ErrorModel } from "./errors.ts"
import { entriesOf, type Lookup, stringOrEmpty } from "./lookup.ts"
import { notesOf } from "./notes.ts"
import type { Reference, ReferenceOperation } from "./reference.ts"
import { deprecationOf } from "./rest-details.ts"

/** The details of an OpenRPC method. */
export function readRpcDetails({ lookup }: Reference, operation: ReferenceOperation): OperationDetails {
  const { source } = operation
  const place = takesNames(source) ? "name" : "position"
  const parameters = arrayItems(source.params).map((param) => openRpcParameter(lookup, lookup.object(param), place))
  const examples = arrayItems(source.examples).map((example) => namedExample(lookup, lookup.object(example)))
  const [first] = examples
  const result = lookup.object(source.result)
  const schema = result.schema ?? {}
  const description = stringOrEmpty(result.description) || stringOrEmpty(lookup.object(schema).description)
  return {
    operation,
    description: stringOrEmpty(source.description),
    ...deprecationOf(operation),
    notes: notesOf(operation),
    parameters: parameters.map((one) => ({ ...one, example: one.example ?? first?.request?.[one.name] })),
    results:
      source.result === undefined
        ? []
        : [
            {
              label: stringOrEmpty(result.name) || "result",
              description,
              headers: [],
              contents: [{ type: "", schema, examples }],
            },
          ],
    errors: errorsOf(lookup, source),
  }
}

/** Whether a method takes its parameters by name only, as on endpoints without batches. */
export function takesNames(source: JsonObject): boolean {
  return source.paramStructure === "by-name"
}

function openRpcParameter(lookup: Lookup, param: JsonObject, place: DocumentedParameter["place"]): DocumentedParameter {
  const schema = param.schema ?? {}
  const { examples, example } = lookup.object(schema)
  return {
    name: stringOrEmpty(param.name),
    place,
    isRequired: param.required === true,
    isPrefilled: false,
    isDeprecated: param.deprecated === true,
    description: stringOrEmpty(param.description) || stringOrEmpty(param.summary),
    schema,
    example: arrayItems(examples)[0] ?? example,
  }
}

function namedExample(lookup: Lookup, example: JsonObject): NamedExample {
  return {
    name: stringOrEmpty(example.name),
    summary: stringOrEmpty(example.summary),
    request: paramsValues(lookup, example.params),
    value: lookup.object(example.result).value,
  }
}

function paramsValues(lookup: Lookup, params: unknown): JsonObject {
  const given = arrayItems(params).map((param) => lookup.object(param))
  return Object.fromEntries(given.map(({ name, value }) => [stringOrEmpty(name), value]))
}

/** The errors by code and message; calls that cause them belong to the first error with their code. */
function errorsOf(lookup: Lookup, source: JsonObject): readonly ErrorModel[] {
  const cases = entriesOf(source["x-error-examples"]).map(([name, reference]) =>
    caseOf(lookup, name, lookup.object(reference)),
  )
  const listed = arrayItems(source.errors).map((reference) => lookup.object(reference))
  const codes = [...new Set([...listed.map(({ code }) => String(code)), ...cases.map(({ code }) => code)])]
  return codes.map((code) => ({
    code,
    description: listed
      .filter((one) => String(one.code) === code)
      .map(({ message }) => stringOrEmpty(message))
      .join("\n"),
    cases: cases.filter((one) => one.code === code).map(({ shown }) => shown),
  }))
}

function caseOf(
  lookup: Lookup,
  name: string,
  example: JsonObject,
): { readonly code: string; readonly shown: ErrorCase } {
  const error = lookup.object(example.error)
  const shown: ErrorCase = {
    name,
    message: stringOrEmpty(error.message),
    cause: stringOrEmpty(example.summary),
    retry: "",
    remedy: "",
    request: paramsValues(lookup, example.params),
    value: error,
  }
  return { code: String(error.code), shown }
}
