/**
 * A file of this package that a worker thread begins with: TypeScript where the sources run, JavaScript where the built
 * package does.
 *
 * @param name - from the folder of this file, without its ending.
 */
export function entry(name: string): URL {
  const ending = import.meta.url.endsWith(".ts") ? "ts" : "js"
  return new URL(`${name}.${ending}`, import.meta.url)
}
