import { Command, Option } from "commander"
import { addSettings } from "../config/flags.ts"
import { sections } from "../config/sections.ts"
import { textTable } from "../table.ts"

interface ConfigOptions {
  readonly json?: boolean
}

/** `serac config` */
export function configCommand(): Command {
  const command = new Command("config")
    .description("Show every setting, its value, and where the value comes from.")
    .addOption(new Option("--json", "print JSON in the format of serac.json"))
    .addHelpText(
      "after",
      `
Precedence, lowest first: default, serac.json, environment, flag. Of URLs that may contain a secret, only the host is shown.

Examples:
  serac config                                    the settings in effect here
  SERAC_DATA_SERVICE_PORT=9000 serac config       the table lists the variable of each setting`,
    )
  const read = addSettings(command, Object.keys(sections))
  return command.action(async ({ json }: ConfigOptions) => {
    const [{ loadHere }, { redactConfig }, { listSettings }] = await Promise.all([
      import("../config/load-here.ts"),
      import("../config/redact.ts"),
      import("../config/list-settings.ts"),
    ])
    const loaded = loadHere(read())
    if (json) console.log(JSON.stringify(redactConfig(loaded.config), null, 2))
    else console.log(textTable([["SETTING", "VALUE", "FROM", "VARIABLE", "FLAG"], ...listSettings(loaded)], true))
  })
}
