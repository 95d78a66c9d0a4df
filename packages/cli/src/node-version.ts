/** The oldest Node whose embedded database is fit for data. */
const needed = [24, 15] as const

/** Throws, in words that say what to do, on a Node without a stable `node:sqlite`. */
export function requireNode(command: string, version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return
  throw new Error(
    `serac ${command} needs Node ${needed.join(".")} or newer, for its built-in SQLite; this is Node ${version}. ` +
      "mock, proxy and generate work with this version too.",
  )
}
