import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { transform } from "esbuild"
import type { Example } from "./examples.ts"

// Replaces whole port numbers: port 40117 begins with 4011.
const origins = /https?:\/\/[\w.-]+(?::\d+)?/g

/**
 * Writes examples into a project: as unchanged TypeScript with a compiler configuration; and, except those that
 * cannot run, as JavaScript with the test's addresses, with an `index.mjs` by name.
 */
export async function writeExamples(
  project: string,
  examples: readonly Example[],
  { addresses, cannotRun }: { addresses: Readonly<Record<string, string>>; cannotRun: (name: string) => boolean },
): Promise<void> {
  const folder = join(project, "examples")
  mkdirSync(folder)
  const lines: string[] = []
  for (const [index, { name, code }] of examples.entries()) {
    writeFileSync(join(folder, `${index}.mts`), `${code}\nexport {}\n`)
    if (cannotRun(name)) continue
    const asking = code.replace(origins, (origin) => addresses[origin] ?? origin)
    const { code: script } = await transform(asking, { loader: "ts", format: "esm", target: "es2022" })
    writeFileSync(join(folder, `${index}.mjs`), script)
    lines.push(`  ${JSON.stringify(name)}: () => import("./${index}.mjs"),`)
  }
  writeFileSync(join(folder, "index.mjs"), `export const examples = {\n${lines.join("\n")}\n}\n`)
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.mts"] }))
}

/** The strictest TypeScript options. */
const compilerOptions = {
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: "es2023",
  lib: ["es2024", "dom", "dom.iterable", "dom.asynciterable"],
  module: "nodenext",
  moduleResolution: "nodenext",
  types: ["node"],
  // A check of declarations would include those of viem and React, not only those of Serac's packages.
  skipLibCheck: true,
}
