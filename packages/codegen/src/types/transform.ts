import type { JsonObject } from "../document/json.ts"
import { bigintType, nullType, numberType, stringType, type TypeNode, text, union } from "./type-node.ts"

const hexType = text(["`0x$", "{string}`"].join(""))
/** Editors suggest the known values of an enumeration beside it. */
const anyString = text("(string & {})")
const sentBytesType = union(["Blob", "ArrayBuffer", "Uint8Array"].map(text))

/**
 * The TypeScript types of this repository's formats and of open enumerations; undefined for other schemas. A `uint64`
 * is always a bigint; an `int64`, which most documents also use for small numbers, is a bigint only beyond 2^53.
 */
export function transform(schema: JsonObject): TypeNode | undefined {
  const { type, format, "x-extensible-enum": known, "x-date": isDate } = schema
  if (format === "bigint" || (type === "integer" && format === "uint64")) return bigintType
  if (type === "integer" && format === "int64") return union([numberType, bigintType])
  if (isDate === true) return dateType(type)
  if (type !== "string") return undefined
  if (format === "uint64-argument") return union([bigintType, numberType, stringType])
  if (format === "hex") return hexType
  if (format === "received-bytes") return text("Uint8Array")
  if (format === "sent-bytes") return sentBytesType
  if (!Array.isArray(known)) return undefined
  return union([...known.map((value) => text(JSON.stringify(String(value)))), anyString])
}

/** A date, or null where the schema allows it by its type. */
function dateType(type: unknown): TypeNode {
  const mayBeNull = Array.isArray(type) && type.includes("null")
  return mayBeNull ? union([text("Date"), nullType]) : text("Date")
}
