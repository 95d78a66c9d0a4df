import type { Command } from "commander"
import { storeCommand } from "../operations/store-command.ts"

/** `serac restore` */
export function restoreCommand(): Command {
  const { command, load } = storeCommand(
    "restore",
    "Put a backup into an empty data directory or database.",
    `
Files are compared with their digests first, and brought to this version's tables. Nothing is there until all of it is.
serac up and index must not run there meanwhile; start serac serve again afterwards.

Examples:
  serac restore backups/monday
  serac restore backups/monday --data-directory /var/lib/serac --replace
  serac restore backups/monday --store postgres://user@127.0.0.1/serac`,
  )
  return command
    .argument("<folder>", "what serac backup made")
    .option("--replace", "delete what is stored there")
    .action(async (folder: string, { replace = false }: { readonly replace?: boolean }) => {
      const { config, location } = await load()
      const [
        { restoreStore },
        { progressOnStderr },
        { untilTold },
        { stopFirst },
        { manifestWords },
        { lockDirectory },
      ] = await Promise.all([
        import("@serac/store"),
        import("../operations/progress-line.ts"),
        import("../operations/told-to-stop.ts"),
        import("../operations/stop-first.ts"),
        import("../operations/manifest-words.ts"),
        import("../directory/lock.ts"),
      ])
      const lock = location.kind === "sqlite" ? lockDirectory(config.dataDirectory) : undefined
      const line = progressOnStderr()
      try {
        const manifest = await untilTold((signal) =>
          stopFirst(() =>
            restoreStore(location, folder, { replace, signal, onProgress: line.update }).finally(line.end),
          ),
        )
        console.log(`restored ${folder}:\n${manifestWords(manifest)}`)
      } finally {
        lock?.release()
      }
    })
}
