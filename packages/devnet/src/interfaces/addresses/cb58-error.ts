import { decodeCb58, TextError } from "@serac/chain"

const nonBase58 = /[^1-9A-HJ-NP-Za-km-z]/

/** The node's error for a text that is not cb58 of this many bytes. */
export function cb58Error(text: string, length: number): Error {
  if (text === "") return new Error("base58 decoding error: zero length string")
  const [stranger] = nonBase58.exec(text) ?? []
  if (stranger !== undefined) {
    const [what, shown] = stranger > "\u007f" ? ["high-bit set on", ""] : ["", ` ('${stranger}')`]
    return new Error(`base58 decoding error: ${what === "" ? "" : `${what} `}invalid base58 digit${shown}`)
  }
  try {
    return new Error(`invalid hash length: expected ${length} bytes but got ${decodeCb58(text).length}`)
  } catch (error) {
    const isChecksum = error instanceof TextError && error.code === "checksum"
    return new Error(isChecksum ? "invalid input checksum" : "input string is smaller than the checksum size")
  }
}
