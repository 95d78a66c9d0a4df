import { Command, InvalidArgumentError, Option } from "commander"

/** A command of this tool, with `--help` and a clear error for unknown options and arguments. */
export function commandOf(name: string, description: string): Command {
  return new Command(`pnpm prove:${name}`).description(description).allowExcessArguments(false).showHelpAfterError()
}

/** The recording that a command reads. */
export const recordingArgument = ["[directory]", "a recording; default those of testing/recordings"] as const

/** An option that takes a whole number of at least `least`. */
export function countOption(flags: string, description: string, least = 1): Option {
  return new Option(flags, description).argParser((text) => {
    const count = Number(text)
    if (/^\d{1,15}$/.test(text) && count >= least) return count
    throw new InvalidArgumentError(`It is not a whole number of at least ${least}.`)
  })
}

/** `--store`, which names one of the two stores. */
export function storeOption(description = "the store to use"): Option {
  return new Option("--store <kind>", description).choices(["sqlite", "postgres"])
}

/** `--citus`, which names a cluster. */
export function citusOption(): Option {
  return new Option(
    "--citus <url>",
    "a database of a Citus coordinator, beside which distributed stores are made; those only",
  )
}
