import type { Model, RestModel, RpcModel } from "@serac/codegen"
import { type ClientDocument, referenceKey, referenceUrl } from "./client-document.ts"
import { inlineCode, markdownTable } from "./table.ts"

/**
 * The page of a client: its README, and from its documents the servers, the authentication, the
 * errors, and all operations by subject with links to the reference.
 */
export function clientPage(readme: string, documents: readonly ClientDocument[]): string {
  const [written = ""] = readme.split(/^## Operations$/m)
  return [
    written.trimEnd(),
    addresses(documents),
    ...documents.map((each) => errorsPage(each, documents.length > 1)),
    ...documents.map((each) => operationsPage(each, documents.length > 1)),
    "",
  ].join("\n\n")
}

function heading(title: string, { model }: ClientDocument, isOneOfSeveral: boolean): string {
  return isOneOfSeveral ? `## ${title}: ${model.title}` : `## ${title}`
}

function addresses(documents: readonly ClientDocument[]): string {
  const rows = documents.map(({ name, api, model }) => [
    `[${model.title}](/reference/${api.name}/#/${name})`,
    inlineCode(model.serverUrl ?? ""),
    pathsOf(model),
    keyOfModel(model),
  ])
  return `## Address and key\n\n${markdownTable(["Document", "Address, unless you give `baseUrl`", "Paths", "Key"], rows)}`
}

function pathsOf(model: Model): string {
  if (model.kind === "openapi") {
    const firsts = new Set(model.operations.map(({ path }) => path.split("/").slice(0, 2).join("/")))
    return [...firsts].map((first) => inlineCode(`${first}/...`)).join(", ")
  }
  const paths = [...new Set(model.operations.map(({ path }) => path))].map(inlineCode).join(", ")
  const variables = Object.entries(model.variables).map(
    ([name, value]) => `${inlineCode(`{${name}}`)} is ${inlineCode(value)}`,
  )
  return [paths, ...variables].join("; ")
}

function keyOfModel(model: Model): string {
  if (model.kind === "openrpc" || model.security === undefined) return "none"
  const { security } = model
  if (!("name" in security)) return `${inlineCode("apiKey")}: ${security.kind}, in ${inlineCode("authorization")}`
  return `${inlineCode("apiKey")}, in the ${security.kind} ${inlineCode(security.name)}; optional unless a service requires it`
}

function errorsPage(client: ClientDocument, isOneOfSeveral: boolean): string {
  const { model, api, name } = client
  const list = `Each with what brings it about: [reference](/reference/${api.name}/#/${name}/errors).`
  const shown = model.kind === "openapi" ? restErrors(client, model) : rpcErrors(model)
  return `${heading("Errors in the document", client, isOneOfSeveral)}\n\n${list}\n\n${shown}`
}

interface StatusWords {
  readonly cause: string
  readonly retry: string
  readonly remedy: string
}

function restErrors({ document }: ClientDocument, { operations: all }: RestModel): string {
  const { schemas } = ("components" in document ? document.components : {}) as {
    readonly schemas?: Readonly<Record<string, { readonly "x-statuses"?: Readonly<Record<string, StatusWords>> }>>
  }
  const words = schemas?.ErrorBody?.["x-statuses"] ?? {}
  const failures = all.flatMap(({ responses }) =>
    responses.filter(({ isResult, status }) => !isResult && status >= 400),
  )
  const statuses = [...new Set(failures.map(({ status }) => status))].sort((one, other) => one - other)
  const rows = statuses.map((status) => {
    const same = failures.filter((each) => each.status === status)
    const { cause = same[0]?.description ?? "", retry = "no", remedy = "" } = words[status] ?? {}
    return [String(status), cause, retry, remedy, countedOf(same.length, all.length, "operation")]
  })
  return markdownTable(["Status", "Cause", "Try again?", "What to do", "Where"], rows)
}

function rpcErrors({ operations: all }: RpcModel): string {
  const found = new Map<string, number>()
  for (const { errors: own } of all)
    for (const key of new Set(own.map(({ code: number, message }) => JSON.stringify([number, message]))))
      found.set(key, (found.get(key) ?? 0) + 1)
  const rows = [...found]
    .map(([key, count]): [number, string, number] => [...(JSON.parse(key) as [number, string]), count])
    .sort(([one], [other]) => other - one)
    .map(([number, message, count]) => [String(number), inlineCode(message), countedOf(count, all.length, "method")])
  return markdownTable(["Code", "Message", "Where"], rows)
}

function countedOf(count: number, all: number, what: string): string {
  if (count === all) return all === 1 ? `its ${what}` : `all ${all} ${what}s`
  return `${count} ${what}${count === 1 ? "" : "s"}`
}

function operationsPage(client: ClientDocument, isOneOfSeveral: boolean): string {
  const { model, api } = client
  const tags = [...new Set(model.operations.map(({ tag }) => tag))]
  const parts = tags.map((tag) => {
    const rows = model.operations
      .filter((operation) => operation.tag === tag)
      .map((operation) => [
        `[${inlineCode(operation.name)}](${referenceUrl(client, referenceKey(operation))})`,
        `${operation.summary ?? ""}${remark(operation)}`,
        inlineCode(
          "path" in operation && "id" in operation ? `${operation.method} ${operation.path}` : operation.method,
        ),
      ])
    return `### ${tag ?? "Others"}\n\n${markdownTable(["Function", "Does", "Calls"], rows)}`
  })
  const intro = `Each with its parameters, answers and errors, and to try: [reference](/reference/${api.name}/).`
  return `${heading("Operations", client, isOneOfSeveral)}\n\n${intro}\n\n${parts.join("\n\n")}`
}

function remark({ deprecated, isUnserved }: Model["operations"][number]): string {
  const marks = [
    ...(isUnserved === true ? ["no node serves it"] : []),
    ...(deprecated === undefined
      ? []
      : [`deprecated${deprecated.replacedBy === undefined ? "" : `: use ${inlineCode(deprecated.replacedBy)}`}`]),
  ]
  return marks.length === 0 ? "" : ` (${marks.join("; ")})`
}
