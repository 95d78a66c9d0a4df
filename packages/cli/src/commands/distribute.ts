import type { Command } from "commander"
import { storeCommand } from "../operations/store-command.ts"

interface DistributeOptions {
  readonly check?: boolean
  readonly json?: boolean
}

/** `serac distribute` */
export function distributeCommand(): Command {
  const { command, load } = storeCommand(
    "distribute",
    "Distribute the tables of a PostgreSQL store over the workers of Citus, by chain, or show which are.",
    `
All rows of a chain, or of a primary network, are in one shard of each table, so a page asks one worker. Rows that are
stored already move with their table. Repeat it after serac migrate has made new tables, and after serac restore. Stop
the indexers first; the extension must be in the database, here and on each worker.

Examples:
  serac distribute --store postgres://serac@127.0.0.1/serac
  serac distribute --check --store postgres://serac@127.0.0.1/serac`,
  )
  return command
    .option("--check", "change nothing, and exit with 1 if a table is not distributed")
    .option("--json", "print the layout as JSON: sizes in bytes")
    .action(async ({ check = false, json = false }: DistributeOptions) => {
      const { location } = await load()
      const [{ distributeStore, readDistribution }, { distributionWords }, { progressOnStderr }, { stopFirst }] =
        await Promise.all([
          import("@serac/store"),
          import("../operations/distribution-words.ts"),
          import("../operations/progress-line.ts"),
          import("../operations/stop-first.ts"),
        ])
      const line = progressOnStderr()
      const layout = check
        ? await readDistribution(location)
        : await stopFirst(() => distributeStore(location, { onProgress: line.update }).finally(line.end))
      console.log(json ? JSON.stringify(layout, null, 2) : distributionWords(layout))
      if (layout.tables.some(({ isDistributed }) => !isDistributed)) process.exitCode = 1
    })
}
