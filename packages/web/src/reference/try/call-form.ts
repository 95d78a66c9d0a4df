import { type Signal, signal } from "@preact/signals"
import type { DocumentedParameter, OperationDetails } from "../model/details.ts"
import type { ErrorCase } from "../model/errors.ts"
import { type Lookup, ownOf } from "../model/lookup.ts"
import type { Reference, ReferenceOperation } from "../model/reference.ts"
import { schemaNode } from "../model/schema-node.ts"
import { skeletonOf } from "../model/skeleton.ts"
import { fieldText, readValue } from "./read-value.ts"

/** The state of a call's form. */
export interface CallForm {
  /** The texts of the fields by parameter name. */
  readonly fields: Signal<Readonly<Record<string, string>>>
  readonly body: Signal<string>
  /** How often the form was filled in as a whole. */
  readonly fills: Signal<number>
}

const forms = new Map<string, CallForm>()

/** The form of an operation with its last input; initially the document's examples. */
export function callForm(id: string, details: OperationDetails, lookup: Lookup): CallForm {
  const known = forms.get(id)
  if (known !== undefined) return known
  const form = { fields: signal(firstFields(details)), body: signal(firstBody(details, lookup)), fills: signal(0) }
  forms.set(id, form)
  return form
}

function firstFields({ parameters, results, operation }: OperationDetails): Readonly<Record<string, string>> {
  const example = operation.verb === "RPC" ? results[0]?.contents[0]?.examples[0]?.request : undefined
  const given = ({ name, isRequired, isPrefilled, example: own }: DocumentedParameter) =>
    example === undefined ? (isRequired || isPrefilled ? own : undefined) : ownOf(example, name)
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, fieldText(given(parameter))]))
}

function firstBody({ body }: OperationDetails, lookup: Lookup): string {
  const [content] = body?.contents ?? []
  if (content === undefined) return ""
  const [example] = content.examples
  if (example !== undefined) return fieldText(example.value)
  return canBeTyped(content.type) ? fieldText(skeletonOf(lookup, content.schema)) : ""
}

/** Whether a body of a media type can be typed: JSON, a form, or text. */
export function canBeTyped(type: string): boolean {
  return /\bjson\b|\+json|^text\/|x-www-form-urlencoded|^$|\*/.test(type)
}

/** The key under which the form of an operation is kept. */
export function callId({ name }: Reference, { key }: ReferenceOperation): string {
  return `${name} ${key}`
}

/** Fills in the request that causes an error: parameters that it does not name have their initial values, and null means absent. */
export function fillIn(
  { fields, body, fills }: CallForm,
  details: OperationDetails,
  lookup: Lookup,
  { request = {}, body: sent }: ErrorCase,
): void {
  const isRpc = details.operation.verb === "RPC"
  // The example of a method contains the whole call; that of a REST operation only changes of the initial values.
  const first = isRpc ? Object.fromEntries(details.parameters.map(({ name }) => [name, ""])) : firstFields(details)
  const given = Object.entries(request).map(([name, value]) => [name, fieldText(value ?? undefined)])
  fields.value = { ...first, ...Object.fromEntries(given) }
  body.value = sent === undefined ? firstBody(details, lookup) : fieldText(sent)
  fills.value += 1
}

/** The values of a form: the non-empty parameters by name, and `body`. */
export function formValues(
  { fields, body }: CallForm,
  details: OperationDetails,
  lookup: Lookup,
): Readonly<Record<string, unknown>> {
  const values = details.parameters.flatMap(({ name, schema }) => {
    const value = readValue(ownOf(fields.value, name) ?? "", schemaNode(lookup, schema))
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
