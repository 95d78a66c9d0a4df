/** The oldest Node.js version with a suitable embedded database. */
const needed = [24, 15] as const

/** Throws an error with advice on a Node.js without a stable `node:sqlite`. */
export function requireNode(command: string, version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return
  throw new Error(
    `serac ${command} needs Node ${needed.join(".")} or newer, for its built-in SQLite; this is Node ${version}. ` +
      "mock, proxy and generate work with this version too.",
  )
}
