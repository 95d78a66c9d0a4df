import { Command, Option } from "commander"
import { expect, test } from "vitest"
import { commands } from "../commands/commands.ts"
import { helpLayout } from "./help-layout.ts"

const helpOf = (command: Command, columns = 80) =>
  command.configureHelp({ ...helpLayout, helpWidth: columns }).helpInformation()

const short = () =>
  new Command("short").option("--port <number>", "where it listens, on this machine only unless a host is given too")
const long = () =>
  short().addOption(
    new Option("--http-max-connections-per-address <number>", "connections of one address").helpGroup("Services:"),
  )

test("descriptions stand beside short names, and below them where one of a command is long", () => {
  expect(helpOf(short())).toBe(`Usage: short [options]

Options:
  --port <number>  where it listens, on this machine only unless a host is given
                   too
  -h, --help       display help for command
`)
  expect(helpOf(long())).toBe(`Usage: short [options]

Options:
  --port <number>
      where it listens, on this machine only unless a host is given too
  -h, --help
      display help for command

Services:
  --http-max-connections-per-address <number>
      connections of one address
`)
})

test("lines have 100 columns at most, however wide a terminal is", () => {
  const words = "word ".repeat(60).trim()
  const lines = helpOf(new Command("wide").option("--flag", words), 300).split("\n")
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100)
})

test("what is listed in the help of every command fits 80 columns", async () => {
  const all = Object.values(await commands()).flat()
  const every = [...all, ...all.flatMap(({ commands }) => commands)]
  const wide = every.flatMap((command) =>
    helpOf(command)
      .split("\n")
      // A flag with all its values may be longer than a line.
      .filter((line) => line.length > 80 && !/^ {2}(?:-|\w+ \[)/.test(line)),
  )
  expect(every.length).toBeGreaterThan(20)
  expect(wide).toEqual([])
})
