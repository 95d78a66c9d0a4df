import { execFileSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { MeasuredTable } from "./results.ts"

const repositoryRoot = fileURLToPath(new URL("../../../..", import.meta.url))

/** The part that measured, and the time. */
export interface Measurement {
  readonly tables: Readonly<Record<string, MeasuredTable>>
  /** The load of the machine from other processes, in percent; undefined if unknown. */
  readonly othersBusyPercent: number | undefined
  /** The defaults of the settings, where the default configuration was measured. */
  readonly defaults?: Readonly<Record<string, string | number>> | undefined
}

/**
 * Writes a part's results to the folder from which `pnpm generate:docs` fills the documents' tables.
 *
 * @param folder - default: docs/benchmarks
 * @returns the file's path, from the root of the repository
 */
export function writeResults(
  part: string,
  { tables, othersBusyPercent, defaults }: Measurement,
  folder = "docs/benchmarks",
): string {
  const [processor] = cpus()
  const result = {
    machine: `${cpus().length} x ${processor?.model.trim() ?? "unknown processor"}`,
    cores: cpus().length,
    node: process.versions.node,
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync("git", ["rev-parse", "HEAD"], { cwd: repositoryRoot, encoding: "utf8" }).trim(),
    ...(othersBusyPercent !== undefined && { othersBusyPercent: othersBusyPercent.toFixed(0) }),
    ...(defaults !== undefined && { defaults }),
    tables,
  }
  const path = join(folder, `${part}.json`)
  mkdirSync(join(repositoryRoot, folder), { recursive: true })
  writeFileSync(join(repositoryRoot, path), `${JSON.stringify(result, undefined, 2)}\n`)
  return path
}
