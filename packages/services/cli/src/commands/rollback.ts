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
Indexers do so by themselves where a node replaces blocks. What is kept for undoing reaches indexer.reorgDepth blocks below
the node's head, and not below blocks that are settled; deeper than that, serac reset is what helps.
The chain's indexer must be stopped.

Examples:
  serac rollback --chain 43114 --to 61000000
  serac rollback --chain 43114 --to 61000000 --yes --store postgres://user@127.0.0.1/serac`,
  )
  return command
    .addOption(chainOption().makeOptionMandatory())
    .addOption(
      new Option("--to <number>", "the last block that stays").argParser(parseBlockNumber).makeOptionMandatory(),
    )
    .option("-y, --yes", "do not ask")
    .action(async (options: RollbackOptions) => {
      const { location } = await load()
      const { rollBack } = await import("../operations/roll-back.ts")
      await rollBack(location, options)
    })
}

function parseBlockNumber(text: string): number {
  const number = Number(text)
  if (/^\d{1,16}$/.test(text) && Number.isSafeInteger(number)) return number
  throw new InvalidArgumentError("It is not a block number.")
}
