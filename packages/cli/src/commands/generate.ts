import type { CodegenError } from "@serac/codegen/package"
import { Command, Option } from "commander"
import { countedNoun } from "../words.ts"

interface GenerateOptions {
  readonly spec: string
  readonly out: string
  readonly name?: string
  readonly only?: readonly string[]
  readonly skip?: readonly string[]
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
    .addOption(new Option("--reference", "also write a Markdown page per operation, in reference/, and llms.txt"))
    .addOption(new Option("--collections", "also write requests for Bruno and Postman, in collections/"))
    .action(async (options: GenerateOptions) => {
      const { generatePackage } = await import("@serac/codegen/package")
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
