import type { ResolveHookSync } from "node:module"

/**
 * Resolves the modules of a workspace like Node, but without repeated file system access. Sources import each other by complete
 * relative paths, without links; a package's dependencies are the same for all of its files.
 *
 * @param root - URL of the workspace, with a trailing slash
 */
export function workspaceResolver(root: string): ResolveHookSync {
  const found = new Map<string, ReturnType<ResolveHookSync>>()

  /** The source folder that contains a module; undefined for modules outside of the workspace. */
  const sourcesOf = (url: string | undefined) => {
    if (!url?.startsWith(root) || !url.endsWith(".ts") || url.includes("/node_modules/", root.length)) return undefined
    const end = url.lastIndexOf("/src/")
    return end < root.length ? undefined : url.slice(0, end)
  }

  return (specifier, context, next) => {
    const { parentURL, conditions, importAttributes } = context
    const sources = sourcesOf(parentURL)
    const isAsked = sources === undefined || !conditions.includes("import") || Object.keys(importAttributes).length > 0
    if (isAsked || specifier.startsWith("node:")) return next(specifier, context)
    if (specifier.startsWith("."))
      return specifier.endsWith(".ts")
        ? { url: new URL(specifier, parentURL).href, format: "module-typescript", shortCircuit: true }
        : next(specifier, context)
    const key = `${specifier} ${sources}`
    const resolved = found.get(key) ?? next(specifier, context)
    found.set(key, resolved)
    return { ...resolved, shortCircuit: true }
  }
}
