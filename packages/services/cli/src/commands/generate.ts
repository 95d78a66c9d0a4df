import type { CodegenError } from "@serac/codegen/package"
import { Command, Option } from "commander"
import { count } from "../words.ts"

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
    .description("Make a typed client package from an OpenAPI or OpenRPC document.")
    .addOption(new Option("--spec <file>", "the document, whole or split, YAML or JSON").makeOptionMandatory())
    .addOption(new Option("--out <folder>", "the package's folder, made where it is missing").makeOptionMandatory())
    .addOption(new Option("--name <name>", "the package's name (default: the folder's)"))
    .addOption(
      new Option("--only <operation...>", "these operations alone: ids, or 'GET /path'; * is any text (default: all)"),
    )
    .addOption(new Option("--skip <operation...>", "all operations but these"))
    .addOption(new Option("--reference", "a Markdown page for each operation too, in reference/, and llms.txt"))
    .addOption(new Option("--collections", "the requests for Bruno and Postman too, in collections/"))
    .action(async (options: GenerateOptions) => {
      const { generatePackage } = await import("@serac/codegen/package")
      const { name, operations, changed } = await generatePackage(options).catch((error: unknown) => {
        throw withAdvice(error)
      })
      console.log(
        `${name}: ${count(operations, "operation")}, ${count(changed.length, "file")} written in ${options.out}`,
      )
    })
}

/** Says how to go on without the operations that cannot be served. */
function withAdvice(error: unknown): unknown {
  const { refused = [], message } = error as Partial<CodegenError>
  if (refused.length === 0) return error
  const skips = refused.map((operation) => `--skip '${operation}'`).join(" ")
  return new Error(`${message}\nto leave ${refused.length === 1 ? "it" : "them"} out: ${skips}`, { cause: error })
}
