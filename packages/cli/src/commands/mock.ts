import {
  type Api,
  apis,
  curlLine,
  defaultPorts,
  documentsOf,
  mockFromDocument,
  startMock,
  startMocks,
} from "@serac/mock"
import { Command, Option } from "commander"
import { apiArgument, defaultPortsText } from "../api-argument.ts"
import { describeDocument } from "../documents.ts"
import { hostOption, portOption, warnIfExposed } from "../options.ts"
import { serveUntilStopped } from "../serve.ts"
import { textTable } from "../table.ts"

interface MockOptions {
  readonly port?: number
  readonly host: string
  readonly spec?: string
}

interface MockedApi {
  readonly name: string
  readonly url: string
  readonly documents: readonly object[]
}

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
    .action(async (api: Api | undefined, { spec, ...at }: MockOptions, command: Command) => {
      if (api !== undefined && spec !== undefined) command.error("error: give an API or --spec, not both")
      warnIfExposed(at.host, (line) => console.error(`warning: ${line}`))
      await serveUntilStopped(
        () => (spec === undefined ? startApis(api, at) : startSpec(spec, at)),
        ({ served }) => console.log(welcome(served)),
      )
    })
}

async function startApis(api: Api | undefined, at: Omit<MockOptions, "spec">) {
  const options = { ...at, docs: true }
  const started =
    api === undefined ? await startMocks(options) : await startMock(api, { port: defaultPorts[api], ...options })
  const mocks = "mocks" in started ? apis.map((name) => started.mocks[name]) : [started]
  const served = await Promise.all(
    mocks.map(async ({ api: name, url }): Promise<MockedApi> => {
      const { openapi, openrpc } = await documentsOf(name)
      return { name, url, documents: [openapi ?? [], openrpc ?? []].flat() }
    }),
  )
  return { served, close: started.close }
}

async function startSpec(spec: string, at: Omit<MockOptions, "spec">) {
  // Reading split documents needs the bundler, which mocks of the six APIs do not load.
  const { bundleSpec } = await import("@serac/codegen")
  const document = await bundleSpec(spec, () => {})
  const { url, close } = await mockFromDocument(document, { port: defaultPorts.data, ...at, docs: true })
  return { served: [{ name: document.info.title, url, documents: [document] }], close }
}

function welcome(served: readonly MockedApi[]): string {
  const rows = served.map(({ name, url, documents }) => [name, url, documents.map(describeDocument).join("; ")])
  const curls = served.flatMap(({ url, documents }) => documents.slice(0, 1).map((first) => curlLine(first, url) ?? []))
  return `${textTable([["API", "URL", "DOCUMENT"], ...rows])}\n\n${curls.flat().join("\n")}\n\nReference to read and to try: /docs at each URL.\n\nCtrl-C stops.`
}
