import { existsSync, readFileSync } from "node:fs"
import type { JsonObject } from "./change.ts"

/** Reads a JSON file; an error names it. */
export function readJson(file: string): JsonObject {
  if (!existsSync(file)) throw new Error(`${file}: no such file`)
  try {
    return JSON.parse(readFileSync(file, "utf8")) as JsonObject
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
