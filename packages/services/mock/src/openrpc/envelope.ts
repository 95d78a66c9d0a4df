import { type JsonKind, kindOf, type ScannedJson } from "../json/scan.ts"

/** A JSON-RPC request as Go reads it into a struct: the members' names match in any letter case, the last one counts. */
export interface Envelope {
  readonly jsonrpc: string
  readonly method: string
  /** Exact texts; `undefined` when the member is missing. */
  readonly params: string | undefined
  readonly id: string | undefined
  /** The first member that should be a text and is something else. */
  readonly mistyped?: { readonly member: string; readonly kind: JsonKind }
}

/** Reads an object's members; anything but an object gives an empty envelope. */
export function envelopeOf(scanned: ScannedJson): Envelope {
  const texts = { jsonrpc: "", method: "" }
  const raw: { params?: string; id?: string } = {}
  let mistyped: Envelope["mistyped"]
  for (const { name = "", text } of scanned.kind === "object" ? scanned.children : []) {
    const member = name.toLowerCase()
    if (member === "params" || member === "id") raw[member] = text
    if (member !== "jsonrpc" && member !== "method") continue
    const kind = kindOf(text[0] as string)
    if (kind === "string") texts[member] = JSON.parse(text)
    else if (kind !== "null") mistyped ??= { member, kind }
  }
  return { ...texts, params: raw.params, id: raw.id, ...(mistyped === undefined ? {} : { mistyped }) }
}
