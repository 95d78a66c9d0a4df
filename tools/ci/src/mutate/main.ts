import { relative, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { Command, InvalidArgumentError } from "commander"
import { changedFiles, defaultBase, namedSources } from "./changed-files.ts"
import { resultLine, survivorLines } from "./report.ts"

const workspace = fileURLToPath(new URL("../../../..", import.meta.url))

function wholeNumber(least: number) {
  return (text: string): number => {
    const number = Number(text)
    if (text.trim() === "" || !Number.isSafeInteger(number) || number < least)
      throw new InvalidArgumentError(`It is a whole number from ${least} on.`)
    return number
  }
}

interface Options {
  readonly root: string
  readonly since?: string
  readonly seed: number
  readonly limit: number
  readonly seconds: number
  readonly project: readonly string[]
}

const mutateProgram = new Command("mutate")
  .description(
    "Changes the code in small ways, one at a time, and tells which changes no test notices. " +
      "Ends with 1 when there are any, with 2 when nothing could be tried.",
  )
  .argument("[files...]", "sources, or folders of them; without any, those that changed")
  .option("--root <folder>", "the workspace", workspace)
  .option("--since <ref>", "what changed since this commit (default: where the branch left main, on main HEAD~1)")
  .option("--seed <number>", "chooses among the mutants when there are more than the limit", wholeNumber(0), 1)
  .option("--limit <number>", "mutants that are run at most", wholeNumber(1), 50)
  .option(
    "--seconds <number>",
    "run only the fastest files of tests that reach a mutant, as many as take so long together",
    wholeNumber(1),
    60,
  )
  .option(
    "--project <name>",
    "run the tests of this vitest project too, for example store:slow; may be given several times",
    (name: string, before: readonly string[]) => [...before, name],
    [] as readonly string[],
  )
  // Usage errors exit with 2, since 1 means a surviving mutant.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .action(async (given: readonly string[], { root, since, seed, limit, seconds, project }: Options) => {
    const files =
      given.length > 0
        ? namedSources(
            root,
            given.map((file) => relative(root, resolve(file))),
          )
        : changedFiles(root, since ?? defaultBase(root))
    if (files.length === 0) {
      console.log("no source has changed")
      return
    }
    // StrykerJS takes a second to load, so it is loaded after the options are checked.
    const { mutate } = await import("./mutate.ts")
    const results = await mutate({
      root,
      files,
      seed,
      limit,
      seconds,
      projects: project,
      onSample: ({ run, all, projects }) =>
        console.log(
          `${run} of ${all} mutants in ${files.length} ${files.length === 1 ? "file" : "files"}, seed ${seed}, tests of ${projects.join(", ")}`,
        ),
      onResult: (result) => console.log(resultLine(result)),
    })
    const survivors = results.filter(({ outcome }) => outcome.kind !== "noticed")
    for (const line of survivors.flatMap(survivorLines)) console.log(line)
    console.log(`${results.length - survivors.length} noticed, ${survivors.length} not`)
    process.exitCode = survivors.length === 0 ? 0 : 1
  })

try {
  await mutateProgram.parseAsync()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
