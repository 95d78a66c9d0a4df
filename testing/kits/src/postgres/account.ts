import { readFileSync } from "node:fs"

/** An operating-system account, by its numeric ids. */
export interface SystemAccount {
  readonly uid: number
  readonly gid: number
}

const unprivileged = ["nobody", "postgres"]

/**
 * The account that PostgreSQL must run as; undefined if it can run as the current user.
 * It refuses to run as root, and requires an account that has a name.
 */
export function serverAccount(uid = process.getuid?.(), passwd = readPasswd): SystemAccount | undefined {
  if (uid !== 0) return undefined
  const lines = passwd()
    .split("\n")
    .map((line) => line.split(":"))
  for (const name of unprivileged) {
    const [, , user, group] = lines.find(([account]) => account === name) ?? []
    // Account ids are unsigned; macOS writes that of "nobody" as -2.
    if (user && group) return { uid: Number(user) >>> 0, gid: Number(group) >>> 0 }
  }
  throw new Error(
    `PostgreSQL does not run as root, and /etc/passwd has no account ${unprivileged.join(" or ")} for it. ` +
      "Run the tests as a normal user, or name a server in SERAC_TEST_POSTGRES.",
  )
}

const readPasswd = (): string => readFileSync("/etc/passwd", "utf8")
