import { Command, Option } from "commander"
import { addSettings, settingGroups } from "../config/flags.ts"
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

Examples:
  serac status
  serac status --json | jq '.chains[] | { chainId, lag }'
  serac status --data-directory /var/lib/serac`,
    )
  const read = addSettings(command, [...settingGroups.storage, "dataService", "metricsService"])
  return command.action(async ({ json }: StatusOptions) => {
    requireNode("status")
    const [{ loadHere }, { readStatus }, { statusWords }] = await Promise.all([
      import("../config/load-here.ts"),
      import("../status/read-status.ts"),
      import("../status/status-words.ts"),
    ])
    const status = await readStatus(loadHere(read()).config)
    console.log(json ? JSON.stringify(status, null, 2) : statusWords(status, Date.now() / 1000))
  })
}
