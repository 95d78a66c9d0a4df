import { readFile } from "node:fs/promises"
import type { ApiName, ApiOptions, HttpOptions, McpOptions } from "@serac/mcp"
import { Command, InvalidArgumentError, Option } from "commander"
import { loadOptional } from "../optional-package.ts"
import { hostOption, parseUrl, portOption, warnIfExposed } from "../options.ts"
import { serveUntilStopped } from "../serve.ts"
import { ListenError } from "../stack/listen-error.ts"

const mcpPort = 4020

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
      "Serve the APIs to language models over the Model Context Protocol (MCP): search, describe and call read operations.",
    )
    .addOption(urlOption("--data <url>", "base URL of a data service"))
    .addOption(urlOption("--metrics <url>", "base URL of a metrics service"))
    .addOption(
      urlOption("--node <url>", "base URL of a node: its health, X-Chain, P-Chain, C-Chain and other EVM chains"),
    )
    .addOption(urlOption("--rpc <url>", "JSON-RPC endpoint of one EVM chain"))
    .addOption(new Option("--api-key-env <name>", "environment variable with the API key of the data service"))
    .addOption(new Option("--api-key-file <file>", "file with the API key of the data service").conflicts("apiKeyEnv"))
    .addOption(
      new Option("--tags <tags>", "only operations with one of these tags, comma-separated").argParser(listedTexts),
    )
    .addOption(
      new Option(
        "--allow <operations>",
        "write operations to allow, comma-separated, such as data.reindexNft",
      ).argParser(listedTexts),
    )
    .addOption(new Option("--page-size <number>", "maximum items per page (default: 25)").argParser(atLeast(1)))
    .addOption(
      new Option("--answer-size <number>", "maximum characters per response (default: 20000)").argParser(
        atLeast(1_000),
      ),
    )
    .addOption(new Option("--http", "serve over Streamable HTTP instead of standard input and output"))
    .addOption(portOption(`port of --http; 0 for any free port (default: ${mcpPort})`).implies({ http: true }))
    .addOption(hostOption())
    .addOption(
      new Option("--allowed-host <names>", "additional Host names to accept, comma-separated").argParser(listedTexts),
    )
    .addHelpText(
      "after",
      `
Without --data, --metrics, --node and --rpc it offers the services of \`serac up\` on this machine. Only reads are allowed, and
the write operations that --allow names. The API key is sent to the data service only, and never shown.

Examples:
  serac mcp --node http://127.0.0.1:9650
      a node, for MCP clients that start the command
  serac mcp --data https://data.example --api-key-env DATA_KEY --tags Blocks,Transactions,Transfers
      some tags of a data service, with an API key
  serac mcp --http --port ${mcpPort}
      for MCP clients that connect to http://127.0.0.1:${mcpPort}/mcp

In the configuration of an MCP client:
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

const loadMcp = () => loadOptional("mcp", "@serac/mcp", () => import("@serac/mcp"))

async function overStdio(options: McpOptions): Promise<void> {
  const { serveStdio } = await loadMcp()
  // Standard output is reserved for the protocol.
  await serveUntilStopped(
    () => serveStdio(options),
    () => console.error(`${offered(options)} over standard input and output`),
  )
}

async function overHttp(options: McpOptions, { port = mcpPort, host, allowedHost = [] }: McpFlags): Promise<void> {
  const { serveHttp } = await loadMcp()
  warnIfExposed(host, (line) => console.error(`warning: ${line}`))
  const where: HttpOptions = { port, host, allowedHosts: allowedHost }
  await serveUntilStopped(
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
  const apiKey = await configuredApiKey(flags)
  if (apiKey !== undefined && data === undefined) fail("an API key needs --data")
  const apis: Partial<Record<ApiName, ApiOptions>> = {
    ...(data !== undefined && { data: { baseUrl: data, ...(apiKey !== undefined && { apiKey }) } }),
    ...(metrics !== undefined && { metrics: { baseUrl: metrics } }),
    ...(flags.node !== undefined && (await ofNode(flags.node))),
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

async function ofNode(baseUrl: string): Promise<Partial<Record<ApiName, ApiOptions>>> {
  const { apiNames } = await loadMcp()
  // The services serve these two APIs; nodes serve all others.
  const ofServices: readonly ApiName[] = ["data", "metrics"]
  return Object.fromEntries(apiNames.filter((api) => !ofServices.includes(api)).map((api) => [api, { baseUrl }]))
}

async function configuredApiKey({ apiKeyEnv, apiKeyFile }: McpFlags): Promise<string | undefined> {
  if (apiKeyEnv === undefined && apiKeyFile === undefined) return undefined
  const key = apiKeyFile === undefined ? process.env[apiKeyEnv ?? ""] : await readFile(apiKeyFile, "utf8")
  const trimmed = key?.trim() ?? ""
  if (trimmed !== "" && !/\s/.test(trimmed)) return trimmed
  const place = apiKeyFile === undefined ? `the environment variable ${apiKeyEnv}` : apiKeyFile
  throw new Error(`${place} contains no API key`)
}

function urlOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser(parseUrl)
}

/** Splits a text at commas; the flag may also be repeated. */
function listedTexts(text: string, before: readonly string[] = []): readonly string[] {
  const found = text.split(",").map((part) => part.trim())
  if (found.includes("")) throw new InvalidArgumentError("It has an empty item between two commas.")
  return [...before, ...found]
}

function atLeast(least: number): (text: string) => number {
  return (text) => {
    if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text)
    throw new InvalidArgumentError(`It must be an integer of at least ${least}.`)
  }
}
