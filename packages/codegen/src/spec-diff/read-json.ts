import { existsSync, readFileSync } from "node:fs"
import type { JsonTree } from "./change.ts"

/** Reads a JSON file; errors name the file. */
export function readJson(file: string): JsonTree {
  if (!existsSync(file)) throw new Error(`${file}: no such file`)
  try {
    return JSON.parse(readFileSync(file, "utf8")) as JsonTree
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
