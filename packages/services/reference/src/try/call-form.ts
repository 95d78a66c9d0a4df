import { type Signal, signal } from "@preact/signals"
import type { Details, Parameter } from "../model/details.ts"
import type { Lookup } from "../model/lookup.ts"
import { schemaNode } from "../model/schema-node.ts"
import { fieldText, readValue } from "./read-value.ts"

/** What somebody filled in for a call. */
export interface CallForm {
  /** The texts of the fields, by the names of parameters. */
  readonly fields: Signal<Readonly<Record<string, string>>>
  readonly body: Signal<string>
}

const forms = new Map<string, CallForm>()

/** The form of an operation, as it was left: with the document's examples at first. */
export function callForm(id: string, details: Details): CallForm {
  const known = forms.get(id)
  if (known !== undefined) return known
  const form = { fields: signal(firstFields(details)), body: signal(firstBody(details)) }
  forms.set(id, form)
  return form
}

function firstFields({ parameters, results, operation }: Details): Readonly<Record<string, string>> {
  const example = operation.verb === "RPC" ? results[0]?.contents[0]?.examples[0]?.request : undefined
  const given = ({ name, isRequired, example: own }: Parameter) =>
    example === undefined ? (isRequired ? own : undefined) : example[name]
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, fieldText(given(parameter))]))
}

function firstBody({ body }: Details): string {
  const example = body?.contents[0]?.examples[0]
  return example === undefined ? "" : fieldText(example.value)
}

/** The values of a form: parameters that are filled in by their names, and `body`. */
export function valuesOf(
  { fields, body }: CallForm,
  details: Details,
  lookup: Lookup,
): Readonly<Record<string, unknown>> {
  const values = details.parameters.flatMap(({ name, schema }) => {
    const value = readValue(fields.value[name] ?? "", schemaNode(lookup, schema))
    return value === undefined ? [] : [[name, value] as const]
  })
  const sent = details.body === undefined || body.value.trim() === "" ? [] : [["body", jsonOrText(body.value)] as const]
  return Object.fromEntries([...values, ...sent])
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
