import { parseAddress, parseEthAddress, parseId, parseNodeId } from "@serac/chain"
import type { Checks } from "@serac/server/http"

const decimalPattern = /^[0-9]+$/
const maxUint256 = 2n ** 256n - 1n

/** Checks by their `x-check` name: whether a text in the form of an ID or an address has a valid checksum. No check throws, whatever the text is. */
export const checks: Checks = {
  cb58: isId,
  "node-id": (text) => parses(parseNodeId, text),
  address: (text) => parses(text.startsWith("0x") ? parseEthAddress : parseAddress, text),
  "decimal-or-cb58": (text) => decimalPattern.test(text) || isId(text),
  "alias-or-cb58": (text) => text.includes("-") || isId(text),
  "hex-or-cb58": (text) => /^(?:0x)?[0-9a-fA-F]{64}$/.test(text) || isId(text),
  "height-hash-or-cb58": (text) => decimalPattern.test(text) || text.startsWith("0x") || isId(text),
  uint256: (text) => /^[0-9]{1,78}$/.test(text) && BigInt(text) <= maxUint256,
}

function isId(text: string): boolean {
  return parses(parseId, text)
}

function parses(parse: (text: string) => unknown, text: string): boolean {
  try {
    parse(text)
    return true
  } catch {
    return false
  }
}
