import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { Argument, Command, Option } from "commander"
import { expect, test } from "vitest"
import { commands } from "../commands/commands.ts"
import { bashScript, zshScript } from "./bash-script.ts"
import { completedCommand } from "./completed-command.ts"
import { fishScript } from "./fish-script.ts"

const small = () =>
  new Command("serac")
    .addCommand(
      new Command("up")
        .description("Index chains, until Ctrl-C.")
        .option("-c, --config <file>", "configuration file [default: serac.json]")
        .option("--rpc <url>", "the node's URL; more than one may be given")
        .option("--standby", "wait")
        .addOption(new Option("--dialect <serac|public>", "whose answers")),
    )
    .addCommand(new Command("mock").addArgument(new Argument("[api]").choices(["data", "health"])))
    .addCommand(new Command("keys").addCommand(new Command("create").description("Make a key.")))

/** The completions of bash for a command line whose last word is incomplete. */
async function completedBy(script: string, ...words: readonly string[]): Promise<readonly string[]> {
  const program = `${script}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _serac; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout } = await promisify(execFile)("bash", ["--norc", "-c", program, "bash", ...words])
  return stdout.trim().split("\n").sort()
}

test("bash completes commands, those below them, arguments, flags and their values", async () => {
  const script = bashScript(completedCommand(small()))
  const offered = [
    ["serac", ""],
    ["serac", "up", "--"],
    ["serac", "up", "--dialect", ""],
    ["serac", "up", "--rpc", ""],
    ["serac", "up", "--rpc", "http://a", "--st"],
    ["serac", "mock", "d"],
    ["serac", "keys", "c"],
    ["serac", "keys", "create", "--h"],
  ].map(async (words) => [words.slice(1).join(" "), await completedBy(script, ...words)])
  expect(await Promise.all(offered)).toEqual([
    ["", ["--help", "-h", "keys", "mock", "up"]],
    ["up --", ["--config", "--dialect", "--help", "--rpc", "--standby"]],
    ["up --dialect ", ["public", "serac"]],
    ["up --rpc ", [""]],
    ["up --rpc http://a --st", ["--standby"]],
    ["mock d", ["data"]],
    ["keys c", ["create"]],
    ["keys create --h", ["--help"]],
  ])
})

test("zsh reads the script of bash", () => {
  const command = completedCommand(small())
  expect(zshScript(command)).toBe(
    `autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n${bashScript(command)}`,
  )
})

test("fish completes the same, with what each means", () => {
  expect(fishScript(completedCommand(small())).split("\n")).toEqual([
    "complete -c serac -e",
    "complete -c serac -n '__fish_use_subcommand' -f -a 'up' -d 'Index chains, until Ctrl-C'",
    "complete -c serac -n '__fish_use_subcommand' -f -a 'mock'",
    "complete -c serac -n '__fish_use_subcommand' -f -a 'keys'",
    "complete -c serac -n '__fish_use_subcommand' -s h -l help -d 'display help for command'",
    "complete -c serac -n '__fish_seen_subcommand_from up' -s c -l config -r -F -d 'configuration file'",
    "complete -c serac -n '__fish_seen_subcommand_from up' -l rpc -x -d 'the node\\'s URL'",
    "complete -c serac -n '__fish_seen_subcommand_from up' -l standby -d 'wait'",
    "complete -c serac -n '__fish_seen_subcommand_from up' -l dialect -x -a 'serac public' -d 'whose answers'",
    "complete -c serac -n '__fish_seen_subcommand_from up' -s h -l help -d 'display help for command'",
    "complete -c serac -n '__fish_seen_subcommand_from mock' -f -a 'data health'",
    "complete -c serac -n '__fish_seen_subcommand_from mock' -s h -l help -d 'display help for command'",
    "complete -c serac -n '__fish_seen_subcommand_from keys; and not __fish_seen_subcommand_from create' -f -a 'create' -d 'Make a key'",
    "complete -c serac -n '__fish_seen_subcommand_from keys' -s h -l help -d 'display help for command'",
    "complete -c serac -n '__fish_seen_subcommand_from keys; and __fish_seen_subcommand_from create' -s h -l help -d 'display help for command'",
    "",
  ])
})

test("every command of serac and every flag is completed", async () => {
  const program = new Command("serac")
  for (const command of Object.values(await commands()).flat()) program.addCommand(command)
  const script = bashScript(completedCommand(program))
  expect(await completedBy(script, "serac", "comp")).toEqual(["completion"])
  expect(await completedBy(script, "serac", "up", "--access-k")).toEqual(["--access-key-required", "--access-keys"])
  expect(await completedBy(script, "serac", "up", "--access-keys", "")).toEqual(["off", "on"])
})
