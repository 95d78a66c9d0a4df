import type { ResolveHookSync } from "node:module"

/**
 * Finds the modules of a workspace as Node does, without asking the disk again for what is known. Sources name each other by whole
 * relative paths, behind which there are no links; what a package depends on is the same for all of its files.
 *
 * @param root - URL of the workspace, with a slash at its end
 */
export function workspaceResolver(root: string): ResolveHookSync {
  const found = new Map<string, ReturnType<ResolveHookSync>>()

  /** The folder of sources that a module is in; undefined for what is not of the workspace. */
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
