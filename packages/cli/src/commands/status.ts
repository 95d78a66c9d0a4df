import { Command, Option } from "commander"
import { addSettings } from "../config/flags.ts"
import { membersUsedBy } from "../config/sections.ts"
import { ExitCode } from "../exit-code.ts"
import { requireNode } from "../node-version.ts"

interface StatusOptions {
  readonly json?: boolean
}

/** `serac status` */
export function statusCommand(): Command {
  const command = new Command("status")
    .description("Show the progress of each chain, what is running, where, and how much is stored.")
    .addOption(new Option("--json", "print JSON: times in Unix seconds, sizes in bytes"))
    .addHelpText(
      "after",
      `
It asks the nodes and the services, changes nothing, and works whether or not anything is running. Use the same
configuration as the commands that run.

Exit code: 0 when all is well. 1 when something is wrong, which the last lines say: a node or a service does not
answer, the store cannot be read, an indexer is stopped, stuck, paused or retrying, a chain has stored no block for 60
seconds though its node has more, or is further behind its node than --max-lag, blocks are in quarantine, or something
differs from the node.

Examples:
  serac status
  serac status --json | jq '.chains[] | { chainId, lag }'
  serac status --max-lag 60 > /dev/null || echo "look at serac status"
  serac status --data-directory /var/lib/serac`,
    )
  const read = addSettings(command, [...membersUsedBy("storage"), "dataService", "metricsService", "maxLag"])
  return command.action(async ({ json }: StatusOptions) => {
    requireNode("status")
    const [{ loadHere }, { readStatus }, { statusWords }] = await Promise.all([
      import("../config/load-here.ts"),
      import("../status/read-status.ts"),
      import("../status/status-words.ts"),
    ])
    const status = await readStatus(loadHere(read()).config)
    console.log(json ? JSON.stringify(status, null, 2) : statusWords(status, Date.now() / 1000))
    if (status.problems.length > 0) throw new ExitCode(1)
  })
}
