import { readFile } from "node:fs/promises"
import type { ApiName, ApiOptions, HttpOptions, McpOptions } from "@serac/mcp"
import { Command, InvalidArgumentError, Option } from "commander"
import { hostOption, parseUrl, portOption, warnIfExposed } from "../options.ts"
import { serve } from "../serve.ts"
import { ListenError } from "../stack/listen-error.ts"

const defaultPort = 4020

interface McpFlags {
  readonly data?: string
  readonly metrics?: string
  readonly node?: string
  readonly rpc?: string
  readonly apiKeyEnv?: string
  readonly apiKeyFile?: string
  readonly tags?: readonly string[]
  readonly allow?: readonly string[]
  readonly pageSize?: number
  readonly answerSize?: number
  readonly http?: boolean
  readonly port?: number
  readonly host: string
  readonly allowedHost?: readonly string[]
}

/** `serac mcp` */
export function mcpCommand(): Command {
  return new Command("mcp")
    .description(
      "Offer the APIs to language models by the Model Context Protocol: search, describe and call read operations.",
    )
    .addOption(urlOption("--data <url>", "the base URL of a data service"))
    .addOption(urlOption("--metrics <url>", "the base URL of a metrics service"))
    .addOption(
      urlOption(
        "--node <url>",
        "the base URL of a node: its health, its X- and P-Chain, its C-Chain or other EVM chains",
      ),
    )
    .addOption(urlOption("--rpc <url>", "the JSON-RPC endpoint of one EVM chain"))
    .addOption(new Option("--api-key-env <name>", "the environment variable that holds the key of the data service"))
    .addOption(new Option("--api-key-file <file>", "a file that holds it").conflicts("apiKeyEnv"))
    .addOption(
      new Option("--tags <tags>", "only operations with one of these tags, with commas between them").argParser(texts),
    )
    .addOption(
      new Option("--allow <operations>", "operations that are no reads and may be called: data.reindexNft").argParser(
        texts,
      ),
    )
    .addOption(new Option("--page-size <number>", "the most items of a page (default: 25)").argParser(atLeast(1)))
    .addOption(
      new Option("--answer-size <number>", "the most characters of an answer at a time (default: 20000)").argParser(
        atLeast(1_000),
      ),
    )
    .addOption(new Option("--http", "serve over Streamable HTTP instead of standard input and output"))
    .addOption(portOption(`the port of --http; 0 takes any free one (default: ${defaultPort})`).implies({ http: true }))
    .addOption(hostOption())
    .addOption(new Option("--allowed-host <names>", "further names that requests may come by").argParser(texts))
    .addHelpText(
      "after",
      `
Without --data, --metrics, --node and --rpc it offers what \`serac up\` serves on this machine. Nothing is written: what is not a
read is refused unless --allow names it. The key is sent to the data service, and shown nowhere.

Examples:
  serac mcp --node http://127.0.0.1:9650
      a node, for a client that starts this command by itself
  serac mcp --data https://data.example --api-key-env DATA_KEY --tags Blocks,Transactions,Transfers
      a few tags of a data service with a key
  serac mcp --http --port ${defaultPort}
      for clients that connect to http://127.0.0.1:${defaultPort}/mcp

In the configuration of a client:
  { "mcpServers": { "serac": { "command": "serac", "args": ["mcp", "--node", "http://127.0.0.1:9650"] } } }`,
    )
    .action(async (flags: McpFlags, command: Command) => {
      if (flags.http !== true && (flags.allowedHost !== undefined || command.getOptionValueSource("host") === "cli"))
        command.error("error: --host and --allowed-host need --http")
      const options = await optionsOf(flags, (message) => command.error(`error: ${message}`))
      if (flags.http === true) await overHttp(options, flags)
      else await overStdio(options)
    })
}

async function overStdio(options: McpOptions): Promise<void> {
  const { serveStdio } = await import("@serac/mcp")
  // Standard output belongs to the protocol.
  await serve(
    () => serveStdio(options),
    () => console.error(`${offered(options)} over standard input and output`),
  )
}

async function overHttp(options: McpOptions, { port = defaultPort, host, allowedHost = [] }: McpFlags): Promise<void> {
  const { serveHttp } = await import("@serac/mcp")
  warnIfExposed(host, (line) => console.error(`warning: ${line}`))
  const where: HttpOptions = { port, host, allowedHosts: allowedHost }
  await serve(
    () =>
      serveHttp(options, where).catch((error: NodeJS.ErrnoException) => {
        throw error.syscall === undefined
          ? error
          : new ListenError(host, port, error.code ?? "", "--port", { cause: error })
      }),
    ({ url }) => console.log(`${offered(options)} at ${url}\n\nCtrl-C stops.`),
  )
}

function offered({ apis }: McpOptions): string {
  return `The Model Context Protocol serves ${Object.keys(apis).join(", ")}`
}

async function optionsOf(flags: McpFlags, fail: (message: string) => never): Promise<McpOptions> {
  const { tags, allow, pageSize, answerSize } = flags
  const isBare = [flags.data, flags.metrics, flags.node, flags.rpc].every((url) => url === undefined)
  const data = isBare ? "http://127.0.0.1:8080" : flags.data
  const metrics = isBare ? "http://127.0.0.1:8081" : flags.metrics
  const apiKey = await keyOf(flags)
  if (apiKey !== undefined && data === undefined) fail("a key is for the data service: give --data")
  const apis: Partial<Record<ApiName, ApiOptions>> = {
    ...(data !== undefined && { data: { baseUrl: data, ...(apiKey !== undefined && { apiKey }) } }),
    ...(metrics !== undefined && { metrics: { baseUrl: metrics } }),
    ...(flags.node !== undefined && ofNode(flags.node)),
    ...(flags.rpc !== undefined && { "subnet-evm": { baseUrl: flags.rpc, isEndpoint: true } }),
  }
  return {
    apis,
    ...(tags !== undefined && { tags }),
    ...(allow !== undefined && { allow }),
    ...(pageSize !== undefined && { maxPageSize: pageSize }),
    ...(answerSize !== undefined && { maxAnswerCharacters: answerSize }),
  }
}

function ofNode(baseUrl: string): Partial<Record<ApiName, ApiOptions>> {
  return Object.fromEntries((["health", "x-chain", "p-chain", "subnet-evm"] as const).map((api) => [api, { baseUrl }]))
}

async function keyOf({ apiKeyEnv, apiKeyFile }: McpFlags): Promise<string | undefined> {
  if (apiKeyEnv === undefined && apiKeyFile === undefined) return undefined
  const key = apiKeyFile === undefined ? process.env[apiKeyEnv ?? ""] : await readFile(apiKeyFile, "utf8")
  const trimmed = key?.trim() ?? ""
  if (trimmed !== "" && !/\s/.test(trimmed)) return trimmed
  const place = apiKeyFile === undefined ? `the environment variable ${apiKeyEnv}` : apiKeyFile
  throw new Error(`${place} holds no key`)
}

function urlOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser(parseUrl)
}

/** Texts with commas between them; the flag may also be repeated. */
function texts(text: string, before: readonly string[] = []): readonly string[] {
  const found = text.split(",").map((part) => part.trim())
  if (found.includes("")) throw new InvalidArgumentError("It has nothing between two commas.")
  return [...before, ...found]
}

function atLeast(least: number): (text: string) => number {
  return (text) => {
    if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text)
    throw new InvalidArgumentError(`It is not an integer of at least ${least}.`)
  }
}
