import { type AnyJson, type Client, resolveExample } from "./documents.ts"
import { requestBodies, requiredParameters, restOperations } from "./rest-cases.ts"

/** A call that violates one rule of the document. */
export interface RestNegative {
  readonly id: string
  readonly operationId: string
  /** The parameter or member, the rule, and the value that violates it. */
  readonly rule: string
  readonly parameters: Readonly<Record<string, unknown>>
}

/** One call for each rule of each parameter and body member, violating only that rule. */
export function planRestNegatives({ api, document }: Client): RestNegative[] {
  return restOperations(document).flatMap((entry) => {
    const [[, body] = ["", undefined]] = requestBodies(document, entry)
    const valid = { ...requiredParameters(document, entry), ...(body !== undefined && { body }) }
    const negative = (rule: string, value: unknown, parameters: Record<string, unknown>): RestNegative => ({
      id: `${api} ${entry.operationId}: ${rule}`,
      operationId: entry.operationId,
      rule: `${rule}: ${value}`,
      parameters,
    })
    const parameters = entry.parameters.flatMap((parameter) =>
      wrongValues(document, parameter.schema).map(([rule, value]) =>
        negative(`${parameter.name} ${rule}`, value, { ...valid, [parameter.name]: value }),
      ),
    )
    const schema = resolveExample(document, entry.operation.requestBody)?.content?.["application/json"]?.schema
    const members = Object.entries<AnyJson>(resolveExample(document, schema)?.properties ?? {}).flatMap(
      ([name, member]) =>
        wrongValues(document, member).map(([rule, value]) =>
          negative(`body.${name} ${rule}`, value, { ...valid, body: { ...(body as object), [name]: value } }),
        ),
    )
    return [...parameters, ...members]
  })
}

/** Values that a schema rejects, with the rule that each violates. Only rules that text in a URL can violate are included. */
function wrongValues(document: AnyJson, reference: AnyJson): [string, unknown][] {
  const schema = resolveExample(document, reference)
  const wrong: [string, unknown][] = []
  if (schema.type === "integer" || schema.type === "number") {
    wrong.push(["is no number", "many"])
    if (schema.type === "integer") wrong.push(["is no integer", 1.5])
    if (schema.minimum !== undefined) wrong.push(["is below its minimum", schema.minimum - 1])
    if (schema.maximum !== undefined) wrong.push(["is above its maximum", schema.maximum * 2 + 1])
  }
  if (schema.type === "boolean") wrong.push(["is no boolean", "perhaps"])
  if (schema.enum !== undefined) wrong.push(["is none of its values", "nonsense"])
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, "u").test("!!"))
    wrong.push(["breaks its pattern", "!!"])
  return wrong
}
