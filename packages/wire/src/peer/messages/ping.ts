import { field, uint32 } from "./fields.ts"
import { struct } from "./struct.ts"

/** Asks whether the other side is there. */
export interface Ping {
  /** What was seen of its uptime on the primary network: 0 to 100. */
  readonly uptime: number
}

/** Says that one is there. */
export type Pong = Readonly<Record<never, never>>

export const ping = struct<Ping>({ uptime: field(1, uint32) })
export const pong = struct<Pong>({})
