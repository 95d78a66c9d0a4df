import type { Command } from "commander"
import { storeCommand } from "../operations/store-command.ts"

/** `serac migrate` */
export function migrateCommand(): Command {
  const { command, load } = storeCommand(
    "migrate",
    "Bring the tables of an older version up to date, or say what that would do.",
    `
serac up and index do so when they start, and serac serve where no indexer runs. By itself it is for knowing beforehand: each
step is a transaction, so that one that is interrupted is taken again. Indexers must be stopped.

Examples:
  serac migrate --dry-run
  serac migrate --data-directory /var/lib/serac
  serac migrate --store postgres://user@127.0.0.1/serac`,
  )
  return command
    .option("--dry-run", "say what would be done, and do nothing")
    .action(async ({ dryRun = false }: { readonly dryRun?: boolean }) => {
      const { location } = await load()
      const [{ migrateStore, planMigration }, { planWords }, { progressOnStderr }, { stopFirst }] = await Promise.all([
        import("@serac/store"),
        import("../operations/plan-words.ts"),
        import("../operations/progress-line.ts"),
        import("../operations/stop-first.ts"),
      ])
      console.log(planWords(await planMigration(location)))
      if (dryRun) return
      const line = progressOnStderr()
      const { places } = await stopFirst(() => migrateStore(location, { onProgress: line.update }).finally(line.end))
      if (places.some(({ steps }) => steps.length > 0)) console.log("done")
    })
}
