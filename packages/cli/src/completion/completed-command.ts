import type { Command } from "commander"

/** A flag for completion. */
export interface CompletedFlag {
  /** `--rpc`, or `-c` and `--config`. */
  readonly names: readonly string[]
  readonly about: string
  /** The allowed values, if they are words; undefined for a flag without a value. */
  readonly values?: readonly string[]
  readonly isFile: boolean
}

/** A command for completion. */
export interface CompletedCommand {
  /** The command names below `serac`; empty for `serac` itself. */
  readonly path: readonly string[]
  readonly about: string
  readonly flags: readonly CompletedFlag[]
  /** Words that its first argument may be, besides subcommands. */
  readonly words: readonly string[]
  readonly commands: readonly CompletedCommand[]
}

const fileValues = new Set(["file", "folder"])

/** Converts a command and its subcommands for completion. */
export function completedCommand(command: Command, path: readonly string[] = []): CompletedCommand {
  const help = command.createHelp()
  return {
    path,
    about: shortText(command.description()),
    flags: help.visibleOptions(command).map(({ flags, short, long, description, argChoices, required, optional }) => {
      const [, value = ""] = /[<[](.+?)[>\]]/.exec(flags) ?? []
      const choices = argChoices ?? (value.includes("|") ? value.split("|") : [])
      return {
        names: [short, long].filter((name) => name != null),
        about: shortText(description),
        ...((required || optional) && { values: choices }),
        isFile: fileValues.has(value),
      }
    }),
    words: command.registeredArguments[0]?.argChoices ?? [],
    commands: help
      .visibleCommands(command)
      .filter((part) => part.name() !== "help")
      .map((part) => completedCommand(part, [...path, part.name()])),
  }
}

/** A command and all commands below it. */
export const allCommands = (command: CompletedCommand): readonly CompletedCommand[] => [
  command,
  ...command.commands.flatMap(allCommands),
]

/** The first sentence or clause without its full stop: shells show one line. */
const shortText = (text: string): string => text.split(/[;:[\n]|\. |\.$/)[0]?.trim() ?? ""
