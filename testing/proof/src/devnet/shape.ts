import type { JsonValue } from "@serac/wire/node"

const valueForms: readonly (readonly [string, RegExp])[] = [
  ["empty", /^$/],
  ["decimal", /^\d+$/],
  ["fraction", /^\d+\.\d+$/],
  ["hex", /^0x[0-9a-fA-F]*$/],
  ["node id", /^NodeID-[1-9A-HJ-NP-Za-km-z]+$/],
  ["time", /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/],
  ["address", /^(?:\w+-)?[a-z]+1[02-9ac-hj-np-z]{38,}$/],
  ["id", /^[1-9A-HJ-NP-Za-km-z]{30,53}$/],
]

/** The kind of a scalar value, which does not depend on a ledger's state. */
export function valueForm(value: JsonValue): string {
  if (value.kind !== "string") return value.kind
  return valueForms.find(([, form]) => form.test(value.value))?.[0] ?? "text"
}
