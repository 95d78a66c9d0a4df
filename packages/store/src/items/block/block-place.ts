import { joinValues } from "../fragment/template.ts"

/** Where the items of a block are. */
export interface BlockPlace {
  readonly number: number
  /** Unix seconds. */
  readonly timestamp: number
  /** Unix milliseconds; absent where the chain does not tell them. */
  readonly timestampMilliseconds: number | undefined
  /** `0x` and digits in lower case. */
  readonly hash: string
}

/** The values that every transfer and every internal transaction of a block begins with. */
export function placeValues({ number, timestamp, timestampMilliseconds, hash }: BlockPlace): string {
  return joinValues(number, timestamp, timestampMilliseconds ?? "", hash.slice(2))
}
