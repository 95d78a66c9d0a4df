import { join } from "node:path"
import { openRemembered, type Remembered } from "./remembered.ts"

/** The chain IDs that nodes have reported. */
export type KnownChains = Remembered<string>

/** The known chains of a data directory. Only the process that holds the directory writes them. */
export function knownChains(directory: string, writable: boolean): KnownChains {
  return openRemembered(join(directory, "nodes.json"), writable)
}
