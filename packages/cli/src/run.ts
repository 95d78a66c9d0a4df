import { createRequire } from "node:module"
import { Command, CommanderError } from "commander"
import { commandsFor } from "./commands/commands.ts"
import { ConfigError } from "./config/config-error.ts"
import { ExitCode } from "./exit-code.ts"
import { helpLayout } from "./help/help-layout.ts"
import type { Welcome } from "./stack/tell-ready.ts"

const { version: seracVersion } = createRequire(import.meta.url)("../package.json") as { readonly version: string }

/** Options for a program that runs the command. */
export interface RunOptions {
  /**
   * Creates the text that `serac up` prints when its services are ready, instead of curl lines. It receives the services' base URLs
   * without a trailing slash.
   */
  readonly welcome?: Welcome
}

/**
 * Runs the command `serac`.
 *
 * Resolves to the exit code: 0 success, 1 failure, 2 usage error. A command that serves resolves when it is stopped.
 * `verify` resolves to 1 for a difference and to 2 if a node did not answer.
 *
 * @example
 * import { run } from "@serac/cli"
 *
 * process.exitCode = await run(["mock", "x-chain", "--port", "0"])
 */
export async function run(argv: readonly string[], options: RunOptions = {}): Promise<number> {
  const program = new Command("serac")
    .description(
      "Indexes Avalanche chains and other EVM chains, and serves the data and metrics APIs; mocks, proxies and clients of six APIs.",
    )
    .version(seracVersion)
    .showHelpAfterError("(see serac --help)")
    .exitOverride()
    .configureHelp(helpLayout)
    .addHelpText(
      "after",
      `
Examples:
  serac up --rpc http://127.0.0.1:8545    index a chain and serve both APIs
  serac up --node http://127.0.0.1:9650   index the P-, X- and C-Chain of a node
  serac status                            show the progress of each chain
  serac mock data                         serve a mock of the data API
  serac up --help                         show the flags of a command`,
    )
  const groups = await commandsFor(argv[0], options.welcome)
  for (const [heading, commands] of Object.entries(groups)) {
    for (const command of commands) {
      command.copyInheritedSettings(program).showHelpAfterError(`(see serac ${command.name()} --help)`)
      for (const part of command.commands)
        part.copyInheritedSettings(command).showHelpAfterError(`(see serac ${command.name()} ${part.name()} --help)`)
      program.addCommand(command.helpGroup(heading))
    }
  }
  try {
    await program.parseAsync(argv, { from: "user" })
    return 0
  } catch (error) {
    if (error instanceof ExitCode) return error.code
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    for (const line of errorText(error).split("\n")) console.error(`error: ${line}`)
    if (!(error instanceof ConfigError && error.usage)) return 1
    console.error(`(see serac ${argv[0]} --help)`)
    return 2
  }
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
