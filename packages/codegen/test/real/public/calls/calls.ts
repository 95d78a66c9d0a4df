import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { mockFromDocument } from "@serac/mock"
import type { HttpMethod, OpenApiDocument, PathItem } from "../../../../src/document/openapi.ts"
import type { OpenRpcDocument } from "../../../../src/document/openrpc.ts"
import { select } from "../../../../src/document/select.ts"
import { servedDocument } from "../../../../src/document/served-document.ts"
import { withoutFaultyExamples } from "../../../../src/examples/check-examples.ts"
import { withLooseIntegers } from "../../../../src/model/loose-integers.ts"
import type { RestModel, RestOperationModel } from "../../../../src/model/model.ts"
import { prefixOf } from "../../../../src/model/names.ts"
import { readOpenApi } from "../../../../src/model/read-openapi.ts"
import { readOpenRpc } from "../../../../src/model/read-openrpc.ts"
import { type CallKind, callKinds, errorStatus, operationsByKind } from "./kinds.ts"
import { pagesOf } from "./pages.ts"
import { contentHeaders, credentialOptions, restParameters, rpcParameters, sampled } from "./values.ts"

/** What became of the calls of a kind: undefined if the document has no such operation. */
export type CallOutcome = { readonly by: string } | { readonly faults: readonly string[] } | undefined
export type CallOutcomes = Readonly<Record<CallKind, CallOutcome>>

// biome-ignore lint/suspicious/noExplicitAny: these documents have no types here
type AnyClient = any
type Create = (options: object) => AnyClient
type Fetch = typeof globalThis.fetch

/**
 * Makes a call of each kind with a generated client: of the operations of a kind, the first that a mock of the document answers. The mock
 * is Prism, or ours for OpenRPC, which validate the requests; pages and streams are made of its answers.
 *
 * @param folder has the generated package
 */
export async function callEachKind(folder: string): Promise<CallOutcomes> {
  const text = ["openapi.json", "openrpc.json"].map((name) => read(join(folder, name))).find((one) => one !== undefined)
  const document = JSON.parse(text ?? "{}") as OpenApiDocument | OpenRpcDocument
  const module: Record<string, unknown> = await import(pathToFileURL(join(folder, "src/index.ts")).href)
  const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { readonly name: string }
  const create = module[`create${prefixOf(name)}Client`] as Create
  return "methods" in document ? callMethods(document, create) : callOperations(document, create)
}

async function callMethods(document: OpenRpcDocument, create: Create): Promise<CallOutcomes> {
  const sound = withLooseIntegers(withoutFaultyExamples(document))
  const { operations } = readOpenRpc(sound, false)
  await using mock = await mockFromDocument(sound)
  const client = create({ baseUrl: mock.url, retry: false })
  const isCalled = async (headers: object, isExpected: (outcome: unknown) => boolean) => {
    const faults: string[] = []
    for (const operation of operations.slice(0, 8)) {
      const outcome = await settled(() => client[operation.name](rpcParameters(sound, operation), { headers }))
      if (isExpected(outcome)) return { by: operation.method }
      faults.push(`${operation.method}: ${textOf(outcome)}`)
    }
    return { faults }
  }
  const get = await isCalled({}, (outcome) => !(outcome instanceof Error))
  const failing = operations.filter(({ errors }) => errors.length > 0)
  const [first] = failing
  const error = first?.errors[0]
    ? await isCalled(
        { prefer: `code=${first.errors[0].code}` },
        (outcome) => outcome instanceof Error && "code" in outcome,
      )
    : undefined
  return { ...(Object.fromEntries(callKinds.map((kind) => [kind, undefined])) as CallOutcomes), get, error }
}

async function callOperations(document: OpenApiDocument, create: Create): Promise<CallOutcomes> {
  const whole = servedDocument(document, { isLenient: true })
  const model = readOpenApi(whole)
  const byKind = operationsByKind(model)
  const named = new Set([...byKind.values()].flat().map(({ method, path }) => `${method} ${path}`))
  await using mock = await mockFromDocument(select(document, { only: [...named] }))
  const outcomes: Record<string, CallOutcome> = {}
  for (const [kind, operations] of byKind) {
    const faults: string[] = []
    for (const operation of operations) {
      const fault = await faultOf(kind, { document: whole, model, operation, create, url: mock.url })
      if (fault === undefined) {
        outcomes[kind] = { by: operation.name }
        break
      }
      faults.push(`${operation.name}: ${fault}`)
    }
    outcomes[kind] ??= operations.length === 0 ? undefined : { faults }
  }
  return outcomes as CallOutcomes
}

interface Call {
  readonly document: OpenApiDocument
  readonly model: RestModel
  readonly operation: RestOperationModel
  readonly create: Create
  readonly url: string
}

/** @returns why a call is not what its kind should be */
async function faultOf(kind: CallKind, call: Call): Promise<string | undefined> {
  try {
    return await kinds[kind](call)
  } catch (error) {
    return textOf(error)
  }
}

const isAnswered = async (call: Call) => void (await made(call))
const kinds: Readonly<Record<CallKind, (call: Call) => Promise<string | undefined>>> = {
  get: isAnswered,
  json: isAnswered,
  form: isAnswered,
  multipart: isAnswered,
  text: isAnswered,
  bytes: isAnswered,
  page: async (call) => {
    const { items = "", paging = { by: "token" } as const } = call.operation
    const { fetch, count } = pagesOf(globalThis.fetch, items, paging)
    let found = 0
    for await (const _ of made(call, {}, { fetch })) found += 1
    return found === 2 && count() >= 2 ? undefined : `has ${found} items of ${count()} pages instead of 2`
  },
  stream: async (call) => {
    const { schema, type, flag } = call.operation.stream as RestOperationModel["stream"] & object
    const value = sampled(call.document, schema)
    const isEvents = type === "text/event-stream"
    const line = `${isEvents ? "data: " : ""}${JSON.stringify(value)}\n${isEvents ? "\n" : ""}`
    const fetch: Fetch = async () => new Response(line + line, { headers: { "content-type": type } })
    const values: unknown[] = []
    for await (const one of made(call, flag ? { [flag.in]: { [flag.name]: true } } : {}, { fetch })) values.push(one)
    return JSON.stringify(values) === JSON.stringify([value, value]) ? undefined : `has ${JSON.stringify(values)}`
  },
  auth: async (call) => {
    const sent: Request[] = []
    const fetch: Fetch = (...input) => {
      const request = new Request(...input)
      sent.push(request)
      return globalThis.fetch(request)
    }
    await made(call, {}, { fetch })
    if (!sent.some(hasSecret)) return "sends no credentials"
    if (!isRequired(call)) return undefined
    const refused = await settled(() => made(call, {}, { credentials: undefined, apiKey: undefined }))
    const { status, name } = refused as { status?: number; name?: string }
    return status === 401 || name === "InvalidParameterError" ? undefined : `without credentials: ${textOf(refused)}`
  },
  error: async (call) => {
    const status = errorStatus(call.operation)
    const outcome = await settled(() => made(call, {}, {}, { prefer: `code=${status}` }))
    return (outcome as { status?: number }).status === status ? undefined : `instead of ${status}: ${textOf(outcome)}`
  },
}

const hasSecret = ({ url, headers }: Request) =>
  [url, ...headers.values()].some((text) => text.includes("secret") || text.includes(btoa("user:word")))

/** Whether the document requires credentials of an operation. */
function isRequired({ document, operation: { path, method } }: Call): boolean {
  const item = document.paths?.[path] as PathItem
  const { security = document.security ?? [] } = item[method.toLowerCase() as HttpMethod] ?? {}
  return security.length > 0 && security.every((set) => Object.keys(set).length > 0)
}

/** @param extra parameters by place: `body` has members of the body */
function made(
  { document, model, operation, create, url }: Call,
  extra: { readonly body?: object; readonly parameters?: object } = {},
  options: object = {},
  headers: object = {},
): AnyClient {
  // Where a mock redirects, to another host or to none, what is found there is answered here.
  const fetch: Fetch = async (...input) => {
    if (!new Request(...input).url.startsWith(url)) return new Response(new Uint8Array([1]))
    const response = await globalThis.fetch(...input)
    if (response.status < 300 || response.status > 399 || response.headers.has("location")) return response
    return new Response(null, { status: response.status, headers: { location: "https://files.example/" } })
  }
  const client = create({ baseUrl: url, retry: false, fetch, ...credentialOptions(model), ...options })
  const given = restParameters(document, operation)
  const parameters = {
    ...given,
    ...extra.parameters,
    ...(extra.body && { body: { ...(given.body as object), ...extra.body } }),
  }
  const own = { ...(!operation.body && contentHeaders(document, operation)), ...headers }
  return client[operation.name](parameters, { headers: own, ...(operation.server !== undefined && { baseUrl: url }) })
}

const settled = (call: () => Promise<unknown>): Promise<unknown> =>
  Promise.resolve()
    .then(call)
    .catch((error: unknown) => error)

function textOf(outcome: unknown): string {
  if (!(outcome instanceof Error)) return `answers ${JSON.stringify(outcome)?.slice(0, 200)}`
  const { body, headers } = outcome as { body?: unknown; headers?: Headers }
  const violations = headers?.get("sl-violations") ?? (body === undefined ? "" : JSON.stringify(body))
  return `${outcome.message} ${violations}`.trim().slice(0, 600)
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}
