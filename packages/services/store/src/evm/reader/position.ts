import { beyond } from "../../queries/query.ts"
import type { BlockRange } from "../reader-port.ts"

type Position = readonly [number, number, number]

/** Where a list of three coordinates goes on: after its cursor, but below the end of its blocks. */
export function startOf(after: Position | undefined, { endBlock }: BlockRange): Position {
  const end: Position = [endBlock ?? beyond, 0, 0]
  return after !== undefined && after[0] < end[0] ? after : end
}
