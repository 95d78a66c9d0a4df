/** The superuser of the clusters created here. */
export const user = "postgres"

/** Options for spawn: the account may not have access to the current folder, and PG* variables are for clients of other servers. */
export const processOptions = (cwd: string) => ({
  cwd,
  env: { LC_ALL: "C", TZ: "UTC", PATH: process.env.PATH ?? "" },
  stdio: ["ignore", "ignore", "pipe"] as ["ignore", "ignore", "pipe"],
  windowsHide: true,
})
