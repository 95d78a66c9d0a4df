import { git, zeroSeparated } from "./git.ts"

const sourcePattern = /^(?:packages\/(?:clients|integrations)|packages|testing|tools)\/[^/]+\/src\/.*\.ts$/
const noSource = /\.test\.ts$|\.test-d\.ts$|\.d\.ts$|\/generated\/|\/fixtures\//

/** Whether a file of the workspace is code under test. */
export const isSource = (file: string): boolean => sourcePattern.test(file) && !noSource.test(file)

/**
 * The sources that differ from a commit: changes committed since then, uncommitted changes, and untracked files.
 *
 * @throws Error with git's message when there is no such commit
 */
export function changedFiles(root: string, since: string): readonly string[] {
  const changed = zeroSeparated(git(root, "diff", "-z", "--name-only", "--no-renames", "--diff-filter=d", since, "--"))
  const unknown = zeroSeparated(git(root, "ls-files", "-z", "--others", "--exclude-standard"))
  return [...new Set([...changed, ...unknown])].filter(isSource).sort()
}

/**
 * The given sources, and the sources in given folders.
 *
 * @param named relative to the root
 * @throws Error naming a path that is neither a source nor a folder with one
 */
export function namedSources(root: string, named: readonly string[]): readonly string[] {
  const tracked = zeroSeparated(git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"))
  const sources = [...new Set(tracked)].filter(isSource).sort()
  const found = named.map((name) => sources.filter((source) => source === name || source.startsWith(`${name}/`)))
  const none = found.findIndex((files) => files.length === 0)
  if (none >= 0) throw new Error(`${named[none]} is no source of a package`)
  return [...new Set(found.flat())].sort()
}

/**
 * The merge base of the branch and main; on main the commit before the last one.
 *
 * @throws Error with git's message when there is no main.
 */
export function defaultBase(root: string): string {
  const head = git(root, "rev-parse", "HEAD").trim()
  const base = git(root, "merge-base", "main", "HEAD").trim()
  return base === head ? "HEAD~1" : base
}
