import { Command, Option } from "commander"
import { addSettings, settingGroups } from "../config/flags.ts"
import { table } from "../table.ts"

interface ConfigOptions {
  readonly json?: boolean
}

/** `serac config` */
export function configCommand(): Command {
  const command = new Command("config")
    .description("Show what the other commands would work with: every setting, its value, and where that is from.")
    .addOption(new Option("--json", "as JSON, in the form of serac.json"))
    .addHelpText(
      "after",
      `
The later wins, setting by setting: default, serac.json, environment, flag. Of URLs that may hold a secret only the host
is shown.

Examples:
  serac config                                    what counts here
  SERAC_DATA_SERVICE_PORT=9000 serac config       a setting's variable is listed beside it`,
    )
  const read = addSettings(command, Object.values(settingGroups).flat())
  return command.action(async ({ json }: ConfigOptions) => {
    const [{ loadHere }, { redactConfig }, { listSettings }] = await Promise.all([
      import("../config/load-here.ts"),
      import("../config/redact.ts"),
      import("../config/list-settings.ts"),
    ])
    const loaded = loadHere(read())
    if (json) console.log(JSON.stringify(redactConfig(loaded.config), null, 2))
    else console.log(table([["SETTING", "VALUE", "FROM", "VARIABLE", "FLAG"], ...listSettings(loaded)]))
  })
}
