import { chown, cp, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import type { SystemAccount } from "./account.ts"

/** The connection string with which a standby connects to its primary. */
export const connectionInfo = ({ hostname, port, username, password }: URL): string =>
  `host=${hostname} port=${port} user=${username} password=${password}`

/**
 * Copies the data of a server on this machine for a standby, like pg_basebackup does over the network.
 *
 * Throws an Error if a file is removed during the copy, so nothing may be dropped in the meantime.
 */
export async function copyCluster(primary: string, data: string, account: SystemAccount | undefined): Promise<void> {
  const client = new pg.Client({ connectionString: primary })
  await client.connect()
  try {
    const { rows } = await client.query(
      "SELECT current_setting('data_directory') AS folder FROM pg_backup_start('standby', true)",
    )
    await cp(rows[0].folder, data, { recursive: true, filter: (path) => !/postmaster\.(pid|opts)$/.test(path) })
    const { rows: labels } = await client.query("SELECT labelfile FROM pg_backup_stop(false)")
    await writeFile(join(data, "backup_label"), labels[0].labelfile)
    await writeFile(join(data, "standby.signal"), "")
  } finally {
    await client.end()
  }
  if (account !== undefined) await give(data, account)
}

async function give(folder: string, account: SystemAccount): Promise<void> {
  await chown(folder, account.uid, account.gid)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chown(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
}
