import { Command, InvalidArgumentError, Option } from "commander"
import { addSettings } from "../config/flags.ts"
import { membersUsedBy } from "../config/sections.ts"
import { ExitCode } from "../exit-code.ts"
import { requireNode } from "../node-version.ts"
import { chainOption } from "./reset.ts"

interface RepairCommandOptions {
  readonly chain: string
  readonly blocks?: { readonly first: number; readonly last: number }
  readonly from?: "archive" | "node"
  readonly dryRun?: boolean
  readonly json?: boolean
}

/** `serac repair` */
export function repairCommand(): Command {
  const command = new Command("repair")
    .description("Correct stored blocks of an EVM chain in place, from a node or from the archive.")
    .addOption(chainOption().makeOptionMandatory())
    .addOption(new Option("--blocks <A..B>", "first and last block [default: all]").argParser(parseBlocks))
    .addOption(
      new Option("--from <source>", "where true blocks come from [default: node where one is configured]").choices([
        "archive",
        "node",
      ]),
    )
    .addOption(new Option("--dry-run", "report what is false and change nothing"))
    .addOption(new Option("--json", "print JSON with everything that was found"))
    .addHelpText(
      "after",
      `
Compares stored blocks at any depth with a node or the archive, and replaces what is false: blocks, transactions, transfers, internal
transactions, lists, balances, holders, counters, fees and the archive. A block of a node is used only if its hashes confirm it,
senders included. Each piece of at most 64 blocks is one transaction: the command can be stopped at any time.

Without --blocks and --dry-run it also checks what is made of the rows, and makes it again where it is false; lists that are made again
are not served meanwhile. Stop the indexer of the chain first.

Exit codes: 0 all blocks are true now, 1 --dry-run found false blocks, 2 some blocks could not be compared or
repaired.

Examples:
  serac repair --chain 43114 --rpc http://127.0.0.1:9650/ext/bc/C/rpc
  serac repair --chain 43114 --blocks 1000..2000 --from archive
  serac repair --chain 43114 --blocks 1000..2000 --dry-run --json`,
    )
  const read = addSettings(command, [...membersUsedBy("storage")])
  return command.action(async (options: RepairCommandOptions) => {
    requireNode("repair")
    const [{ loadHere }, { repair }, { repairWords, exitCodeOfRepair }] = await Promise.all([
      import("../config/load-here.ts"),
      import("../repair/repair.ts"),
      import("../repair/repair-words.ts"),
    ])
    const { config } = loadHere(read())
    const report = await repair(config, options)
    const isDryRun = options.dryRun === true
    console.log(options.json ? JSON.stringify(report, null, 2) : repairWords(report, isDryRun))
    const code = exitCodeOfRepair(report, isDryRun)
    if (code !== 0) throw new ExitCode(code)
  })
}

function parseBlocks(text: string): { readonly first: number; readonly last: number } {
  const [, first, last = first] = /^(\d{1,15})(?:\.\.(\d{1,15}))?$/.exec(text) ?? []
  if (first === undefined || Number(first) > Number(last))
    throw new InvalidArgumentError("It must be a block number, or two as in 1000..2000, the lower one first.")
  return { first: Number(first), last: Number(last) }
}
