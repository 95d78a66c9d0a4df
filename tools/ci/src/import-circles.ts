import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"

/** The relative imports of a source, those of types included. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "")
  return [...text.matchAll(/^(?:import|export)\b[^"']*["'](\.[^"']+\.ts)["']/gm)].map(([, path = ""]) =>
    join(dirname(file), path),
  )
}

/** Each circle of imports below a folder, once, as the files that it goes through. Tests are left out. */
export function importCircles(folder: string): readonly (readonly string[])[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ts$/.test(name) && !/\.test(-d)?\.ts$/.test(name))
    .map((name) => join(folder, name))
  const circles = new Map<string, readonly string[]>()
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file)
    if (at >= 0) {
      const circle = path.slice(at).map((one) => relative(folder, one))
      circles.set([...circle].sort().join(), circle)
    }
    if (at >= 0 || done.has(file)) return
    for (const next of importsOf(file)) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  return [...circles.values()]
}
