import type { JsonKind, JsonValue } from "../json/json-value.ts"

/** A JSON-RPC request as Go decodes it into a struct: member names match in any letter case, the last one counts. */
export interface Envelope {
  readonly jsonrpc: string
  readonly method: string
  readonly params: JsonValue | undefined
  readonly id: JsonValue | undefined
  /** Whether it has a `result` or an `error`, like a response. */
  readonly answers: boolean
  /** The first member that should be a string and is not. */
  readonly mistyped?: { readonly member: string; readonly kind: JsonKind }
}

/** Reads an object's members; anything but an object gives an empty envelope. */
export function envelopeOf(value: JsonValue): Envelope {
  const texts = { jsonrpc: "", method: "" }
  const raw: { params?: JsonValue; id?: JsonValue; result?: JsonValue; error?: JsonValue } = {}
  let mistyped: Envelope["mistyped"]
  for (const { name, value: given } of value.kind === "object" ? value.members : []) {
    const member = folded(name)
    if (member === "params" || member === "id" || member === "result" || member === "error") raw[member] = given
    if (member !== "jsonrpc" && member !== "method") continue
    if (given.kind === "string") texts[member] = given.value
    else if (given.kind !== "null") mistyped ??= { member, kind: given.kind }
  }
  return {
    ...texts,
    params: raw.params,
    id: raw.id,
    answers: raw.result !== undefined || (raw.error !== undefined && raw.error.kind !== "null"),
    ...(mistyped === undefined ? {} : { mistyped }),
  }
}

/** Go folds the long s to s; JavaScript's lower-casing already folds the Kelvin sign to k. */
function folded(name: string): string {
  return name.replaceAll("\u017f", "s").toLowerCase()
}
