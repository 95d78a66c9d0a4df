import { readFile, writeFile } from "node:fs/promises"
import type { ContractReport } from "@serac/mock"
import { Argument, Command, InvalidArgumentError, Option } from "commander"
import { ExitCode } from "../exit-code.ts"
import { loadOptionals } from "../optional-package.ts"
import { parseUrl } from "../options.ts"

interface ContractFlags {
  readonly baseUrl?: string
  readonly header?: Readonly<Record<string, string>>
  readonly operations?: readonly string[]
  readonly prefers?: true
  readonly writes?: true
  readonly rules?: true
  readonly timeout: number
  readonly junit?: string
  readonly json?: true
  readonly github: boolean
}

/** `serac contract` */
export function contractCommand(): Command {
  return new Command("contract")
    .description("Test a server, or a mock, against an OpenAPI or OpenRPC document.")
    .addArgument(new Argument("<document>", "file, single or split, YAML or JSON"))
    .addOption(new Option("-b, --base-url <url>", "the server (default: a mock of the document)").argParser(parseUrl))
    .addOption(
      new Option("-H, --header <line>", "header of each request, `Name: value`; repeatable").argParser(parseHeader),
    )
    .addOption(
      new Option("--operations <names>", "only these, by operationId or method, separated by commas").argParser(
        (text) => text.split(","),
      ),
    )
    .addOption(new Option("--prefers", "the server sends the response that the header Prefer names, as a mock does"))
    .addOption(new Option("--writes", "request operations that may change data, too"))
    .addOption(new Option("--rules", "break each rule of each parameter once; the server must refuse it"))
    .addOption(new Option("--timeout <seconds>", "for one response").argParser(parseSeconds).default(30))
    .addOption(new Option("--junit <file>", "write the results as JUnit XML"))
    .addOption(new Option("--json", "print the results as JSON"))
    .addOption(
      new Option("--github", "print annotations for GitHub").default(
        process.env.GITHUB_ACTIONS === "true",
        "where GITHUB_ACTIONS is true",
      ),
    )
    .addHelpText(
      "after",
      `
Without --base-url the document is tested by itself: a mock is asked for every documented status and named example of
every operation, and each rule of each parameter is broken once. With --base-url each operation is requested with the
values of the document's examples: with the required parameters and with all. A response must be documented, and its
body and headers must fit their schemas. JSON-RPC methods are requested with each of their examples, whatever they do.

Exit code: 0 when nothing failed, 1 when something did, 2 when the test cannot run.

Examples:
  serac contract openapi.yaml
  serac contract openapi.yaml --base-url http://127.0.0.1:8080/v1 -H "Authorization: Bearer $TOKEN" --junit report.xml
  serac contract openrpc.json --base-url http://127.0.0.1:9650 --operations eth_blockNumber,eth_chainId`,
    )
    .action(runContract)
}

async function runContract(file: string, flags: ContractFlags): Promise<void> {
  const [{ testContract }, { bundleSpec }] = await loadOptionals(
    "contract",
    ["@serac/mock", () => import("@serac/mock")],
    ["@serac/codegen", () => import("@serac/codegen")],
  )
  const { untilInterrupted } = await import("../operations/until-interrupted.ts")
  const report = await untilInterrupted(tested, "stopped").catch((error: unknown) => {
    console.error(`error: ${error instanceof Error ? error.message : String(error)}`)
    throw new ExitCode(2)
  })
  const { annotations } = await import("../contract/annotations.ts")
  const { contractWords } = await import("../contract/contract-words.ts")
  const { junit } = await import("../contract/junit.ts")
  if (flags.junit !== undefined) await writeFile(flags.junit, junit(report))
  console.log(flags.json ? JSON.stringify(report, null, 2) : contractWords(report))
  // Other lines would make the JSON unreadable.
  if (flags.github && !flags.json)
    for (const line of annotations(report, file, await readFile(file, "utf8"))) console.log(line)
  if (report.results.some(({ outcome }) => outcome === "failed")) throw new ExitCode(1)

  async function tested(signal: AbortSignal): Promise<ContractReport> {
    const document = await bundleSpec(file, (line) => console.error(`warning: ${line}`))
    const { baseUrl, header, operations, prefers, writes, rules, timeout } = flags
    const names = operations && new Set(operations)
    let done = 0
    const report = await testContract(document, {
      ...(baseUrl !== undefined && { baseUrl }),
      ...(header && { headers: header }),
      ...(names && { isChosen: (operation: string) => names.has(operation) }),
      ...{ ...(prefers && { prefers }), ...(writes && { writes }), ...(rules && { rules }) },
      ...{ timeout: timeout * 1000, signal },
      onResult: (_, planned) => {
        done += 1
        if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${planned}${done === planned ? "\n" : ""}`)
      },
    })
    if (report.results.length === 0) throw new Error("the document has no operation, or none of these names")
    return report
  }
}

function parseHeader(line: string, before: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+)\s*:\s*(.*)$/.exec(line) ?? []
  if (name === undefined || value === undefined) throw new InvalidArgumentError("It must be of the form `Name: value`.")
  return { ...before, [name]: value }
}

function parseSeconds(text: string): number {
  const seconds = Number(text)
  if (/^\d{1,4}$/.test(text) && seconds > 0) return seconds
  throw new InvalidArgumentError("It must be an integer from 1 to 9999.")
}
