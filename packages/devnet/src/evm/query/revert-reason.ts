import { toBigInt, toHex } from "../codec/hex.ts"

const errorSelector = "0x08c379a0"
const panicSelector = "0x4e487b71"

/** The meanings of Solidity's panic codes. */
const panics: Readonly<Record<string, string>> = {
  "0": "generic panic",
  "1": "assert(false)",
  "17": "arithmetic underflow or overflow",
  "18": "division or modulo by zero",
  "33": "enum overflow",
  "34": "invalid encoded storage byte array accessed",
  "49": "out-of-bounds array access; popping on an empty array",
  "50": "out-of-bounds access of an array or bytesN",
  "65": "out of memory",
  "81": "uninitialized function",
}

/** The reason of a revert, if its data is `Error(string)` or `Panic(uint256)`. */
export function revertReason(output: Uint8Array): string | undefined {
  const selector = toHex(output.subarray(0, 4))
  const body = output.subarray(4)
  if (selector === panicSelector && body.length >= 32) {
    const code = toBigInt(body.subarray(0, 32))
    return panics[code.toString()] ?? `unknown panic code: 0x${code.toString(16)}`
  }
  if (selector !== errorSelector || body.length < 64) return undefined
  const offset = toBigInt(body.subarray(0, 32))
  if (offset + 32n > BigInt(body.length)) return undefined
  const start = Number(offset)
  const length = toBigInt(body.subarray(start, start + 32))
  if (BigInt(start + 32) + length > BigInt(body.length)) return undefined
  return new TextDecoder().decode(body.subarray(start + 32, start + 32 + Number(length)))
}
