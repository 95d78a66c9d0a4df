import { formatHex } from "@serac/chain"

/** A random subscription id in a node's format: 16 bytes as `0x` and digits, without leading zeros. */
export function randomId(): string {
  const text = formatHex(crypto.getRandomValues(new Uint8Array(16)), "hexnc")
  return text.replace(/^0x0+(?=.)/, "0x")
}
