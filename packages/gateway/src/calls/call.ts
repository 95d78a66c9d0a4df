import { type Dialect, type ErrorObject, type WireCall as ReadCall, withoutSpace } from "@serac/wire/node"
import { memberSpans } from "../json/raw-json.ts"

/** A JSON-RPC call as a node reads it. */
export interface GatewayCall {
  readonly method: string
  /** The JSON of the parameters without white space, with the original digits of numbers; empty if there are none. */
  readonly params: string
  /** The JSON of the id; undefined for a notification, which has no answer. */
  readonly id: string | undefined
}

/** An invalid call, with the error that a node returns for it. */
export interface NoCall {
  readonly id: string | undefined
  readonly error: ErrorObject
}

/** A parsed call, or the error for an invalid one. */
export function gatewayCall(read: ReadCall | NoCall): GatewayCall | NoCall {
  if (!("method" in read)) return read
  const { id, method, params } = read
  // Nodes treat null parameters like missing ones.
  return { id, method, params: params === undefined || params.kind === "null" ? "" : withoutSpace(params.text) }
}

/** The canonical text of a call as sent to a node: the sent text is exactly what was checked, and calls with equal methods and parameters have equal texts. */
export function callText({ method, params }: GatewayCall, id: string | undefined): string {
  const ofId = id === undefined ? "" : `,"id":${id}`
  const ofParams = params === "" ? "" : `,"params":${params}`
  return `{"jsonrpc":"2.0"${ofId},"method":${JSON.stringify(method)}${ofParams}}`
}

/** The JSON of an error instead of an answer in a batch; undefined for a notification. */
export function errorText(dialect: Dialect, id: string | undefined, error: ErrorObject): string | undefined {
  const { body } = dialect.render([{ id, outcome: dialect.failed(error) }], false)
  return body === "" ? undefined : body.trimEnd()
}

/** Replaces the id of an answer, and removes the trailing line end. */
export function withId(answer: string, id: string): string {
  const text = answer.trimEnd()
  const span = memberSpans(text).get("id")
  return span === undefined ? text : text.slice(0, span.start) + id + text.slice(span.end)
}

/** The JSON of an error of the gateway itself. */
export function errorAnswer(id: string, code: number, message: string): string {
  return `{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify({ code, message })}}`
}
