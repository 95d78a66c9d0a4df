import { Command, InvalidArgumentError, Option } from "commander"

/** A command of this tool: `--help`, and a clear refusal of anything else that it does not know. */
export function commandOf(name: string, description: string): Command {
  return new Command(`pnpm prove:${name}`).description(description).allowExcessArguments(false).showHelpAfterError()
}

/** The recording that a command reads. */
export const recordingArgument = ["[directory]", "a recording; default those of testing/recordings"] as const

/** An option that takes a whole number of at least so many. */
export function countOption(flags: string, description: string, least = 1): Option {
  return new Option(flags, description).argParser((text) => {
    const count = Number(text)
    if (/^\d{1,15}$/.test(text) && count >= least) return count
    throw new InvalidArgumentError(`It is not a whole number of at least ${least}.`)
  })
}

/** `--store`, of which there are two. */
export function storeOption(description = "the store to use"): Option {
  return new Option("--store <kind>", description).choices(["sqlite", "postgres"])
}
