import { type Dialect, type ErrorObject, type WireCall as ReadCall, withoutSpace } from "@serac/wire/node"
import { memberSpans } from "../json/raw-json.ts"

/** A JSON-RPC call as a node reads it. */
export interface GatewayCall {
  readonly method: string
  /** The text of its parameters without white space, each digit as it was sent; empty without any. */
  readonly params: string
  /** The text of its id; undefined for a notification, which has no answer. */
  readonly id: string | undefined
}

/** What was sent in the place of a call, and what a node says of it. */
export interface NoCall {
  readonly id: string | undefined
  readonly error: ErrorObject
}

/** A call of a body, or what is none. */
export function gatewayCall(read: ReadCall | NoCall): GatewayCall | NoCall {
  if (!("method" in read)) return read
  const { id, method, params } = read
  // Nodes take parameters that are null for none.
  return { id, method, params: params === undefined || params.kind === "null" ? "" : withoutSpace(params.text) }
}

/**
 * The one text in which a call goes to a node, whatever stood beside its members and in which letters: what is sent is what was looked at, and
 * two calls with the same method and parameters are the same question.
 */
export function callText({ method, params }: GatewayCall, id: string | undefined): string {
  const ofId = id === undefined ? "" : `,"id":${id}`
  const ofParams = params === "" ? "" : `,"params":${params}`
  return `{"jsonrpc":"2.0"${ofId},"method":${JSON.stringify(method)}${ofParams}}`
}

/** The text of a node's error in the place of an answer in a batch; undefined for a notification. */
export function errorText(dialect: Dialect, id: string | undefined, error: ErrorObject): string | undefined {
  const { body } = dialect.render([{ id, outcome: dialect.failed(error) }], false)
  return body === "" ? undefined : body.trimEnd()
}

/** An answer with another id in the place of its own, and without the line end behind it. */
export function withId(answer: string, id: string): string {
  const text = answer.trimEnd()
  const span = memberSpans(text).get("id")
  return span === undefined ? text : text.slice(0, span.start) + id + text.slice(span.end)
}

/** The text of an error that the gateway answers itself. */
export function errorAnswer(id: string, code: number, message: string): string {
  return `{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify({ code, message })}}`
}
