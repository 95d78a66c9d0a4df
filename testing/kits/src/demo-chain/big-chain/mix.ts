import type { Hex } from "viem"

const digitPairs = Array.from({ length: 65_536 }, (_, value) => value.toString(16).padStart(4, "0"))

const scramble = (value: number) => {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** Deterministic bytes that look random: a fast substitute for a hash of the numbers. */
export function mix(bytes: number, ...numbers: readonly number[]): Hex {
  let state = 0x9e3779b9
  for (const number of numbers) state = scramble(state ^ number) + 0x9e3779b9
  let text = ""
  for (let done = 0; done < bytes; done += 4) {
    state = (state + 0x9e3779b9) | 0
    const word = scramble(state)
    text += (digitPairs[word >>> 16] as string) + digitPairs[word & 0xffff]
  }
  return `0x${text}`
}

/** A number as a JSON-RPC quantity. */
export const mixedQuantity = (value: number): Hex => `0x${value.toString(16)}`

/** A number or an address as 32 bytes, without `0x`. */
export const paddedWord = (value: number | Hex): string =>
  (typeof value === "number" ? value.toString(16) : value.slice(2)).padStart(64, "0")
