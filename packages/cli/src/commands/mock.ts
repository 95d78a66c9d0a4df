import type { Api } from "@serac/mock"
import { Command, Option } from "commander"
import { apiArgument, defaultPortsText } from "../api-argument.ts"
import { describeDocument } from "../documents.ts"
import { loadOptional, loadOptionals } from "../optional-package.ts"
import { hostOption, portOption, warnIfExposed } from "../options.ts"
import { serveUntilStopped } from "../serve.ts"
import { textTable } from "../table.ts"

interface MockOptions {
  readonly port?: number
  readonly host: string
  readonly spec?: string
  readonly json?: boolean
}

interface ServedMock {
  readonly name: string
  readonly url: string
  readonly documents: readonly object[]
}

type MockPackage = typeof import("@serac/mock")

/** `serac mock [api]` */
export function mockCommand(): Command {
  return new Command("mock")
    .description("Serve mocks of one API, of all six, or of your own document, until Ctrl-C.")
    .addArgument(apiArgument("[api]", "API to mock (default: all six)"))
    .addOption(
      portOption(`port, or the first of six; 0 for any free port (default: ${defaultPortsText(" and --spec,")})`),
    )
    .addOption(hostOption())
    .addOption(new Option("--spec <file>", "OpenAPI or OpenRPC file, single or split, YAML or JSON"))
    .addOption(new Option("--json", "print the URLs as JSON, in one line"))
    .action(async (api: Api | undefined, { spec, json = false, ...at }: MockOptions, command: Command) => {
      if (api !== undefined && spec !== undefined) command.error("error: give an API or --spec, not both")
      warnIfExposed(at.host, (line) => console.error(`warning: ${line}`))
      if (spec !== undefined) return mockSpec(spec, at, json)
      const mock = await loadOptional("mock", "@serac/mock", () => import("@serac/mock"))
      await serveUntilStopped(
        () => startApis(mock, api, at),
        ({ served }) => console.log(json ? servedJson(served) : welcome(mock, served)),
      )
    })
}

async function startApis(
  { apis, defaultPorts, documentsOf, startMock, startMocks }: MockPackage,
  api: Api | undefined,
  at: Omit<MockOptions, "spec" | "json">,
) {
  const options = { ...at, docs: true }
  const started =
    api === undefined ? await startMocks(options) : await startMock(api, { port: defaultPorts[api], ...options })
  const mocks = "mocks" in started ? apis.map((name) => started.mocks[name]) : [started]
  const served = await Promise.all(
    mocks.map(async ({ api: name, url }): Promise<ServedMock> => {
      const { openapi, openrpc } = await documentsOf(name)
      return { name, url, documents: [openapi ?? [], openrpc ?? []].flat() }
    }),
  )
  return { served, close: started.close }
}

/** The URL of each mock by the name of its API. */
function servedJson(served: readonly ServedMock[]): string {
  return JSON.stringify({ mocks: served.map(({ name, url }) => ({ api: name, url })) })
}

async function mockSpec(spec: string, at: Omit<MockOptions, "spec" | "json">, json: boolean): Promise<void> {
  // Reading split documents needs the bundler, which mocks of the six APIs do not load.
  const [mock, { bundleSpec }] = await loadOptionals(
    "mock --spec",
    ["@serac/mock", () => import("@serac/mock")],
    ["@serac/codegen", () => import("@serac/codegen")],
  )
  const start = async () => {
    const document = await bundleSpec(spec, () => {})
    const { url, close } = await mock.mockFromDocument(document, { port: mock.defaultPorts.data, ...at, docs: true })
    return { served: [{ name: document.info.title, url, documents: [document] }], close }
  }
  await serveUntilStopped(start, ({ served }) => console.log(json ? servedJson(served) : welcome(mock, served)))
}

function welcome({ countOperations, curlLine }: MockPackage, served: readonly ServedMock[]): string {
  const describe = (document: object) => describeDocument(document, countOperations(document))
  const rows = served.map(({ name, url, documents }) => [name, url, documents.map(describe).join("; ")])
  const curls = served.flatMap(({ url, documents }) => documents.slice(0, 1).map((first) => curlLine(first, url) ?? []))
  return `${textTable([["API", "URL", "DOCUMENT"], ...rows], true)}\n\n${curls.flat().join("\n")}\n\nReference to read and to try: /docs at each URL.\n\nCtrl-C stops.`
}
