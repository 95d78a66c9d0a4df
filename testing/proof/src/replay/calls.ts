import type { RpcCore, RpcOperation } from "@serac/client/rpc"
import { isLosslessNumber, isSafeNumber } from "lossless-json"
import { canonical, parseExactly } from "./canonical.ts"

/** A generated function of an RPC client. */
export type RpcFunction = (client: RpcCore, parameters?: object) => Promise<unknown>

/** One method of a client: its function, its operation and its document. */
export interface RpcMethod {
  readonly api: string
  readonly operation: RpcOperation
  readonly call: RpcFunction
  /** Where the document describes the method (`/methods/3`). */
  readonly pointer: string
}

/** One well-formed JSON-RPC call in a request body that expects an answer. */
export interface WireCall {
  /** The id as it is written in the body: a wallet's are beyond 2^53. */
  readonly id: string
  readonly method: string
  readonly params: unknown
  /** Whether the body has a params member at all. */
  readonly hasParams: boolean
}

/** Reads a request body; undefined when it is not one call (malformed, a batch, a notification, an id that JSON-RPC 2.0 does not know). */
export function readCall(body: string | undefined): WireCall | undefined {
  return body === undefined || parseOrUndefined(body) === undefined ? undefined : wireCall(parseExactly(body))
}

function wireCall(value: unknown): WireCall | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined
  const { jsonrpc, id, method, params } = value as Record<string, unknown>
  if (jsonrpc !== "2.0" || typeof method !== "string" || method === "") return undefined
  const isInteger = isLosslessNumber(id) && /^-?\d+$/.test(id.value)
  if (typeof id !== "string" && !isInteger) return undefined
  return { id: canonical(id), method, params: plainNumbers(params), hasParams: "params" in value }
}

/** The value as a caller would write it: numbers, and bigint for integers that a number cannot hold. */
function plainNumbers(value: unknown): unknown {
  if (isLosslessNumber(value)) return isSafeNumber(value.value) ? Number(value.value) : BigInt(value.value)
  if (Array.isArray(value)) return value.map(plainNumbers)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plainNumbers(member)]))
}

/** Reads a batch of well-formed calls with distinct ids; undefined when the body is anything else. */
export function readBatch(body: string | undefined): WireCall[] | undefined {
  const value = body === undefined || parseOrUndefined(body) === undefined ? undefined : parseExactly(body)
  if (!Array.isArray(value) || value.length === 0) return undefined
  const calls = value.map(wireCall)
  if (calls.some((call) => call === undefined)) return undefined
  const ids = new Set(calls.map((call) => call?.id))
  return ids.size === calls.length ? (calls as WireCall[]) : undefined
}

export function parseOrUndefined(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Parameters for the client method that build these params, or the reason why no parameters do. */
export type Arguments = { readonly parameters: object | undefined } | { readonly unbuildable: string }

/**
 * Turns recorded params into the named parameters of a client method.
 *
 * A by-name node takes `[{...}]` for `{...}` and nothing, `null`, `[]` and `{}` for no parameters (node-wire.md 1.2): the
 * client sends the plain object. Params that no object of named parameters can express go through `request` instead.
 */
export function argumentsFor(operation: RpcOperation, params: unknown): Arguments {
  const { positions } = operation
  if (positions === undefined) {
    const value = Array.isArray(params) ? params[0] : params
    if (value === undefined || value === null) return { parameters: undefined }
    if (typeof value !== "object" || Array.isArray(value))
      return { unbuildable: "params are neither an object nor an array" }
    return { parameters: value }
  }
  if (params === undefined || params === null) return { parameters: undefined }
  if (!Array.isArray(params)) return { unbuildable: "params are not an array" }
  if (params.length > positions.length) return { unbuildable: "more arguments than the method has" }
  return { parameters: Object.fromEntries(params.map((value, index) => [positions[index], value])) }
}

/** The params that a client must have sent for these recorded ones, in the one form that it uses. */
export function expectedParams(operation: RpcOperation, params: unknown): unknown {
  if (operation.positions !== undefined) return params ?? []
  return (Array.isArray(params) ? params[0] : params) ?? {}
}
