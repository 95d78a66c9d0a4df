import { Command, Option } from "commander"
import { addSettings } from "../config/flags.ts"
import { sections } from "../config/sections.ts"
import { ExitCode } from "../exit-code.ts"

interface DoctorOptions {
  readonly public?: boolean
  readonly json?: boolean
}

/** `serac doctor` */
export function doctorCommand(): Command {
  const command = new Command("doctor")
    .description("Examine what this configuration needs: versions, ports, disk, memory, clock, nodes, database.")
    .addOption(
      new Option("--public", "examine as well what anybody on the internet could do: keys, limits, proxies, URLs, TLS"),
    )
    .addOption(new Option("--json", "print JSON: an array of findings"))
    .addHelpText(
      "after",
      `
Each node is asked which chain it has, how far it is, and which methods and how much history it has. Nothing is changed.
Run it before the first start, with the configuration of the commands that run, and when something is odd.

Exit code: 0 when no finding is a problem, 1 otherwise.

Examples:
  serac doctor --rpc http://127.0.0.1:9650/ext/bc/C/rpc
  serac doctor --public
  serac doctor --json | jq '.[] | select(.level != "ok")'`,
    )
  const read = addSettings(command, Object.keys(sections))
  return command.action(async ({ public: isPublic = false, json }: DoctorOptions) => {
    const [{ loadHere }, { examine }, { doctorWords }] = await Promise.all([
      import("../config/load-here.ts"),
      import("../doctor/examine.ts"),
      import("../doctor/doctor-words.ts"),
    ])
    const findings = await examine(loadHere(read()).config, { isPublic })
    console.log(json ? JSON.stringify(findings, null, 2) : doctorWords(findings))
    if (findings.some(({ level }) => level === "problem")) throw new ExitCode(1)
  })
}
