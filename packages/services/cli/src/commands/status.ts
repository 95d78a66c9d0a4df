import { Command, Option } from "commander"
import { addSettings, settingGroups } from "../config/flags.ts"
import { requireNode } from "../node-version.ts"

interface StatusOptions {
  readonly json?: boolean
}

/** `serac status` */
export function statusCommand(): Command {
  const command = new Command("status")
    .description("Say how far each chain is indexed, what runs, where, and how large it is.")
    .addOption(new Option("--json", "for programs: times in Unix seconds, sizes in bytes"))
    .addHelpText(
      "after",
      `
It asks the nodes and the services, changes nothing, and works whether anything runs or not. Give it the configuration
of the commands that run.

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
