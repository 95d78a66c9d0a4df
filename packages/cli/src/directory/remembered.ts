import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { writeWhole } from "./write-whole.ts"

/** Remembered answers of nodes, by URL. */
export interface Remembered<Answer> {
  get(url: string): Answer | undefined
  set(url: string, answer: Answer): void
}

/**
 * Answers of nodes that are saved in a file, so that indexed data can be served while the node is down. URLs are saved as digests
 * only, since they may contain secrets. If the file is read-only, new answers are not saved.
 */
export function openRemembered<Answer>(file: string, writable: boolean): Remembered<Answer> {
  const known = new Map(Object.entries(readRemembered<Answer>(file)))
  return {
    get: (url) => known.get(urlDigest(url)),
    set: (url, answer) => {
      if (!writable || JSON.stringify(known.get(urlDigest(url))) === JSON.stringify(answer)) return
      known.set(urlDigest(url), answer)
      writeWhole(file, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
    },
  }
}

function readRemembered<Answer>(file: string): Record<string, Answer> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, Answer>
  } catch {
    return {}
  }
}

function urlDigest(url: string): string {
  return createHash("sha256").update(url).digest("hex")
}
