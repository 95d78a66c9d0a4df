/** The superuser of the clusters that are made here. */
export const user = "postgres"

/** For spawn: the current folder may be closed to the account, and PG* variables are for clients of another server. */
export const processOptions = (cwd: string) => ({
  cwd,
  env: { LC_ALL: "C", TZ: "UTC", PATH: process.env.PATH ?? "" },
  stdio: ["ignore", "ignore", "pipe"] as ["ignore", "ignore", "pipe"],
  windowsHide: true,
})
