import type { CustomTypesConfig } from "pg"

const boolean = 16
const bytea = 17
const numbers = new Set([20, 21, 23, 1700])

const bytesFromText = (text: string): Uint8Array => Buffer.from(text.slice(2), "hex")
const toInteger = (text: string): number => (text === "t" ? 1 : 0)
const asItIs = (text: string): string => text

/** Parses values in the engine's form: integers as numbers, booleans as 1 and 0, bytes as octets, all other values as text. */
export const parserTypes = {
  getTypeParser(type: number) {
    if (numbers.has(type)) return Number
    if (type === bytea) return bytesFromText
    if (type === boolean) return toInteger
    return asItIs
  },
} as CustomTypesConfig
