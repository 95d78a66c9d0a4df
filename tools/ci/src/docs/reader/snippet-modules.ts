import { registerHooks } from "node:module"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

interface SnippetSource {
  readonly code: string
  /** Folders whose packages it may import, the first of them also for relative names. */
  readonly folders: readonly string[]
}

const scheme = "snippet:"
const sources = new Map<string, SnippetSource>()
let snippetCount = 0

/** Lets this process import modules that are in no file. */
export function serveSnippets(): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith(scheme)) return { url: specifier, format: "module-typescript", shortCircuit: true }
      const source = sources.get(context.parentURL ?? "")
      if (source === undefined) return next(specifier, context)
      let reason: unknown
      for (const folder of source.folders)
        try {
          return next(specifier, { ...context, parentURL: String(pathToFileURL(join(folder, "snippet.mts"))) })
        } catch (error) {
          reason ??= error
        }
      throw reason
    },
    load(url, context, next) {
      const source = sources.get(url)
      if (source === undefined) return next(url, context)
      return { format: "module-typescript", source: source.code, shortCircuit: true }
    },
  })
}

/**
 * Runs a module; each run is its own.
 *
 * @param name - what errors call it
 * @returns what it exports
 */
export async function importSnippet(name: string, source: SnippetSource): Promise<Readonly<Record<string, unknown>>> {
  snippetCount += 1
  const url = `${scheme}${name}?${snippetCount}`
  sources.set(url, source)
  return (await import(url)) as Record<string, unknown>
}
