import { AbiError } from "./abi-error.ts"
import { canonicalType } from "./abi-type.ts"

const maxEntries = 10_000
const identifierPattern = /^[A-Za-z_$][A-Za-z0-9_$]{0,255}$/
const otherEntries = new Set(["constructor", "event", "error", "fallback", "receive"])

/**
 * Reads the signatures of an ABI's functions. Accepts compiler output: the array itself, or an object with the member `abi`.
 *
 * Throws an {@link AbiError} at the first entry that breaks a rule.
 *
 * @param file - the name for messages
 */
export function readAbi(file: string, text: string): string[] {
  return abiEntries(file, text).flatMap((entry, index) => {
    try {
      return signatureOf(entry) ?? []
    } catch (cause) {
      throw new AbiError(file, index, cause instanceof Error ? cause.message : String(cause))
    }
  })
}

/** The entries of an ABI file, unchecked. Throws an {@link AbiError} if it is none. */
export function abiEntries(file: string, text: string): readonly unknown[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new AbiError(file, undefined, "not JSON", { cause })
  }
  const abi = Array.isArray(json) ? json : (json as { abi?: unknown } | null)?.abi
  if (!Array.isArray(abi)) throw new AbiError(file, undefined, "neither an ABI nor an object with the member abi")
  if (abi.length > maxEntries) throw new AbiError(file, undefined, `more than ${maxEntries} entries`)
  return abi
}

function signatureOf(entry: unknown): string | undefined {
  if (typeof entry !== "object" || entry === null) throw new Error("must be an object")
  const { type = "function", name, inputs } = entry as { type?: unknown; name?: unknown; inputs?: unknown }
  if (typeof type === "string" && otherEntries.has(type)) return undefined
  if (type !== "function") throw new Error("type must be function, constructor, event, error, fallback or receive")
  if (typeof name !== "string" || !identifierPattern.test(name)) throw new Error("name must be an identifier")
  if (!Array.isArray(inputs)) throw new Error("inputs must be a list")
  return `${name}(${inputs.map((input) => canonicalType(input)).join(",")})`
}
