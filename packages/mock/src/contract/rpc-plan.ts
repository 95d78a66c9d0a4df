import { serverPath } from "../curl.ts"
import { locatePart, type OpenRpcDocument, type ServerObject } from "../openrpc/document.ts"
import { type MockMethod, mockMethods } from "../openrpc/methods.ts"
import {
  type ContractCase,
  type ContractPlan,
  type ExpectedResponse,
  type PlanOptions,
  preferHeader,
  type UntriedCase,
} from "./contract-case.ts"

/**
 * The cases of an OpenRPC document. Where the server prefers: each method with each named result, each named error and each listed error.
 * Otherwise: each method with the parameters of each of its examples.
 */
export function planRpc(document: OpenRpcDocument, options: PlanOptions): ContractPlan {
  const cases: ContractCase[] = []
  const untried: UntriedCase[] = []
  const methods = mockMethods(document)
  for (const [index, method] of methods.entries()) {
    const { name } = method
    if (!options.isChosen(name)) continue
    const { part } = locatePart<{ readonly servers?: readonly ServerObject[] }>(document, `/methods/${index}`)
    const [server = { url: "/" }] = [...(part.servers ?? []), ...(document.servers ?? [])]
    const found = planMethod(method, serverPath(server as unknown as Readonly<Record<string, unknown>>), options)
    if (found.length === 0) untried.push({ id: name, operation: name, reason: "it has parameters and no example" })
    cases.push(...found)
  }
  return { cases, untried }
}

function planMethod(method: MockMethod, target: string, { prefers }: PlanOptions): readonly ContractCase[] {
  const { name } = method
  const caseOf = (
    words: string,
    given: readonly unknown[],
    expected: ExpectedResponse,
    prefer: string,
  ): ContractCase => ({
    id: `${name} ${words}`,
    operation: name,
    request: {
      method: "POST",
      target,
      headers: { accept: "application/json", "content-type": "application/json", ...(prefer !== "" && { prefer }) },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: name, params: paramsOf(method, given) }),
    },
    expected,
    sampled: [],
  })
  const needsNothing = method.parameters.every(({ required }) => !required)
  const plain =
    needsNothing && method.results.length === 0 ? [caseOf("without parameters", [], { kind: "documented" }, "")] : []
  const results = method.results.map(({ name: example, arguments: given, result }) =>
    prefers
      ? caseOf(example, given, { kind: "outcome", outcome: { result } }, preferHeader(undefined, example))
      : caseOf(example, given, { kind: "documented" }, ""),
  )
  if (!prefers) return [...plain, ...results]
  const usual = method.results[0]?.arguments ?? (needsNothing ? [] : undefined)
  const failures = method.failures.flatMap(({ name: example, arguments: own, error }) => {
    const given = own.length > 0 ? own : usual
    if (given === undefined) return []
    return [caseOf(example, given, { kind: "outcome", outcome: { error } }, preferHeader(undefined, example))]
  })
  // A code that is an HTTP status would be taken for one. Messages of errors without an example may have placeholders.
  const codes = new Set(method.errors.map(({ code }) => code).filter((code) => code < 200 || code > 599))
  for (const { error } of method.failures) codes.delete(error.code)
  const errors = [...codes].flatMap((code) =>
    usual === undefined
      ? []
      : [
          caseOf(
            `error ${code}`,
            usual,
            { kind: "outcome", outcome: { error: { code } } },
            preferHeader(code, undefined),
          ),
        ],
  )
  return [...plain, ...results, ...failures, ...errors]
}

/** The parameters by name or by position, as the method takes them. */
function paramsOf({ structure, parameters }: MockMethod, given: readonly unknown[]): unknown {
  const last = given.findLastIndex((value) => value !== undefined)
  if (structure !== "by-name") return given.slice(0, last + 1).map((value) => value ?? null)
  return Object.fromEntries(
    parameters.flatMap(({ name }, index) => (given[index] === undefined ? [] : [[name, given[index]]])),
  )
}
