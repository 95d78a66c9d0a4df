import { Command, InvalidArgumentError, Option } from "commander"
import { addSettings } from "../config/flags.ts"
import { membersUsedBy } from "../config/sections.ts"
import { ExitCode } from "../exit-code.ts"
import { requireNode } from "../node-version.ts"

interface VerifyCommandOptions {
  readonly sample: number
  readonly all?: boolean
  readonly json?: boolean
}

const defaultSample = 1000

/** `serac verify` */
export function verifyCommand(): Command {
  const command = new Command("verify")
    .description("Check stored data against itself and against the nodes.")
    .addOption(
      new Option("--sample <number>", "blocks and addresses per chain to compare with its nodes")
        .argParser(parseSample)
        .default(defaultSample),
    )
    .addOption(new Option("--all", "compare all blocks and addresses").conflicts("sample"))
    .addOption(new Option("--json", "print JSON with everything that was found"))
    .addHelpText(
      "after",
      `
Checks every row for contradictions: gaps, parents, counters, lists, balances. Compares blocks with their transactions and
transfers with the nodes; of a primary network also validators, delegators, L1 validators with their balances, and UTXO
sets. Differences are compared again after some seconds, so that new blocks do not count as differences.

It only reads, and works while an indexer runs. Validators and UTXO sets are compared as of the node's latest block, which
needs an indexer that keeps up. Use the same configuration as the commands that run.

Exit codes: 0 no difference, 1 a difference, 2 something could not be compared, for example because a node does not answer.

Examples:
  serac verify --rpc http://127.0.0.1:8545
  serac verify --node http://127.0.0.1:9650 --all
  serac verify --json | jq '.subjects[] | { subject, differences, inconsistencies }'`,
    )
  const read = addSettings(command, [...membersUsedBy("storage"), "genesis"])
  return command.action(async ({ sample, all, json }: VerifyCommandOptions) => {
    requireNode("verify")
    const [{ loadHere }, { verify }, { verifyWords, exitCodeOf }, { progressLine }, { untilInterrupted }] =
      await Promise.all([
        import("../config/load-here.ts"),
        import("../verify/verify.ts"),
        import("../verify/verify-words.ts"),
        import("../verify/progress-line.ts"),
        import("../operations/until-interrupted.ts"),
      ])
    const { config } = loadHere(read())
    const progress = progressLine(process.stderr)
    try {
      const report = await untilInterrupted(
        (signal) => verify(config, { sample: all ? undefined : sample, signal, onProgress: progress.show }),
        "stopped",
      )
      progress.clear()
      console.log(json ? JSON.stringify(report, null, 2) : verifyWords(report))
      const code = exitCodeOf(report)
      if (code !== 0) throw new ExitCode(code)
    } finally {
      progress.clear()
    }
  })
}

function parseSample(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError("It must be an integer from 0 to 999999999.")
}
