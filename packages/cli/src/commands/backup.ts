import type { Command } from "commander"
import { storeCommand } from "../operations/store-command.ts"

/** `serac backup` */
export function backupCommand(): Command {
  const { command, load } = storeCommand(
    "backup",
    "Copy all indexed data into a new folder, also while indexing and serving.",
    `
Of the embedded database, each file is copied as of one moment and the copy is checked; of PostgreSQL, every table in one
snapshot. The folder has a temporary name until it is complete and flushed to disk; its manifest.json has the head of each
chain. A backup is as large as the data; use tar to make an archive of it.

Examples:
  serac backup backups/monday
  serac backup /mnt/backups/monday --data-directory /var/lib/serac
  serac backup backups/monday --store postgres://user@127.0.0.1/serac`,
  )
  return command.argument("<folder>", "folder to create").action(async (folder: string) => {
    const { location } = await load()
    const [{ backUpStore }, { progressOnStderr }, { untilInterrupted }, { manifestWords }] = await Promise.all([
      import("@serac/store"),
      import("../operations/progress-line.ts"),
      import("../operations/until-interrupted.ts"),
      import("../operations/manifest-words.ts"),
    ])
    const line = progressOnStderr()
    const manifest = await untilInterrupted((signal) =>
      backUpStore(location, folder, { signal, onProgress: line.update }).finally(line.end),
    )
    console.log(`${manifestWords(manifest)} in ${folder}`)
  })
}
