import { Command, InvalidArgumentError, Option } from "commander"
import type { ArchiveCommandOptions } from "../archive/run-archive.ts"
import type { Config } from "../config/config.ts"
import { addSettings } from "../config/flags.ts"
import { membersUsedBy } from "../config/sections.ts"
import { requireNode } from "../node-version.ts"
import { pieceChainOption } from "./piece-chain.ts"

const placeWords = "folder, or s3://bucket/prefix"

/** `serac archive` */
export function archiveCommand(): Command {
  return new Command("archive")
    .description("List, verify, copy and prune pieces of chains' history in folders and S3 buckets.")
    .addHelpText(
      "after",
      `
The pieces are written by serac fetch, and stored by serac index --from-archive. A piece that is torn, damaged, foreign, reordered,
stale, too large or false is refused with that name.

Examples:
  serac archive list ./pieces
  serac archive verify s3://history/c-chain --s3-region eu-central-1
  serac archive copy ./pieces s3://history/c-chain
  serac archive prune ./pieces --before 50000000 --dry-run`,
    )
    .addCommand(listCommand())
    .addCommand(verifyCommand())
    .addCommand(copyCommand())
    .addCommand(pruneCommand())
}

function listCommand(): Command {
  const { command, load } = archiveSubcommand("list", "List the chains of an archive, with their blocks and gaps.")
  return command
    .argument("<place>", placeWords)
    .addOption(new Option("--json", "print JSON: each piece with its hashes and its digest"))
    .action(async (place: string, options: ArchiveCommandOptions) => {
      const { config, run } = await load()
      await run.listArchive(config, place, options)
    })
}

function verifyCommand(): Command {
  const { command, load } = archiveSubcommand(
    "verify",
    "Verify all pieces: digests, links, and everything in their blocks, with the signer of every transaction.",
  )
  return command.argument("<place>", placeWords).action(async (place: string, options: ArchiveCommandOptions) => {
    const { config, run } = await load()
    await run.verifyArchive(config, place, options)
  })
}

function copyCommand(): Command {
  const { command, load } = archiveSubcommand("copy", "Copy pieces that another place lacks, and check their digests.")
  return command
    .argument("<from>", placeWords)
    .argument("<to>", placeWords)
    .action(async (from: string, to: string, options: ArchiveCommandOptions) => {
      const { config, run } = await load()
      await run.copyArchive(config, from, to, options)
    })
}

function pruneCommand(): Command {
  const { command, load } = archiveSubcommand("prune", "Remove pieces whose blocks are all in others, and early ones.")
  return command
    .argument("<place>", placeWords)
    .addOption(
      new Option("--before <block>", "remove also the pieces that end before this block").argParser((text) => {
        if (/^\d{1,12}$/.test(text)) return Number(text)
        throw new InvalidArgumentError("It must be a block number.")
      }),
    )
    .addOption(new Option("--dry-run", "print the keys of the pieces and remove nothing"))
    .option("-y, --yes", "do not ask for confirmation")
    .action(async (place: string, options: ArchiveCommandOptions & { readonly before?: number }) => {
      const { config, run } = await load()
      await run.pruneArchive(config, place, options)
    })
}

/** Creates a command that works on an archive. */
function archiveSubcommand(name: string, description: string) {
  const command = new Command(name).description(description).addOption(pieceChainOption())
  const read = addSettings(command, membersUsedBy("archive"))
  const load = async (): Promise<{ config: Config; run: typeof import("../archive/run-archive.ts") }> => {
    requireNode(`archive ${name}`)
    const [{ loadHere }, run] = await Promise.all([
      import("../config/load-here.ts"),
      import("../archive/run-archive.ts"),
    ])
    return { config: loadHere(read()).config, run }
  }
  return { command, load }
}
