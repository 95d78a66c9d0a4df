import type { Command } from "commander"
import { storeCommand } from "../operations/store-command.ts"

interface MigrateOptions {
  readonly dryRun?: boolean
  readonly json?: boolean
}

/** `serac migrate` */
export function migrateCommand(): Command {
  const { command, load } = storeCommand(
    "migrate",
    "Migrate the tables of an older version to this one, or show what that would do.",
    `
serac up and index migrate when they start, and serac serve does where no indexer runs. Use this command to plan a migration
or to run it separately. Each step is one transaction; an interrupted step is repeated. Stop the indexers first.

Examples:
  serac migrate --dry-run
  serac migrate --dry-run --json | jq '.places[].steps'
  serac migrate --data-directory /var/lib/serac
  serac migrate --store postgres://user@127.0.0.1/serac`,
  )
  return command
    .option("--dry-run", "show what would be done, and change nothing")
    .option("--json", "print the plan as JSON: sizes in bytes")
    .action(async ({ dryRun = false, json = false }: MigrateOptions) => {
      const { location } = await load()
      const [
        { migrateStore, planMigration },
        { planWords },
        { progressOnStderr },
        { stopFirst },
        { undistributedTables },
      ] = await Promise.all([
        import("@serac/store"),
        import("../operations/plan-words.ts"),
        import("../operations/progress-line.ts"),
        import("../operations/stop-first.ts"),
        import("../operations/undistributed-tables.ts"),
      ])
      const plan = await planMigration(location)
      console.log(json ? JSON.stringify(plan, null, 2) : planWords(plan))
      if (dryRun) return
      const line = progressOnStderr()
      const { places } = await stopFirst(() => migrateStore(location, { onProgress: line.update }).finally(line.end))
      if (!json && places.some(({ steps }) => steps.length > 0)) console.log("done")
      const advice = await undistributedTables(location)
      if (advice !== undefined) console.error(advice)
    })
}
