import { expect, test } from "vitest"
import { commandOf, countOption, recordingArgument, storeOption } from "./command-line.ts"

/** The values that a command parses from its arguments, or the error that it prints instead. */
function read(words: readonly string[]) {
  const said: string[] = []
  const output = { writeOut: (text: string) => void said.push(text), writeErr: (text: string) => void said.push(text) }
  const command = commandOf("all", "Proves everything.")
    .argument(...recordingArgument)
    .addOption(countOption("--runs <count>", "how often").default(3))
    .addOption(storeOption().default("sqlite"))
    .configureOutput(output)
    .exitOverride()
  try {
    const { args } = command.parse(words, { from: "user" })
    return { args, options: command.opts() }
  } catch (error) {
    return { code: (error as { exitCode: number }).exitCode, said: said.join("").split("\n")[0] }
  }
}

test("a command reads its words, says what it does, and refuses what it does not know", () => {
  const words = [
    [],
    ["here", "--runs", "10", "--store", "postgres"],
    ["--help"],
    ["--rnus", "10"],
    ["--runs", "0"],
    ["--store", "mysql"],
    ["here", "there"],
  ]
  expect(words.map(read)).toEqual([
    { args: [], options: { runs: 3, store: "sqlite" } },
    { args: ["here"], options: { runs: 10, store: "postgres" } },
    { code: 0, said: "Usage: pnpm prove:all [options] [directory]" },
    { code: 1, said: "error: unknown option '--rnus'" },
    {
      code: 1,
      said: "error: option '--runs <count>' argument '0' is invalid. It is not a whole number of at least 1.",
    },
    {
      code: 1,
      said: "error: option '--store <kind>' argument 'mysql' is invalid. Allowed choices are sqlite, postgres.",
    },
    { code: 1, said: "error: too many arguments. Expected 1 argument but got 2." },
  ])
})
