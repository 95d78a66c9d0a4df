import { type Hex, toHex, toWord } from "../codec/hex.ts"

/** CALL, CALLCODE, DELEGATECALL and STATICCALL. */
export const callOpcodes: ReadonlySet<number> = new Set([0xf1, 0xf2, 0xf4, 0xfa])

/** The address in the lower 20 bytes of a word of the stack. */
export const addressFromWord = (value: bigint): Hex => toHex(toWord(BigInt.asUintN(160, value)).subarray(12))
