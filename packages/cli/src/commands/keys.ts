import { Command, InvalidArgumentError, Option } from "commander"
import { ConfigError } from "../config/config-error.ts"
import { readDuration, readMoment } from "../keys/duration.ts"
import type { CreateOptions, KeysSetting } from "../keys/run-keys.ts"
import { storeCommand } from "../operations/store-command.ts"

interface JsonFlag {
  readonly json?: boolean
}

/** `serac keys` */
export function keysCommand(): Command {
  return new Command("keys")
    .description("Make, list, rotate, disable and revoke the API keys of callers.")
    .addHelpText(
      "after",
      `
Keys count where the services run with --access-keys on. Of a key only a hash is stored: it is shown once, when it is made. Services
that are running know each change within seconds. What is done here is written to stderr as an audit line.

Examples:
  serac keys create --name shop --tier base --scope read --scope usage
  serac keys list --json | jq '.[] | select(.state == "valid") | .keyId'
  serac keys rotate 0aZ3Bq9k --overlap 7d
  serac keys revoke 0aZ3Bq9k`,
    )
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(rotateCommand())
    .addCommand(actionCommand("revoke", "Revoke a key for ever: requests with it are a 401."))
    .addCommand(actionCommand("disable", "Disable a key until it is enabled: requests with it are a 403."))
    .addCommand(actionCommand("enable", "Enable a key that was disabled."))
}

function createCommand(): Command {
  const { command, setting } = keyCommand(
    "create",
    "Make a key, and show it this once.",
    "create --name shop --expires 365d",
  )
  return command
    .requiredOption("--name <text>", "what you call it", readName)
    .option("--org <id>", "whom it belongs to; its usage is told by this", readName)
    .option("--tier <name>", "tier whose limits it has", "free")
    .addOption(
      new Option(
        "--scope <scope>",
        "what it may do: read, reindex, aggregate, usage [repeatable; default: read]",
      ).argParser(collectValues),
    )
    .option(
      "--expires <when>",
      "day or time (2027-01-01, 2027-01-01T12:00Z), or length of time from now (90d)",
      readEnd,
    )
    .action(async (options: CreateOptions & JsonFlag) => {
      const { createKey } = await import("../keys/run-keys.ts")
      await createKey(await setting(options), options)
    })
}

function listCommand(): Command {
  const { command, setting } = keyCommand("list", "List all keys, the oldest first.", "list --json")
  return command.action(async (options: JsonFlag) => {
    const { showKeys } = await import("../keys/run-keys.ts")
    await showKeys(await setting(options))
  })
}

function rotateCommand(): Command {
  const { command, setting } = keyCommand(
    "rotate",
    "Make the successor of a key, which ends after an overlap in which both are good.",
    "rotate 0aZ3Bq9k --overlap 0",
  )
  return keyArgument(command)
    .addOption(
      new Option(
        "--overlap <time>",
        "how long the old key stays good, such as 24h or 7d; 0 for not at all [default: 24h]",
      ).argParser(readOverlap),
    )
    .action(async (keyId: string, { overlap = 86_400, json }: JsonFlag & { readonly overlap?: number }) => {
      const { replaceKey } = await import("../keys/run-keys.ts")
      await replaceKey(await setting({ json }), keyId, overlap)
    })
}

function actionCommand(action: "revoke" | "disable" | "enable", description: string): Command {
  const { command, setting } = keyCommand(action, description, `${action} 0aZ3Bq9k`)
  return keyArgument(command).action(async (keyId: string, options: JsonFlag) => {
    const { actOnKey } = await import("../keys/run-keys.ts")
    await actOnKey(await setting(options), keyId, action)
  })
}

/** Creates a command that works on the keys of a store. */
function keyCommand(name: string, description: string, example: string) {
  const { command, load } = storeCommand(name, description, `\nExample:\n  serac keys ${example}`)
  command.addOption(new Option("--json", "print JSON: times in Unix seconds"))
  const setting = async ({ json }: { readonly json?: boolean | undefined }): Promise<KeysSetting> => ({
    ...(await load()),
    json,
  })
  return { command, setting }
}

function keyArgument(command: Command): Command {
  const words = "the part of the key between its underscores, as serac keys list shows it"
  return command.argument("<key>", words, (text) => {
    if (/^[0-9A-Za-z]{8}$/.test(text)) return text
    // Other text may be a key or a part of one, so the error does not repeat it, as commander's would.
    throw new ConfigError(["the key is named by the eight letters and digits between its underscores"], true)
  })
}

function collectValues(text: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), ...text.split(",")]
}

function readName(text: string): string {
  if (/^[^\p{C}]{1,100}$/u.test(text)) return text
  throw new InvalidArgumentError("It must be 1 to 100 characters that can be seen.")
}

function readEnd(text: string): number {
  const now = Math.floor(Date.now() / 1000)
  const moment = readMoment(text, now)
  if (moment !== undefined && moment > now) return moment
  throw new InvalidArgumentError("It must be a day or a time to come, such as 2027-01-01 or 90d.")
}

function readOverlap(text: string): number {
  const seconds = readDuration(text)
  if (seconds !== undefined) return seconds
  throw new InvalidArgumentError("It must be a length of time such as 24h, 7d or 0.")
}
