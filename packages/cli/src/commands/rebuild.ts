import type { Command } from "commander"
import { storeCommand } from "../operations/store-command.ts"
import { chainOption } from "./reset.ts"

/** `serac rebuild` */
export function rebuildCommand(): Command {
  const { command, load } = storeCommand(
    "rebuild",
    "Make the rows and lists of an EVM chain again from its archive, without a node.",
    `
The archive has what nodes answered about each block. Use this when the rows of a chain are damaged, or when a version that reads
blocks differently says so. The chain is served meanwhile, except internal transactions and the lists that are being made.
Metadata of contracts and tokens is kept. Stop the indexer of the chain first.

It can be stopped at any time: run it again and it continues, or start the indexer, which then does the rest. It is refused if
the archive has no block 0, lacks blocks, or is damaged; use serac reset to index the chain again.

Examples:
  serac rebuild --chain 43114
  serac rebuild --chain 43114 --store postgres://user@127.0.0.1/serac`,
  )
  return command
    .addOption(chainOption().makeOptionMandatory())
    .action(async ({ chain }: { readonly chain: string }) => {
      const { location } = await load()
      const { rebuild } = await import("../operations/rebuild.ts")
      await rebuild(location, chain)
    })
}
