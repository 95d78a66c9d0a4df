import { canonicalType } from "./abi-type.ts"
import { eventTopic, selectorOf } from "./selector.ts"

/** A parameter of an ABI entry. */
export interface EntryParameter {
  readonly name: string
  readonly type: string
  readonly components?: readonly EntryParameter[]
  /** Of an event: whether it is a topic. */
  readonly indexed?: boolean
}

/** A function, an event or an error of a JSON ABI, with what decoding needs. */
export interface AbiEntry {
  readonly type: "function" | "event" | "error"
  readonly name: string
  readonly inputs: readonly EntryParameter[]
  /** The selector of a function or an error, the topic of an event: `0x` and 8 or 64 digits. */
  readonly id: string
}

const maxNameLength = 256

/** An entry of a JSON ABI; undefined for other kinds, anonymous events, and what cannot be decoded. */
export function abiEntry(value: unknown): AbiEntry | undefined {
  const { type = "function", name, inputs, anonymous } = Object(value) as Readonly<Record<string, unknown>>
  if (typeof name !== "string" || name.length > maxNameLength || !Array.isArray(inputs) || anonymous === true)
    return undefined
  if (type !== "function" && type !== "event" && type !== "error") return undefined
  try {
    const signature = `${name}(${inputs.map((input) => canonicalType(input)).join(",")})`
    const id = type === "event" ? eventTopic(signature) : selectorOf(signature)
    return { type, name, inputs: inputs.map((input) => entryParameter(input)), id }
  } catch {
    return undefined
  }
}

/** A parameter whose type has been checked. */
function entryParameter(input: unknown): EntryParameter {
  const { name, type, components, indexed } = input as Readonly<Record<string, unknown>>
  return {
    name: typeof name === "string" ? name.slice(0, maxNameLength) : "",
    // The canonical spelling of `uint` has a size, without which decoders refuse it.
    type: String(type).replace(/^(u?int)(?=\[|$)/, "$1256"),
    ...(Array.isArray(components) && { components: components.map((one) => entryParameter(one)) }),
    ...(indexed === true && { indexed }),
  }
}
