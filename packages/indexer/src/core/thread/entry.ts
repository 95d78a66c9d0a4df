/**
 * A file that a worker thread begins with: TypeScript where the sources run, JavaScript where the built package does.
 *
 * @param base - the `import.meta.url` of the file that asks.
 * @param path - from the folder of that file, without its ending.
 */
export function threadUrl(base: string, path: string): URL {
  return new URL(`${path}.${base.endsWith(".ts") ? "ts" : "js"}`, base)
}
