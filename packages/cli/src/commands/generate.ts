import type { CodegenError } from "@serac/codegen/package"
import { Command, Option } from "commander"
import { loadOptional } from "../optional-package.ts"
import { countedNoun } from "../words.ts"

interface GenerateOptions {
  readonly spec: string
  readonly out: string
  readonly name?: string
  readonly only?: readonly string[]
  readonly skip?: readonly string[]
  readonly pages?: string
  readonly groups?: boolean
  readonly names?: string
  readonly dates?: "string" | "Date"
  readonly enums?: "union" | "object"
  readonly reference?: boolean
  readonly collections?: boolean
}

/** `serac generate` */
export function generateCommand(): Command {
  return new Command("generate")
    .description("Generate a typed client package from an OpenAPI or OpenRPC document.")
    .addOption(
      new Option("--spec <file>", "OpenAPI or OpenRPC file, single or split, YAML or JSON").makeOptionMandatory(),
    )
    .addOption(new Option("--out <folder>", "folder of the package; created if missing").makeOptionMandatory())
    .addOption(new Option("--name <name>", "name of the package (default: the name of the folder)"))
    .addOption(
      new Option(
        "--only <operation...>",
        "only these operations: operation IDs or 'GET /path', * matches any text (default: all)",
      ),
    )
    .addOption(new Option("--skip <operation...>", "leave out these operations"))
    .addOption(
      new Option(
        "--pages <file>",
        "YAML or JSON that corrects which operations are listings, and how their pages follow",
      ),
    )
    .addOption(new Option("--groups", "group the operations by their first tag: client.files.get"))
    .addOption(
      new Option(
        "--names <file>",
        "YAML or JSON with names by operation: 'getFile', or 'files.get' for a group and a name in it",
      ),
    )
    .addOption(
      new Option("--dates <type>", "what dates with a time are in the client (default: string)").choices([
        "string",
        "Date",
      ]),
    )
    .addOption(
      new Option(
        "--enums <form>",
        "what named enumerations are: unions, or objects of their values (default: union)",
      ).choices(["union", "object"]),
    )
    .addOption(new Option("--reference", "also write a Markdown page per operation, in reference/, and llms.txt"))
    .addOption(new Option("--collections", "also write requests for Bruno and Postman, in collections/"))
    .action(async (options: GenerateOptions) => {
      const { generatePackage } = await loadOptional(
        "generate",
        "@serac/codegen",
        () => import("@serac/codegen/package"),
      )
      const { name, operations, changed, warnings } = await generatePackage(options).catch((error: unknown) => {
        throw withAdvice(error)
      })
      for (const warning of warnings) console.error(`warning: ${warning}`)
      console.log(
        `${name}: ${countedNoun(operations, "operation")}, ${countedNoun(changed.length, "file")} written in ${options.out}`,
      )
    })
}

/** Adds advice to an error: how to exclude unsupported operations. */
function withAdvice(error: unknown): unknown {
  const { refused = [], message } = error as Partial<CodegenError>
  if (refused.length === 0) return error
  const skips = refused.map((operation) => `--skip '${operation}'`).join(" ")
  return new Error(`${message}\nto leave ${refused.length === 1 ? "it" : "them"} out, add: ${skips}`, { cause: error })
}
