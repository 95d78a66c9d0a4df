import { type Located, locatePart, pointerStep } from "../openrpc/document.ts"
import { samplerOf } from "../openrpc/sample.ts"
import {
  type ContractCase,
  type ContractPlan,
  type ExpectedResponse,
  type PlanOptions,
  preferHeader,
  type UntriedCase,
} from "./contract-case.ts"
import { membersAt, type OpenApiPart, type RestOperation, restOperationsOf } from "./rest-operation.ts"
import { restRequest } from "./rest-request.ts"
import { brokenValues } from "./rules.ts"

const readMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * The cases of an OpenAPI document. Where the server prefers: each operation, documented status and named example. Otherwise: each operation with
 * its required parameters and, if that differs, with all that have an example.
 */
export function planRest(document: object, options: PlanOptions): ContractPlan {
  const sample = samplerOf(document)
  const cases: ContractCase[] = []
  const untried: UntriedCase[] = []
  for (const operation of restOperationsOf(document)) {
    if (!options.isChosen(operation.name)) continue
    const reason = reasonAgainst(document, operation, options)
    if (reason !== undefined) {
      untried.push({ id: operation.name, operation: operation.name, reason })
      continue
    }
    const plan = planOperation(document, operation, sample, options)
    cases.push(...plan.cases)
    untried.push(...plan.untried)
  }
  return { cases, untried }
}

function reasonAgainst(
  document: object,
  operation: RestOperation,
  { isMock, writes }: PlanOptions,
): string | undefined {
  const isRead = readMethods.has(operation.method) || operation.part["x-idempotent"] === true
  if (!isMock && !writes && !isRead) return `${operation.method} may change data: --writes sends it`
  const types = [...responsesOf(document, operation).values()].flatMap((response) => [
    ...membersAt(document, response.pointer, "content").keys(),
  ])
  return !isMock && types.includes("text/event-stream") ? "a stream of events does not end" : undefined
}

function planOperation(
  document: object,
  operation: RestOperation,
  sample: (pointer: string) => unknown,
  { prefers, rules, isMock }: PlanOptions,
): ContractPlan {
  const { name } = operation
  const plain = restRequest(document, operation, sample, { isWhole: false, isMock })
  if ("reason" in plain) return { cases: [], untried: [{ id: name, operation: name, reason: plain.reason }] }
  const caseOf = (words: string, expected: ExpectedResponse, planned = plain, prefer = ""): ContractCase => {
    const { request, sampled } = planned
    const headers = prefer === "" ? request.headers : { ...request.headers, prefer }
    const statuses = isMock ? undefined : [...responsesOf(document, operation).keys()]
    return {
      ...{ id: `${name} ${words}`, operation: name, request: { ...request, headers }, expected, sampled },
      ...(statuses && { statuses }),
    }
  }
  const documented: ExpectedResponse = { kind: "documented" }
  const whole = restRequest(document, operation, sample, { isWhole: true, isMock })
  const wholeCases =
    "reason" in whole || whole.request.target === plain.request.target
      ? []
      : [caseOf("with every parameter", documented, whole)]
  const answers = prefers
    ? [...responsesOf(document, operation)].flatMap(([code, response]) => answersOf(document, code, response, caseOf))
    : [caseOf("with its required parameters", documented)]
  const refusals = !rules
    ? []
    : operation.parameters.flatMap((parameter) =>
        brokenValues(schemaOf(document, parameter)).flatMap(([rule, value]): ContractCase[] => {
          const broken = String(parameter.part.name)
          const request = restRequest(document, operation, sample, {
            isWhole: false,
            isMock,
            instead: { [broken]: value },
          })
          return "reason" in request ? [] : [caseOf(`${broken} ${rule}`, { kind: "refusal" }, request)]
        }),
      )
  return { cases: [...answers, ...wholeCases, ...refusals], untried: [] }
}

function schemaOf(document: object, { part, pointer }: Located<OpenApiPart>): OpenApiPart {
  return part.schema === undefined ? {} : locatePart<OpenApiPart>(document, `${pointer}/schema`).part
}

const responsesOf = (document: object, { pointer }: RestOperation) => membersAt(document, pointer, "responses")

function answersOf(
  document: object,
  code: string,
  { pointer }: Located<OpenApiPart>,
  caseOf: (words: string, expected: ExpectedResponse, planned: undefined, prefer: string) => ContractCase,
): readonly ContractCase[] {
  const status = Number(code)
  // `default` and `4XX` name no status that could be requested.
  if (!Number.isInteger(status)) return []
  const content = membersAt(document, pointer, "content")
  const [type] = [...content.keys()].filter((candidate) => /\bjson\b/i.test(candidate))
  const media = type === undefined ? undefined : content.get(type)
  const names = Object.keys((media?.part.examples as object | undefined) ?? {})
  const plain: ContractCase[] =
    names.length > 0
      ? []
      : [
          caseOf(
            code,
            { kind: "answer", status, body: media?.part.example },
            undefined,
            preferHeader(status, undefined),
          ),
        ]
  const named = names.flatMap((example): ContractCase[] => {
    const at = `${(media as Located<OpenApiPart>).pointer}/examples/${pointerStep(example)}`
    const { part } = locatePart<OpenApiPart>(document, at)
    if (!("value" in part)) return []
    const expected: ExpectedResponse = { kind: "answer", status, body: part.value }
    return [caseOf(`${code} ${example}`, expected, undefined, preferHeader(status, example))]
  })
  return [...plain, ...named]
}
