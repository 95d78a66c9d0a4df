import { registerHooks } from "node:module"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

interface SnippetSource {
  readonly code: string
  /** Folders whose packages the module may import; relative names start at the first folder. */
  readonly folders: readonly string[]
}

const scheme = "snippet:"
const sources = new Map<string, SnippetSource>()
let snippetCount = 0

/** Enables imports of modules that have no file. */
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
 * Runs a module as a new instance.
 *
 * @param name - the module's name in errors
 * @returns the module's exports
 */
export async function importSnippet(name: string, source: SnippetSource): Promise<Readonly<Record<string, unknown>>> {
  snippetCount += 1
  const url = `${scheme}${name}?${snippetCount}`
  sources.set(url, source)
  return (await import(url)) as Record<string, unknown>
}
