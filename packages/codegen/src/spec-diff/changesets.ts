import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { type Bump, bumps, covers } from "./bump.ts"

/**
 * The largest bump in the pending changesets, by package name.
 *
 * @throws Error naming the file when a changeset has no front matter or an unknown bump
 */
export function pendingBumps(directory: string): Map<string, Bump> {
  const pending = new Map<string, Bump>()
  for (const file of readdirSync(directory).filter((name) => name.endsWith(".md") && name !== "README.md")) {
    const matter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(join(directory, file), "utf8"))
    if (matter === null) throw new Error(`${file}: no front matter between two --- lines`)
    for (const [name, bump] of Object.entries((parse(matter[1] ?? "") ?? {}) as Record<string, unknown>)) {
      if (!isBump(bump))
        throw new Error(`${file}: ${name} asks for ${String(bump)}; one of ${bumps.join(", ")} is possible`)
      if (!covers(pending.get(name) ?? "none", bump)) pending.set(name, bump)
    }
  }
  return pending
}

const isBump = (value: unknown): value is Bump => bumps.some((bump) => bump === value)
