import { RpcError } from "../../replay-node/rpc-error.ts"
import { firstValue, rawMembers } from "./json-members.ts"

/** A call in a body, as far as it is one. */
export interface NamedCall {
  readonly method: string
  readonly params: unknown
}

/** The text of a result; a failure is thrown as {@link RpcError}. */
export type AnswerMethod = (call: NamedCall) => string | Promise<string>

/** What is answered, and whether that was a failure. */
export interface NamedAnswer {
  readonly body: string
  readonly failed: boolean
}

interface NamedRpcRequest {
  readonly jsonrpc: string
  readonly method: string
  readonly params: string
  readonly id: string
}

const unreadRequest: NamedRpcRequest = { jsonrpc: "", method: "", params: "null", id: "null" }
const wrongArguments =
  "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls"

export const unmarshalError = () => new RpcError(-32000, wrongArguments)

/** The call that a body makes, for whoever wants to interfere; undefined when it is malformed. */
export function callIn(body: string): NamedCall | undefined {
  const { request } = parseEnvelope(body)
  return request && { method: request.method, params: JSON.parse(request.params) }
}

/**
 * Answers a body in the dialect of calls by name: no batch, params in an object, and errors that are HTTP 200 all the same
 * (recorded in `transport-by-name`). `service` is what methods begin with.
 */
export async function answerByName(body: string, service: string, answer: AnswerMethod): Promise<NamedAnswer> {
  const { request, failure } = parseEnvelope(body)
  if (failure !== undefined) return { body: fail(failure.error, failure.request), failed: true }
  if (request === undefined) return { body: "", failed: false }
  let result: string
  try {
    if (request.jsonrpc !== "2.0") throw new RpcError(-32600, "jsonrpc must be 2.0", "request")
    checkMethod(request.method, service)
    const params = JSON.parse(request.params)
    const given = Array.isArray(params) ? (params[0] ?? {}) : (params ?? {})
    if (typeof given !== "object") throw unmarshalError()
    result = await answer({ method: request.method, params: given })
  } catch (error) {
    if (request.id === "null") return { body: "", failed: true }
    const shown = error instanceof RpcError ? error : new RpcError(-32000, String(error))
    return { body: fail(shown, request), failed: true }
  }
  return {
    body: request.id === "null" ? "" : `{"jsonrpc":"2.0","result":${result},"id":${request.id}}\n`,
    failed: false,
  }
}

function parseEnvelope(body: string): {
  readonly request?: NamedRpcRequest
  readonly failure?: { error: RpcError; request: NamedRpcRequest }
} {
  const refuse = (message: string, request = unreadRequest) => ({
    failure: { error: new RpcError(-32700, message, "request"), request },
  })
  if (body.trim() === "") return refuse("EOF")
  const value = firstValue(body)
  if (value === undefined) return refuse("unexpected EOF")
  const kind = { "[": "array", '"': "string", t: "bool", f: "bool" }[value[0] ?? ""] ?? "number"
  if (value === "null") return {}
  if (value[0] !== "{") return refuse(`json: cannot unmarshal ${kind} into Go value of type json2.serverRequest`)
  try {
    JSON.parse(value)
  } catch {
    return refuse("invalid character looking for beginning of value")
  }
  const members = rawMembers(value)
  const text = (name: string) => JSON.parse(members.get(name) ?? '""') ?? ""
  const rest = { params: members.get("params") ?? "null", id: members.get("id") ?? "null" }
  if (typeof text("method") !== "string") {
    const found =
      typeof text("method") === "object" ? "object" : typeof text("method") === "boolean" ? "bool" : "number"
    const message = `json: cannot unmarshal ${found} into Go struct field serverRequest.method of type string`
    return refuse(message, { jsonrpc: String(text("jsonrpc")), method: "", ...rest })
  }
  return { request: { jsonrpc: String(text("jsonrpc")), method: text("method"), ...rest } }
}

function checkMethod(method: string, service: string): void {
  const parts = method.split(".")
  const shown = parts.map((part, at) => (at === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1))).join(".")
  if (parts.length === 2 && /^[A-Z]/.test(parts[1] ?? ""))
    throw new RpcError(-32000, "method must start with a non-uppercase letter")
  if (parts.length !== 2) throw new RpcError(-32000, `rpc: service/method request ill-formed: "${shown}"`)
  if (parts[0] !== service) throw new RpcError(-32000, `rpc: can't find service "${shown}"`)
}

/** The error of a method that its service has not. */
export const noMethod = (method: string) => {
  const [service, name = ""] = method.split(".")
  return new RpcError(-32000, `rpc: can't find method "${service}.${name.charAt(0).toUpperCase()}${name.slice(1)}"`)
}

// Go escapes what HTML would take for its own.
const escapes: Readonly<Record<string, string>> = { "<": "\\u003c", ">": "\\u003e", "&": "\\u0026" }
const goText = (value: string) => JSON.stringify(value).replace(/[<>&]/g, (sign) => escapes[sign] ?? sign)

function fail({ code, message, data }: RpcError, { jsonrpc, method, params, id }: NamedRpcRequest): string {
  const echo = `{"jsonrpc":${goText(jsonrpc)},"method":${goText(method)},"params":${params},"id":${id}}`
  const shown = data === "request" ? echo : "null"
  return `{"jsonrpc":"2.0","error":{"code":${code},"message":${goText(message)},"data":${shown}},"id":${id}}\n`
}
