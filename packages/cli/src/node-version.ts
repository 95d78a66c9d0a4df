/** A version of Node.js: major and minor. */
type NodeVersion = readonly [number, number]

/** The oldest Node.js that the command runs with. */
const oldest: NodeVersion = [22, 13]

/** The oldest Node.js version with a suitable embedded database. */
const needed: NodeVersion = [24, 15]

/** The message for a Node.js with which no command runs; undefined for any newer one. */
export function refusalOfNode(version = process.versions.node): string | undefined {
  if (isAtLeast(version, oldest)) return undefined
  return `serac needs Node ${oldest.join(".")} or newer, and ${needed.join(".")} or newer to index and serve; this is Node ${version}.`
}

/** Throws an error with advice on a Node.js without a stable `node:sqlite`. */
export function requireNode(command: string, version = process.versions.node): void {
  if (isAtLeast(version, needed)) return
  throw new Error(
    `serac ${command} needs Node ${needed.join(".")} or newer, for its built-in SQLite; this is Node ${version}. ` +
      "mock, proxy and generate work with this version too.",
  )
}

function isAtLeast(version: string, [neededMajor, neededMinor]: NodeVersion): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  return major > neededMajor || (major === neededMajor && minor >= neededMinor)
}
