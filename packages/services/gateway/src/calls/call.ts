import { eachMember, membersOf, type Span } from "../json/raw-json.ts"

/** A JSON-RPC call as it was sent. */
export interface Call {
  readonly text: string
  readonly method: string
  /** Its parameters as they stand; empty without any. */
  readonly params: string
  /** Its id as it stands; undefined for a notification. */
  readonly id: string | undefined
}

/** What was sent in the place of a call. */
export interface NoCall {
  readonly id: string
}

const memberNames: ReadonlySet<string> = new Set(["jsonrpc", "id", "method", "params"])

/**
 * Reads one valid JSON text as a call. One with a member twice, or in other letters beside, is none: nodes written in Go take `Method` for
 * `method`, and the last of several, so that they would do something else than what was looked at.
 */
export function readCall(text: string): Call | NoCall {
  if (text.trimStart()[0] !== "{") return { id: "null" }
  const members = new Map<string, Span>()
  let isPlain = true
  for (const [name, span] of eachMember(text)) {
    // Upper case first: the long s and the Kelvin sign are letters of ours to Go.
    const folded = name.toUpperCase().toLowerCase()
    if (memberNames.has(folded) && (folded !== name || members.has(name))) isPlain = false
    members.set(name, span)
  }
  const cut = (span: Span | undefined) => (span === undefined ? undefined : text.slice(span.start, span.end))
  const id = cut(members.get("id"))
  const method = cut(members.get("method"))
  if (!isPlain || method?.[0] !== '"') return { id: id ?? "null" }
  return { text, method: JSON.parse(method) as string, params: cut(members.get("params")) ?? "", id }
}

/** An answer with another id in the place of its own. */
export function withId(answer: string, id: string): string {
  const span = membersOf(answer).get("id")
  return span === undefined ? answer : answer.slice(0, span.start) + id + answer.slice(span.end)
}

/** A call with another id in the place of its own, or with one where it has none. */
export function callWithId({ text, id }: Call, newId: string): string {
  if (id !== undefined) return withId(text, newId)
  const end = text.lastIndexOf("}")
  return `${text.slice(0, end)},"id":${newId}}`
}

/** The text of an error that the gateway answers itself. */
export function errorAnswer(id: string, code: number, message: string): string {
  return `{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify({ code, message })}}`
}
