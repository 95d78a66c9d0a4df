import { createRequire } from "node:module"
import { Command, CommanderError } from "commander"
import { generateCommand } from "./commands/generate.ts"
import { mockCommand } from "./commands/mock.ts"
import { proxyCommand } from "./commands/proxy.ts"

const { version } = createRequire(import.meta.url)("../package.json") as { readonly version: string }

/**
 * Runs the command `serac`.
 *
 * Resolves to the exit code: 0 done, 1 failed, 2 wrongly called. A command that serves resolves when it is told to stop.
 *
 * @example
 * import { run } from "@serac/cli"
 *
 * process.exitCode = await run(["mock", "x-chain", "--port", "0"])
 */
export async function run(argv: readonly string[]): Promise<number> {
  const program = new Command("serac")
    .description("Mocks, checking proxies and client generation from OpenAPI and OpenRPC documents.")
    .version(version)
    .showHelpAfterError("(serac --help says how)")
    .exitOverride()
  for (const command of [mockCommand(), proxyCommand(), generateCommand()]) {
    command.copyInheritedSettings(program).showHelpAfterError(`(serac ${command.name()} --help says how)`)
    program.addCommand(command)
  }
  try {
    await program.parseAsync(argv, { from: "user" })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    console.error(`error: ${error instanceof Error ? error.message : error}`)
    return 1
  }
}
