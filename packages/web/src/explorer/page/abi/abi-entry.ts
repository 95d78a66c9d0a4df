import type { AbiDataParameter } from "./decode.ts"

/** A function, an event or an error of an ABI. */
export interface AbiEntry {
  readonly type: "function" | "event" | "error"
  readonly name: string
  readonly inputs: readonly (AbiDataParameter & { readonly indexed?: boolean })[]
  /** The selector of a function or an error, the topic of an event: `0x` and 8 or 64 digits. */
  readonly id: string
}

/** Finds the entry of a contract for a selector or a topic; undefined if no ABI has it. */
export type FindEntry = (address: string, id: string) => AbiEntry | undefined
