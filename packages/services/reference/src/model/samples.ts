import {
  boundRestExample,
  boundRpcExample,
  curl,
  type OpenApiDocument,
  type OpenRpcDocument,
  readOpenApi,
  readOpenRpc,
  restSample,
  rpcSample,
  type Target,
  targetOf,
} from "@serac/codegen/samples"
import type { Client } from "../site/site-document.ts"
import type { Operation, Reference } from "./reference.ts"
import { filledPath, type ServerModel } from "./servers.ts"
import { viemSample } from "./viem-sample.ts"

/** How an operation is called, as the examples of the clients write it. */
export interface Call {
  /** The request that a page sends. */
  readonly request: CallRequest
  /** Code in a language each, by its name. */
  readonly code: Readonly<Record<string, string>>
}

export interface CallRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Where a call goes. */
export interface CallPlace {
  /** The scheme, host and port. */
  readonly origin: string
  readonly server: ServerModel
  /** The values of the server's variables. */
  readonly variables: Readonly<Record<string, string>>
}

/**
 * The call of an operation.
 *
 * @param values the parameters by their names, and `body`; those of the document unless given
 * @throws {CodegenError} when it cannot be called as the document has it; the message says why
 */
export function callOf(
  reference: Reference,
  operation: Operation,
  place: CallPlace,
  client?: Client,
  values?: Readonly<Record<string, unknown>>,
): Call {
  return reference.kind === "openrpc"
    ? rpcCall(reference, operation, place, client, values)
    : restCall(reference, operation, place, client, values)
}

function restCall(
  reference: Reference,
  operation: Operation,
  { origin, server, variables }: CallPlace,
  client: Client | undefined,
  values: Readonly<Record<string, unknown>> | undefined,
): Call {
  const { path, verb } = operation
  const baseUrl = `${origin}${filledPath(server.path, variables)}`
  const document = {
    ...reference.document,
    servers: [{ url: baseUrl, ...(server.description !== "" && { description: server.description }) }],
  } as unknown as OpenApiDocument
  const model = readOpenApi(document, (one, method) => one === path && method === verb.toLowerCase())
  const [read] = model.operations
  if (read === undefined) throw new Error("the document has no such operation")
  const sample = restSample(reference.lookup, read, values)
  const { body } = values ?? {}
  const isText = typeof body === "string"
  const headers = sample.headers
    .filter(({ isOn }) => isOn)
    .map(({ name, value }) => [name.toLowerCase(), value] as const)
  const type = read.body?.type ?? "application/json"
  const sent = isText ? { ...sample, body: JSON.stringify(body) } : sample
  return {
    request: {
      method: sample.method,
      url: `${baseUrl}${targetOf(sample, {})}`,
      headers: {
        ...Object.fromEntries(headers),
        ...(sample.body !== undefined && { "content-type": type }),
        ...(read.accept !== undefined && { accept: read.accept }),
      },
      ...(sample.body !== undefined && { body: isText ? body : sample.body }),
    },
    code: {
      curl: curl(sent, baseUrl),
      ...(client !== undefined && {
        TypeScript: boundRestExample(reference.lookup, targetFor(client), model, read, values).join("\n"),
      }),
    },
  }
}

function rpcCall(
  reference: Reference,
  operation: Operation,
  { origin, server, variables }: CallPlace,
  client: Client | undefined,
  values: Readonly<Record<string, unknown>> | undefined,
): Call {
  const { servers: _, ...method } = operation.source
  const document = {
    ...reference.document,
    servers: [{ url: `${origin}${server.path}`, variables: {} }],
    methods: [method],
  } as unknown as OpenRpcDocument
  const model = readOpenRpc(document)
  const [read] = model.operations
  if (read === undefined) throw new Error("the document has no such method")
  const sample = rpcSample(reference.lookup, read, values)
  const url = `${origin}${filledPath(server.path, variables) || "/"}`
  const { body = "" } = sample
  const typescript = boundRpcExample(
    reference.lookup,
    targetFor(client ?? { packageName: "", prefix: "" }),
    model,
    read,
    values,
  )
  const viem = client && viemSample(reference.document, read, url, body, argumentOf(typescript))
  return {
    request: { method: "POST", url, headers: { "content-type": "application/json" }, body },
    code: {
      curl: curl({ ...sample, path: filledPath(server.path, variables) || "/" }, origin),
      ...(client !== undefined && {
        TypeScript: withVariables(typescript, server, variables).join("\n"),
      }),
      ...(viem !== undefined && { viem }),
    },
  }
}

/** What stands between the parentheses of the call in the last statement. */
function argumentOf(lines: readonly string[]): string {
  const [, argument = ""] = /\bawait client\.\w+\(([\s\S]*)\)$/.exec(lines.join("\n")) ?? []
  return argument
}

/** The client is told the variables that are not at their defaults. */
function withVariables(
  lines: readonly string[],
  server: ServerModel,
  values: CallPlace["variables"],
): readonly string[] {
  const changed = server.variables.filter(({ name, default: own }) => (values[name] || own) !== own)
  if (changed.length === 0) return lines
  const members = changed.map(({ name }) => `${name}: ${JSON.stringify(values[name])}`).join(", ")
  return lines.map((line) =>
    line.replace(/ \}\)$/, (end) => (line.includes("Client({ baseUrl") ? `, variables: { ${members} }${end}` : end)),
  )
}

function targetFor(client: Client): Target {
  return { ...client, source: "", command: "" }
}
