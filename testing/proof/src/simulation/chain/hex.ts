import { keccak_256 } from "@noble/hashes/sha3.js"
import type { Hex } from "@serac/store"

/** A number as nodes write it. */
export const hexQuantity = (number: number | bigint): Hex => `0x${number.toString(16)}`

/** 32 bytes derived from the text. */
export const textHash = (text: string): Hex => `0x${Buffer.from(keccak_256(Buffer.from(text))).toString("hex")}`

/** 20 bytes derived from the text. */
export const textAddress = (text: string): Hex => `0x${textHash(text).slice(26)}`

/** 64 digits without `0x`. */
export const wordOf = (value: number | bigint | Hex): string =>
  (typeof value === "string" ? value.slice(2) : value.toString(16)).padStart(64, "0")

/** An address as an indexed parameter of an event. */
export const topicOf = (address: Hex): Hex => `0x${wordOf(address)}`
