/**
 * The URL of a worker thread's entry file: TypeScript if the sources run, JavaScript in the built package.
 *
 * @param base - the `import.meta.url` of the calling file.
 * @param path - relative to that file, without extension.
 */
export function threadUrl(base: string, path: string): URL {
  return new URL(`${path}.${base.endsWith(".ts") ? "ts" : "js"}`, base)
}
