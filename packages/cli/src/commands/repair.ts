import { Command, InvalidArgumentError, Option } from "commander"
import { addSettings } from "../config/flags.ts"
import { membersUsedBy } from "../config/sections.ts"
import { ExitCode } from "../exit-code.ts"
import { requireNode } from "../node-version.ts"
import { parseChainId } from "./reset.ts"

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
    .description("Correct stored blocks of a chain in place, from a node or from the archive.")
    .addOption(
      new Option("--chain <id>", "ID of an EVM chain; P, X or C for the primary network")
        .argParser((text) => (/^[PXC]$/.test(text) ? text : parseChainId(text)))
        .makeOptionMandatory(),
    )
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
EVM chains: compares stored blocks at any depth with a node or the archive, and replaces what is false: blocks, transactions, transfers, internal
transactions, lists, balances, holders, counters, fees and the archive. A block of a node is used only if its hashes confirm it,
senders included. Each piece of at most 64 blocks is one transaction: the command can be stopped at any time.

Without --blocks and --dry-run it also checks what is made of the rows, and makes it again where it is false; lists that are made again
are not served meanwhile.

P, X and C (atomic transactions): rows of the primary network follow from all blocks before them, so the network of --node is indexed
again in the data directory, with all signatures verified, and compared row by row; false rows of all three chains are corrected in
one transaction. It takes the time and the space of indexing the network, and the genesis file if there was one. With --blocks the IDs,
parents and numbers of transactions of these blocks are compared first, and nothing else is done where they are true.

Stop the indexer of the chain first.

Exit codes: 0 all blocks are true now, 1 --dry-run found false blocks or rows, 2 some blocks could not be compared or
repaired.

Examples:
  serac repair --chain 43114 --rpc http://127.0.0.1:9650/ext/bc/C/rpc
  serac repair --chain 43114 --blocks 1000..2000 --from archive
  serac repair --chain 43114 --blocks 1000..2000 --dry-run --json
  serac repair --chain P --node http://127.0.0.1:9650 --genesis genesis.json`,
    )
  const read = addSettings(command, [...membersUsedBy("storage"), "genesis"])
  return command.action(async (options: RepairCommandOptions) => {
    requireNode("repair")
    const { loadHere } = await import("../config/load-here.ts")
    const { config } = loadHere(read())
    const { words, report, code } = /^[PXC]$/.test(options.chain)
      ? await (await import("../repair/repair-primary.ts")).repairPrimary(config, options)
      : await (await import("../repair/repair.ts")).repair(config, options)
    console.log(options.json ? JSON.stringify(report, null, 2) : words)
    if (code !== 0) throw new ExitCode(code)
  })
}

function parseBlocks(text: string): { readonly first: number; readonly last: number } {
  const [, first, last = first] = /^(\d{1,15})(?:\.\.(\d{1,15}))?$/.exec(text) ?? []
  if (first === undefined || Number(first) > Number(last))
    throw new InvalidArgumentError("It must be a block number, or two as in 1000..2000, the lower one first.")
  return { first: Number(first), last: Number(last) }
}
