import {
  boundRestExample,
  boundRpcExample,
  type ClientTarget,
  curl,
  curlTarget,
  type OpenApiDocument,
  type OpenRpcDocument,
  readOpenApi,
  readOpenRpc,
  restSample,
  rpcSample,
} from "@serac/codegen/samples"
import type { Client } from "../site/site-document.ts"
import type { CallOrigin, CallRequest, CallSample } from "./call.ts"
import { fetchSample } from "./fetch-sample.ts"
import { goSample } from "./go-sample.ts"
import { ownOf } from "./lookup.ts"
import { pythonSample } from "./python-sample.ts"
import type { Reference, ReferenceOperation } from "./reference.ts"
import { filledPath, type ServerModel } from "./servers.ts"
import { viemSample } from "./viem-sample.ts"

/**
 * The request and example code of a call.
 *
 * @param values the parameters by their names, and `body`; default: the document's examples
 * @throws {CodegenError} if the document's operation cannot be called; the message has the reason
 */
export function callSample(
  reference: Reference,
  operation: ReferenceOperation,
  place: CallOrigin,
  client?: Client,
  values?: Readonly<Record<string, unknown>>,
): CallSample {
  return reference.kind === "openrpc"
    ? rpcCall(reference, operation, place, client, values)
    : restCall(reference, operation, place, client, values)
}

function restCall(
  reference: Reference,
  operation: ReferenceOperation,
  { origin, server, variables }: CallOrigin,
  client: Client | undefined,
  values: Readonly<Record<string, unknown>> | undefined,
): CallSample {
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
  const request: CallRequest = {
    method: sample.method,
    url: `${baseUrl}${curlTarget(sample, {})}`,
    headers: {
      ...Object.fromEntries(headers),
      ...(sample.body !== undefined && { "content-type": type }),
      ...(read.accept !== undefined && { accept: read.accept }),
    },
    ...(sample.body !== undefined && { body: isText ? body : written(sample.body, type) }),
  }
  const own = client && boundRestExample(reference.lookup, targetFor(client), model, read, values)
  return {
    request,
    code: {
      // The body is JSON.
      ...((sample.body === undefined || /json/.test(type)) && { curl: curl(sent, baseUrl) }),
      ...(own === undefined ? { fetch: fetchSample(request) } : { TypeScript: own.join("\n") }),
      Python: pythonSample(request),
      Go: goSample(request),
    },
  }
}

/** Encodes a body for its media type: a form has names and values. */
function written(json: string, type: string): string {
  if (!type.startsWith("application/x-www-form-urlencoded")) return json
  const members = Object.entries(JSON.parse(json) as object)
  const texts = members.map(([name, value]) => [
    name,
    typeof value === "object" ? JSON.stringify(value) : String(value),
  ])
  return new URLSearchParams(texts).toString()
}

function rpcCall(
  reference: Reference,
  operation: ReferenceOperation,
  { origin, server, variables }: CallOrigin,
  client: Client | undefined,
  values: Readonly<Record<string, unknown>> | undefined,
): CallSample {
  // Leaves out the extension for subscriptions, which refers to methods that this document of one method lacks.
  const { servers: _, "x-subscription": _subscription, ...method } = operation.source
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
  const request: CallRequest = { method: "POST", url, headers: { "content-type": "application/json" }, body }
  const own = client && boundRpcExample(reference.lookup, targetFor(client), model, read, values)
  const viem = own && viemSample(reference.document, read, url, body, argumentOf(own))
  return {
    request,
    code: {
      curl: curl({ ...sample, path: filledPath(server.path, variables) || "/" }, origin),
      ...(own === undefined
        ? { fetch: fetchSample(request) }
        : { TypeScript: withVariables(own, server, variables).join("\n") }),
      ...(viem !== undefined && { viem }),
      Python: pythonSample(request),
      Go: goSample(request),
    },
  }
}

/** The arguments of the call in the last statement. */
function argumentOf(lines: readonly string[]): string {
  const [, argument = ""] = /\bawait client\.\w+\(([\s\S]*)\)$/.exec(lines.join("\n")) ?? []
  return argument
}

/** Adds the server variables that differ from their defaults to the client's options. */
function withVariables(
  lines: readonly string[],
  server: ServerModel,
  values: CallOrigin["variables"],
): readonly string[] {
  const changed = server.variables.filter(({ name, default: own }) => (ownOf(values, name) || own) !== own)
  if (changed.length === 0) return lines
  const members = changed.map(({ name }) => `${name}: ${JSON.stringify(ownOf(values, name))}`).join(", ")
  return lines.map((line) =>
    line.replace(/ \}\)$/, (end) => (line.includes("Client({ baseUrl") ? `, variables: { ${members} }${end}` : end)),
  )
}

function targetFor(client: Client): ClientTarget {
  return { ...client, source: "", command: "" }
}
