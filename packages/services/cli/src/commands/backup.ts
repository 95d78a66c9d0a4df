import type { Command } from "commander"
import { storeCommand } from "../operations/store-command.ts"

/** `serac backup` */
export function backupCommand(): Command {
  const { command, load } = storeCommand(
    "backup",
    "Copy all that is indexed into a new folder, while it is being indexed and served.",
    `
Of the embedded database it copies every file as it is at one moment and checks the copy; of PostgreSQL every table, in one
snapshot. The folder gets its name when it is whole and on the disk, with a manifest.json that says how far each chain is.
It needs as much room as the data; an archive of it is one for tar.

Examples:
  serac backup backups/monday
  serac backup /mnt/backups/monday --data-directory /var/lib/serac
  serac backup backups/monday --store postgres://user@127.0.0.1/serac`,
  )
  return command.argument("<folder>", "the folder to make").action(async (folder: string) => {
    const { location } = await load()
    const [{ backUpStore }, { progressOnStderr }, { untilTold }, { manifestWords }] = await Promise.all([
      import("@serac/store"),
      import("../operations/progress-line.ts"),
      import("../operations/told-to-stop.ts"),
      import("../operations/manifest-words.ts"),
    ])
    const line = progressOnStderr()
    const manifest = await untilTold((signal) =>
      backUpStore(location, folder, { signal, onProgress: line.update }).finally(line.end),
    )
    console.log(`${manifestWords(manifest)} in ${folder}`)
  })
}
