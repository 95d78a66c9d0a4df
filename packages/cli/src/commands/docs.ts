import { Command, Option } from "commander"
import { readDocuments } from "../docs/read-documents.ts"
import { startDocs } from "../docs/start-docs.ts"
import { hostOption, portOption, warnIfExposed } from "../options.ts"
import { serveUntilStopped } from "../serve.ts"
import { countedNoun } from "../words.ts"

interface DocsOptions {
  readonly port: number
  readonly host: string
  readonly out?: string
}

const docsPort = 4030

/** `serac docs [document...]` */
export function docsCommand(): Command {
  return new Command("docs")
    .description("Serve a reference of OpenAPI and OpenRPC documents, to read, to search and to try, until Ctrl-C.")
    .argument(
      "[document...]",
      "OpenAPI or OpenRPC files, single or split, YAML or JSON (default: those of the six APIs)",
    )
    .addOption(portOption("port; 0 for any free port").default(docsPort))
    .addOption(hostOption())
    .addOption(new Option("--out <dir>", "write the reference as files for any web server, instead of serving it"))
    .addHelpText(
      "after",
      `
Examples:
  serac docs
      the six APIs
  serac docs openapi.yaml
      a document of your own
  serac docs openapi.yaml openrpc.json --out public/docs
      files to publish, which can be opened without a server too`,
    )
    .action(async (files: readonly string[], { port, host, out }: DocsOptions) => {
      const site = await readDocuments(files)
      if (out !== undefined) {
        const { exportSite } = await import("@serac/web/reference")
        await exportSite(site, out)
        console.log(
          `The reference of ${countedNoun(site.documents.length, "document")} is in ${out}: open ${out}/index.html`,
        )
        return
      }
      warnIfExposed(host, (line) => console.error(`warning: ${line}`))
      await serveUntilStopped(
        () => startDocs(site, host, port),
        ({ url }) =>
          console.log(
            `The reference of ${countedNoun(site.documents.length, "document")} is at ${url}\n\nCtrl-C stops.`,
          ),
      )
    })
}
