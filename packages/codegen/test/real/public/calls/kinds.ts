import type { RestModel, RestOperationModel } from "../../../../src/model/model.ts"

/** The kinds of calls, in the order of the table's columns. */
export const callKinds = [
  "get",
  "json",
  "form",
  "multipart",
  "text",
  "bytes",
  "page",
  "stream",
  "auth",
  "error",
] as const
export type CallKind = (typeof callKinds)[number]

/** How many operations of a kind are tried until one has its answer: documents have examples that break their own schemas. */
const most = 8

const isWhole = ({ items, event, stream }: RestOperationModel) =>
  items === undefined && event === undefined && (stream === undefined || stream.flag !== undefined)

/** The status of a documented client error. */
export function errorStatus({ responses }: RestOperationModel): number | undefined {
  const errors = responses.filter(({ status, isResult, schema }) => status >= 400 && !isResult && schema !== undefined)
  return (errors.find(({ status }) => status !== 401) ?? errors[0])?.status
}

/** The sets of credentials of an operation, if it cannot be called without any. */
export function wantedSets({ security }: RestModel, operation: RestOperationModel): readonly (readonly string[])[] {
  if (security === undefined) return []
  if (security.kind !== "schemes") return [[]]
  const sets = operation.security ?? security.usual
  return sets.some((names) => names.length === 0) ? [] : sets
}

/** The operations of each kind that are tried, in the order of the document. */
export function operationsByKind(model: RestModel): ReadonlyMap<CallKind, readonly RestOperationModel[]> {
  const is: Readonly<Record<CallKind, (operation: RestOperationModel) => boolean>> = {
    get: (one) => one.method === "GET" && isWhole(one) && one.result === undefined,
    json: (one) => one.body?.kind === "json" && isWhole(one),
    form: (one) => one.body?.kind === "form" && isWhole(one),
    multipart: (one) => one.body?.kind === "multipart" && isWhole(one),
    text: (one) => (one.body?.kind === "text" || one.result === "text") && isWhole(one),
    bytes: (one) => (one.body?.kind === "binary" || one.result === "binary") && isWhole(one),
    page: ({ items }) => items !== undefined,
    stream: ({ stream }) => stream !== undefined,
    auth: (one) => wantedSets(model, one).length > 0 && isWhole(one),
    error: (one) => errorStatus(one) !== undefined && isWhole(one),
  }
  return new Map(callKinds.map((kind) => [kind, model.operations.filter(is[kind]).slice(0, most)]))
}
