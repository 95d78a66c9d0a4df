import { brokenValues } from "@serac/mock/contract-rules"
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
      brokenValues(resolveExample(document, parameter.schema)).map(([rule, value]) =>
        negative(`${parameter.name} ${rule}`, value, { ...valid, [parameter.name]: value }),
      ),
    )
    const schema = resolveExample(document, entry.operation.requestBody)?.content?.["application/json"]?.schema
    const members = Object.entries<AnyJson>(resolveExample(document, schema)?.properties ?? {}).flatMap(
      ([name, member]) =>
        brokenValues(resolveExample(document, member)).map(([rule, value]) =>
          negative(`body.${name} ${rule}`, value, { ...valid, body: { ...(body as object), [name]: value } }),
        ),
    )
    return [...parameters, ...members]
  })
}
