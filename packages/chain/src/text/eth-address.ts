import { keccak_256 } from "@noble/hashes/sha3.js"
import { formatHex, parseHex } from "./hex.ts"
import { assertLength, shortIdLength } from "./id.ts"
import { TextError } from "./text-error.ts"

/**
 * Formats an EVM address with the EIP-55 checksum in the case of its letters.
 *
 * @throws {TextError} `length` when it does not have 20 bytes
 * @example
 * import { formatEthAddress, parseEthAddress } from "@serac/chain"
 *
 * formatEthAddress(parseEthAddress("0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"))
 * // "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"
 */
export function formatEthAddress(bytes: Uint8Array): string {
  const lower = formatHex(assertLength(bytes, shortIdLength, "An EVM address"), "hexnc").slice(2)
  const hash = keccak_256(Uint8Array.from(lower, (digit) => digit.charCodeAt(0)))
  let text = "0x"
  for (let i = 0; i < lower.length; i++) {
    const nibble = ((hash[i >> 1] as number) >>> (i % 2 === 0 ? 4 : 0)) & 0xf
    text += nibble >= 8 ? lower.charAt(i).toUpperCase() : lower.charAt(i)
  }
  return text
}

/**
 * Parses an EVM address to 20 bytes. In mixed case it must have the EIP-55 checksum; in a single case it has none.
 *
 * @throws {TextError} `prefix`, `length`, `alphabet`, `checksum`
 * @example
 * import { parseEthAddress } from "@serac/chain"
 *
 * parseEthAddress("0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC").length // 20
 */
export function parseEthAddress(text: string): Uint8Array {
  if (text.length !== 42) throw new TextError("length", "An EVM address is 0x and 40 digits")
  const bytes = parseHex(text, "hexnc")
  const digits = text.slice(2)
  const mixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (mixed && formatEthAddress(bytes) !== text) {
    throw new TextError("checksum", "The case of the letters is not EIP-55's checksum")
  }
  return bytes
}
