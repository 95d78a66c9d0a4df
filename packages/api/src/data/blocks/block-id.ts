import type { Hex } from "@serac/store"

/** Reads a block ID: its number or its hash; undefined for a number that no block has. */
export function blockIdOf(text: string): number | Hex | undefined {
  if (text.startsWith("0x")) return text.toLowerCase() as Hex
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : undefined
}
