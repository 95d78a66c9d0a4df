import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { writeWhole } from "./write-whole.ts"

/**
 * The chain IDs that nodes told, so that what is indexed can be served while its node is down. URLs are kept as digests only:
 * they may hold secrets.
 */
export interface KnownChains {
  get(rpcUrl: string): string | undefined
  set(rpcUrl: string, chainId: string): void
}

/** Those of a data directory. Who has the directory writes them down; others only read them. */
export function knownChains(directory: string, writable: boolean): KnownChains {
  const file = join(directory, "nodes.json")
  const known = new Map(Object.entries(read(file)))
  return {
    get: (url) => known.get(digest(url)),
    set: (url, chainId) => {
      if (!writable || known.get(digest(url)) === chainId) return
      known.set(digest(url), chainId)
      writeWhole(file, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
    },
  }
}

function read(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>
  } catch {
    return {}
  }
}

function digest(url: string): string {
  return createHash("sha256").update(url).digest("hex")
}
