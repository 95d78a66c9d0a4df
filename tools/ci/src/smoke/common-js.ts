import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { transformSync } from "esbuild"

/** The folder of the copies, below `dist`. */
const copies = "cjs"

/**
 * Writes each module of a package once more in `dist/cjs`, as CommonJS, for the condition `jest`: Jest loads packages as CommonJS unless
 * Node.js is started for modules. The copies import what their originals import, by the same paths.
 *
 * @param dist the folder of the compiled modules
 */
export function writeCommonJs(dist: string): void {
  const modules = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
    .filter((module) => !module.startsWith(copies))
  for (const module of modules) {
    const { code } = transformSync(readFileSync(join(dist, module), "utf8"), { format: "cjs", target: "es2022" })
    const to = join(dist, copies, module)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, code)
  }
  writeFileSync(join(dist, copies, "package.json"), `${JSON.stringify({ type: "commonjs" })}\n`)
}
