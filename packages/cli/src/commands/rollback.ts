import { type Command, InvalidArgumentError, Option } from "commander"
import { storeCommand } from "../operations/store-command.ts"
import { chainOption } from "./reset.ts"

interface RollbackOptions {
  readonly chain: string
  readonly to: number
  readonly yes?: boolean
}

/** `serac rollback` */
export function rollbackCommand(): Command {
  const { command, load } = storeCommand(
    "rollback",
    "Undo the last blocks of an EVM chain, so that they are indexed again.",
    `
Indexers do this by themselves when a node replaces blocks. Blocks can be undone down to indexer.reorgDepth blocks below the
node's head, but not below settled blocks; to go deeper, use serac reset. Stop the indexer of the chain first.

Examples:
  serac rollback --chain 43114 --to 61000000
  serac rollback --chain 43114 --to 61000000 --yes --store postgres://user@127.0.0.1/serac`,
  )
  return command
    .addOption(chainOption().makeOptionMandatory())
    .addOption(new Option("--to <number>", "last block to keep").argParser(parseBlockNumber).makeOptionMandatory())
    .option("-y, --yes", "do not ask for confirmation")
    .action(async (options: RollbackOptions) => {
      const { location } = await load()
      const { rollBack } = await import("../operations/roll-back.ts")
      await rollBack(location, options)
    })
}

function parseBlockNumber(text: string): number {
  const number = Number(text)
  if (/^\d{1,16}$/.test(text) && Number.isSafeInteger(number)) return number
  throw new InvalidArgumentError("It must be a block number.")
}
