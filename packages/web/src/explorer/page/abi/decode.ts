import { type AbiParameters, decode, from } from "ox/AbiParameters"
import { fromHex } from "ox/Bytes"
import type { Hex } from "ox/Hex"
import { BoundedBytes } from "./bounded-bytes.ts"

/** A value of a call or an event, with the name of its type. */
export interface TypedValue {
  /** The name of the parameter, or of the member of a tuple; absent if it is not known. */
  readonly name?: string
  readonly type: string
  /** Numbers in decimal, bytes and addresses in hexadecimal; the values of a list or a tuple. */
  readonly value: string | boolean | readonly TypedValue[]
}

/** A parameter of a function or an event, in the format of a JSON ABI. */
export type AbiDataParameter = AbiParameters[number]

/** Maximum number of decoded values, so that untrusted data cannot exhaust the page's memory. */
const maxValues = 1_000
/** Maximum nesting of lists and tuples. */
const maxNesting = 32
/** Maximum length of a signature, in characters. */
const maxSignature = 2_000

/**
 * Decodes the parameters of a call by the signature of its function, such as `transfer(address,uint256)`.
 *
 * @param data hexadecimal with `0x`, without the function selector
 * @returns undefined if the data do not match the types
 */
export function decodeCall(signature: string, data: string): readonly TypedValue[] | undefined {
  const parameters = signatureParameters(signature)
  return parameters && decodeParameters(parameters, data)
}

/** Like {@link decodeCall}, with the parameters instead of a signature. */
export function decodeParameters(
  parameters: readonly AbiDataParameter[],
  data: string,
): readonly TypedValue[] | undefined {
  if (!/^0x([0-9a-f]{2})*$/i.test(data)) return undefined
  let left = maxValues
  const typed = (parameter: AbiDataParameter, value: unknown, depth = 0): TypedValue => {
    if (--left < 0 || depth > maxNesting) throw new RangeError("too many values")
    const type = abiTypeName(parameter)
    const named = parameter.name ? { name: parameter.name, type } : { type }
    if (!Array.isArray(value)) return { ...named, value: shownValue(value) }
    const item = { ...parameter, name: "", type: parameter.type.replace(/\[\d*\]$/, "") } as AbiDataParameter
    const parts = parameter.type === "tuple" ? tupleComponents(parameter) : undefined
    return { ...named, value: value.map((part, at) => typed(parts?.[at] ?? item, part, depth + 1)) }
  }
  try {
    // With names, tuples would be objects, whose members may have any name; values come by position instead.
    const bytes = new BoundedBytes(fromHex(data as Hex))
    const values: readonly unknown[] = decode(parameters.map(unnamed), bytes, { checksumAddress: true })
    return parameters.map((parameter, at) => typed(parameter, values[at]))
  } catch {
    return undefined
  }
}

/** The name of a parameter's type in a signature. */
export function abiTypeName(parameter: AbiDataParameter): string {
  if (!parameter.type.startsWith("tuple")) return parameter.type
  return `(${tupleComponents(parameter).map(abiTypeName)})${parameter.type.slice("tuple".length)}`
}

/** A parameter without names. */
function unnamed({ name: _, ...parameter }: AbiDataParameter): AbiDataParameter {
  if (!parameter.type.startsWith("tuple")) return parameter
  return { ...parameter, components: tupleComponents(parameter).map(unnamed) } as AbiDataParameter
}

const tupleComponents = (parameter: AbiDataParameter) =>
  (parameter as { readonly components: readonly AbiDataParameter[] }).components

function signatureParameters(signature: string): readonly AbiDataParameter[] | undefined {
  const [, list] = /^[^(]*\((.*)\)$/s.exec(signature) ?? []
  if (list === undefined || signature.length > maxSignature) return undefined
  try {
    return list === "" ? [] : from(list)
  } catch {
    return undefined
  }
}

function shownValue(value: unknown): string | boolean {
  // Small integers are decoded as numbers; an unsafe one is an invalid encoding.
  if (typeof value === "number" && !Number.isSafeInteger(value)) throw new RangeError("not a number of its type")
  return typeof value === "boolean" ? value : String(value)
}
