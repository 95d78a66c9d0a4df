import { keccak256 } from "ox/Hash"
import { fromString } from "ox/Hex"
import type { AbiEntry } from "./abi-entry.ts"
import { type AbiDataParameter, abiTypeName } from "./decode.ts"

/** Maximum characters of an ABI file: a browser keeps about five million for all. */
export const maxAbiText = 1_000_000
const maxEntries = 2_000
const maxTupleNesting = 16
const elementary = /^(address|bool|string|function|bytes([1-9]|[12]\d|3[0-2])?|u?int(\d{1,3})?|tuple)(\[\d*\])*$/

/**
 * The functions, events and errors of an ABI: the array itself, an object with the member `abi`, or an artifact of a compiler.
 *
 * @throws Error that names the rule if the text is none.
 */
export function abiOfFile(text: string): readonly AbiEntry[] {
  if (text.length > maxAbiText) throw new Error(`the file must have at most ${maxAbiText} characters`)
  const json = parsedJson(text)
  const all: unknown = Array.isArray(json) ? json : Object(json).abi
  if (!Array.isArray(all)) throw new Error("the file must be an ABI, or an object with the member abi")
  if (all.length > maxEntries) throw new Error(`the ABI must have at most ${maxEntries} entries`)
  const entries = all.flatMap((one) => readEntry(one) ?? [])
  if (entries.length === 0) throw new Error("the ABI must have a function, an event or an error")
  return entries
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error("the file must be JSON")
  }
}

/** An entry with what decoding needs; undefined for others, and for what cannot be decoded. */
function readEntry(value: unknown): AbiEntry | undefined {
  const { type = "function", name, inputs, anonymous } = Object(value) as Readonly<Record<string, unknown>>
  if (type !== "function" && type !== "event" && type !== "error") return undefined
  if (typeof name !== "string" || name.length > 256 || !Array.isArray(inputs) || anonymous === true) return undefined
  const read = inputs.map((input) => readParameter(input))
  if (!read.every((one) => one !== undefined)) return undefined
  const hash = keccak256(fromString(`${name}(${read.map(abiTypeName)})`))
  return { type, name, inputs: read, id: type === "event" ? hash : hash.slice(0, 10) }
}

function readParameter(input: unknown, depth = 0): AbiDataParameter | undefined {
  const { type, name, components, indexed } = Object(input) as Readonly<Record<string, unknown>>
  if (typeof type !== "string" || !elementary.test(type) || depth > maxTupleNesting) return undefined
  const common = {
    name: typeof name === "string" ? name.slice(0, 256) : "",
    type: type.replace(/^(u?int)(?=\[|$)/, "$1256"),
    ...(indexed === true && { indexed }),
  }
  if (!type.startsWith("tuple")) return common as AbiDataParameter
  if (!Array.isArray(components)) return undefined
  const parts = components.map((one) => readParameter(one, depth + 1))
  return parts.every((one) => one !== undefined) ? ({ ...common, components: parts } as AbiDataParameter) : undefined
}
