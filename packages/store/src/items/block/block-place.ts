import { joinValues } from "../fragment/template.ts"

/** The block that an item belongs to. */
export interface BlockPlace {
  readonly number: number
  /** Unix seconds. */
  readonly timestamp: number
  /** Unix milliseconds; absent if the chain does not provide them. */
  readonly timestampMilliseconds: number | undefined
  /** Hexadecimal after `0x`, lower case. */
  readonly hash: string
}

/** The first values of every transfer and every internal transaction of a block. */
export function placeValues({ number, timestamp, timestampMilliseconds, hash }: BlockPlace): string {
  return joinValues(number, timestamp, timestampMilliseconds ?? "", hash.slice(2))
}
