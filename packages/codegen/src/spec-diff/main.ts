import { fileURLToPath } from "node:url"
import { Command } from "commander"
import { gravest } from "./change.ts"
import { readJson } from "./read-json.ts"
import { formatChanges, formatVerdict } from "./report.ts"

const repository = fileURLToPath(new URL("../../../..", import.meta.url))

const specDiffProgram = new Command("spec-diff")
  .description("What changed between two versions of a spec, and what that asks of a release.")
  // Exit code 2 for usage errors, since 1 means that changes were found.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))

specDiffProgram
  .command("compare")
  .description("compare two bundled documents; exits 1 when a change is breaking, 2 when they cannot be compared")
  .argument("<before>", "a bundled openapi.json or openrpc.json")
  .argument("<after>", "the newer one")
  .action(async (before: string, after: string) => {
    const documents = [readJson(before), readJson(after)] as const
    // Loaded late, since the generator takes a second to load and invalid paths should be reported immediately.
    const { diffDocuments } = await import("./diff.ts")
    const changes = await diffDocuments(...documents)
    console.log(changes.length === 0 ? "no changes" : formatChanges(changes))
    process.exitCode = gravest(changes) === "breaking" ? 1 : 0
  })

specDiffProgram
  .command("check")
  .description("fail when a changeset is missing or smaller than the spec's changes demand")
  .option("--root <dir>", "the workspace", repository)
  .action(async (options: { root: string }) => {
    const { checkChangesets } = await import("./check.ts")
    const verdicts = await checkChangesets(options.root)
    for (const verdict of verdicts) console.log(formatVerdict(verdict))
    process.exitCode = verdicts.every(({ ok }) => ok) ? 0 : 1
  })

specDiffProgram
  .command("release")
  .description("turn the pending changesets into versions, in the packages and in the specs alike")
  .option("--root <dir>", "the workspace", repository)
  .action(async (options: { root: string }) => {
    const { release } = await import("./release.ts")
    release(options.root)
  })

try {
  await specDiffProgram.parseAsync()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
