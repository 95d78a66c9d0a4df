import { formatHex } from "@serac/chain"

/** A subscription's id as a node makes them: 16 random bytes as `0x` and digits, without zeros in front. */
export function randomId(): string {
  const text = formatHex(crypto.getRandomValues(new Uint8Array(16)), "hexnc")
  return text.replace(/^0x0+(?=.)/, "0x")
}
