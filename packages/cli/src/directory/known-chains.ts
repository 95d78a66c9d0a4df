import { join } from "node:path"
import { openRemembered, type Remembered } from "./remembered.ts"

/** The chain IDs that nodes have reported. */
export type KnownChains = Remembered<string>

/** Those of a data directory. Who has the directory writes them down; others only read them. */
export function knownChains(directory: string, writable: boolean): KnownChains {
  return openRemembered(join(directory, "nodes.json"), writable)
}
