import { Argument, Command, Option } from "commander"
import { ExitCode } from "../exit-code.ts"
import { loadOptional } from "../optional-package.ts"

interface DiffOptions {
  readonly json?: boolean
}

/** `serac diff` */
export function diffCommand(): Command {
  return new Command("diff")
    .description("Compare two versions of an OpenAPI or OpenRPC document, and say which version step the changes need.")
    .addArgument(new Argument("<before>", "the older document: a file, single or split, YAML or JSON"))
    .addArgument(new Argument("<after>", "the newer one"))
    .addOption(new Option("--json", "print JSON: the changes, the version of the older document and the step"))
    .addHelpText(
      "after",
      `
A change is judged for clients that were built with the older document, and for programs that use the package which
serac generate makes of it: breaking, additive or editorial. From 1.0 on, a breaking change needs a major step, an
additive one a minor, an editorial one a patch; below 1.0 a breaking change needs a minor step.

Exit code: 0 when no change is breaking, 1 when one is, 2 when the documents cannot be compared.

Examples:
  serac diff openapi.old.yaml openapi.yaml
  git show main:openapi.yaml > /tmp/old.yaml && serac diff /tmp/old.yaml openapi.yaml`,
    )
    .action(async (before: string, after: string, { json }: DiffOptions) => {
      const { compareSpecs } = await loadOptional("diff", "@serac/codegen", () => import("@serac/codegen/spec-diff"))
      const comparison = await compareSpecs(before, after, (line) => console.error(`warning: ${line}`)).catch(
        (error: unknown) => {
          console.error(`error: ${error instanceof Error ? error.message : String(error)}`)
          throw new ExitCode(2)
        },
      )
      const { diffWords } = await import("../diff/diff-words.ts")
      console.log(json ? JSON.stringify(comparison, null, 2) : diffWords(comparison))
      if (comparison.changes.some(({ severity }) => severity === "breaking")) throw new ExitCode(1)
    })
}
