import type { Command } from "commander"
import { expect, test } from "vitest"
import { commands } from "../src/commands/commands.ts"
import { seracIn } from "./serac.ts"
import { workshop } from "./workshop.ts"

const { folder, run } = workshop()

/** A module that makes the standard output of a process a terminal with colours, unless its environment says otherwise. */
const terminal = `data:text/javascript,${encodeURIComponent(`
  import { WriteStream } from "node:tty"
  const { getColorDepth, hasColors } = WriteStream.prototype
  Object.assign(process.stdout, { isTTY: true, getColorDepth, hasColors })`)}`

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with it.
const hasColors = (text: string) => /\u001b\[\d+m/.test(text)

test("a terminal has colours; a pipe, and a terminal where NO_COLOR is set, have none", async () => {
  const colouredIn = async (environment: Readonly<Record<string, string>>) => {
    const outputs = [["--help"], ["doctor", "--data-directory", "none"]].map(async (args) => {
      const { stdout } = await seracIn(
        { directory: folder(), environment: { TERM: "xterm-256color", ...environment } },
        ...args,
      ).ended
      expect(stdout).not.toBe("")
      return hasColors(stdout)
    })
    return Promise.all(outputs)
  }
  // Node.js takes the output of a service for continuous integration as one without colours, except in tmux.
  const onTerminal = { TMUX: "yes", NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import "${terminal}"` }
  expect(await colouredIn({ ...onTerminal, NO_COLOR: "" })).toEqual([true, true])
  expect(await colouredIn({ ...onTerminal, NO_COLOR: "1" })).toEqual([false, false])
  expect(await colouredIn({ NO_COLOR: "" })).toEqual([false, false])
})

test("each command that prints a table or a report prints JSON too", async () => {
  const named = (command: Command, before = ""): readonly (readonly [string, Command])[] => {
    const name = `${before}${command.name()}`
    return [[name, command], ...command.commands.flatMap((part) => named(part, `${name} `))]
  }
  const all = Object.values(await commands())
    .flat()
    .flatMap((command) => named(command))
  const withJson = all.filter(([, { options }]) => options.some(({ long }) => long === "--json")).map(([name]) => name)
  expect(withJson.sort()).toEqual([
    ...["archive list", "config", "contract", "devnet", "diff", "distribute", "doctor"],
    ...["keys create", "keys disable", "keys enable", "keys list", "keys revoke", "keys rotate"],
    ...["migrate", "mock", "repair", "status", "verify"],
  ])
  // It is one document: what a person reads beside it goes to the standard error.
  const directory = folder()
  const firstLine = async (...args: readonly string[]) => {
    const running = run(directory, ...args)
    const printed = await running.prints("\n")
    running.kill("SIGINT")
    await running.ended
    return JSON.parse(printed) as object
  }
  const url = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)
  const [mock, devnet] = await Promise.all([
    firstLine("mock", "data", "--port", "0", "--json"),
    firstLine("devnet", "--port", "0", "--days", "0", "--json"),
  ])
  expect(mock).toEqual({ mocks: [{ api: "data", url }] })
  expect(devnet).toMatchObject({
    interfaces: expect.arrayContaining([{ name: "reference", url: expect.stringMatching(/\/docs$/) }]),
  })
})
