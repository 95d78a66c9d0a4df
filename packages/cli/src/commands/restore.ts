import type { Command } from "commander"
import { storeCommand } from "../operations/store-command.ts"

/** `serac restore` */
export function restoreCommand(): Command {
  const { command, load } = storeCommand(
    "restore",
    "Put a backup into an empty data directory or database.",
    `
The files are checked against their digests first, then migrated to the tables of this version. The restored data appears
only when it is complete. Stop serac up and index there first; restart serac serve afterwards.

Examples:
  serac restore backups/monday
  serac restore backups/monday --data-directory /var/lib/serac --replace
  serac restore backups/monday --store postgres://user@127.0.0.1/serac`,
  )
  return command
    .argument("<folder>", "folder that serac backup created")
    .option("--replace", "delete the data that is there")
    .action(async (folder: string, { replace = false }: { readonly replace?: boolean }) => {
      const { config, location } = await load()
      const [
        { restoreStore },
        { progressOnStderr },
        { untilInterrupted },
        { stopFirst },
        { manifestWords },
        { lockDirectory },
        { undistributedTables },
      ] = await Promise.all([
        import("@serac/store"),
        import("../operations/progress-line.ts"),
        import("../operations/until-interrupted.ts"),
        import("../operations/stop-first.ts"),
        import("../operations/manifest-words.ts"),
        import("../directory/lock.ts"),
        import("../operations/undistributed-tables.ts"),
      ])
      const lock = location.kind === "sqlite" ? lockDirectory(config.dataDirectory) : undefined
      const line = progressOnStderr()
      try {
        const manifest = await untilInterrupted((signal) =>
          stopFirst(() =>
            restoreStore(location, folder, { replace, signal, onProgress: line.update }).finally(line.end),
          ),
        )
        console.log(`restored ${folder}:\n${manifestWords(manifest)}`)
        const advice = await undistributedTables(location)
        if (advice !== undefined) console.error(advice)
      } finally {
        lock?.release()
      }
    })
}
