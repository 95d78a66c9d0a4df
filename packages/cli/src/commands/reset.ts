import { type Command, InvalidArgumentError, Option } from "commander"
import { storeCommand } from "../operations/store-command.ts"

interface ResetOptions {
  readonly chain?: string
  readonly network?: number
  readonly yes?: boolean
}

/** `serac reset` */
export function resetCommand(): Command {
  const { command, load } = storeCommand(
    "reset",
    "Delete the indexed data of one chain, so that it is indexed again from its first block.",
    `
Use it when the chain of the node is no longer the one that was indexed: after a reorganization deeper than what can be
undone, or after a test network was restarted from genesis. Stop the indexer of the chain first. Other chains are not changed.

Examples:
  serac reset --chain 43114
  serac reset --chain 43114 --yes --data-directory /var/lib/serac
  serac reset --network 1
      the P-, X- and C-Chain of a primary network; the EVM data of its C-Chain is --chain`,
  )
  return command
    .addOption(chainOption().conflicts("network"))
    .addOption(networkOption())
    .option("-y, --yes", "do not ask for confirmation")
    .action(async (options: ResetOptions) => {
      const { location } = await load()
      const { resetOne } = await import("../operations/reset-one.ts")
      await resetOne(location, options)
    })
}

/** `--chain`, an EVM chain ID. */
export function chainOption(): Option {
  return new Option("--chain <id>", "ID of an EVM chain").argParser(parseChainId)
}

/** `--network`, the ID of a primary network. */
export function networkOption(): Option {
  return new Option("--network <id>", "ID of a primary network").argParser(parseNetworkId)
}

/** An EVM chain ID. Throws InvalidArgumentError for any other text. */
export function parseChainId(text: string): string {
  if (/^(0|[1-9]\d{0,18})$/.test(text) && BigInt(text) < 2n ** 63n) return text
  throw new InvalidArgumentError("It must be an EVM chain ID: the decimal digits of an integer below 2^63.")
}

function parseNetworkId(text: string): number {
  const id = Number(text)
  if (/^\d{1,10}$/.test(text) && id < 2 ** 32) return id
  throw new InvalidArgumentError("It must be a network ID: an integer below 2^32.")
}
