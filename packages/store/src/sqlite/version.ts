import { StoreVersionError } from "../errors.ts"

// SQLite 3.7.0 to 3.51.2 may corrupt a database with a write-ahead log that several connections use.
const lowestVersion = [3, 51, 3] as const

/** Throws {@link StoreVersionError} for a version of SQLite that may corrupt a database with several connections. */
export function assertSqliteVersion(version: string | undefined = process.versions.sqlite): void {
  const parts = (version ?? "0").split(".").map(Number)
  for (const [at, least] of lowestVersion.entries()) {
    const part = parts[at] ?? 0
    if (part > least) return
    if (part < least) {
      throw new StoreVersionError(
        `This Node.js carries SQLite ${version}; the store needs ${lowestVersion.join(".")} or newer. Node.js 24.15 has it.`,
      )
    }
  }
}
