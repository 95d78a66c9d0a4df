import { Command, Option } from "commander"
import { count } from "../documents.ts"

interface GenerateOptions {
  readonly spec: string
  readonly out: string
  readonly name?: string
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
    .addOption(new Option("--reference", "a Markdown page for each operation too, in reference/, and llms.txt"))
    .addOption(new Option("--collections", "the requests for Bruno and Postman too, in collections/"))
    .action(async (options: GenerateOptions) => {
      const { generatePackage } = await import("@serac/codegen")
      const { name, operations, changed } = await generatePackage(options)
      console.log(
        `${name}: ${count(operations, "operation")}, ${count(changed.length, "file")} written in ${options.out}`,
      )
    })
}
