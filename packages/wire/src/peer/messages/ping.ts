import { field, uint32 } from "./fields.ts"
import { struct } from "./struct.ts"

/** Checks whether the other side is alive. */
export interface Ping {
  /** The observed uptime of the other side on the primary network: 0 to 100. */
  readonly uptime: number
}

/** The answer to a ping. */
export type Pong = Readonly<Record<never, never>>

export const ping = struct<Ping>({ uptime: field(1, uint32) })
export const pong = struct<Pong>({})
