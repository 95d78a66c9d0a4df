import { readFileSync } from "node:fs"
import { join } from "node:path"
import { cache, typeErrorsOf } from "../generate.ts"
import { type CallOutcomes, callEachKind } from "./calls/calls.ts"
import { callKinds } from "./calls/kinds.ts"
import { type PublicDocument, publicDocuments } from "./documents.ts"
import { type Generated, generated, generators } from "./generators.ts"
import { table } from "./table.ts"
import { typeUsesOf } from "./type-uses.ts"

/** What became of a document. */
interface Outcome {
  readonly document: PublicDocument
  readonly made: Generated
  readonly pages: number
  readonly streams: number
  /** The compiler's errors with `exactOptionalPropertyTypes`, and without. */
  readonly errors: readonly [exact: readonly string[], loose: readonly string[]]
  /** What of the document's types programs use, and the compiler's errors in them. */
  readonly uses: Awaited<ReturnType<typeof typeUsesOf>>
  /** Absent where no client was generated. */
  readonly calls?: CallOutcomes
}

/**
 * Generates a client of each public document without flags, compiles it in both modes, makes a call of each kind against a mock, compiles
 * programs that use its types, and prints two tables.
 *
 * @param folder has a copy of each repository, as `OWNER/NAME`
 * @param wanted a part of the documents' names; empty for all
 * @returns the number of documents of which no client was generated, or none that compiles, or one with a kind of calls, or a program, that fails
 */
export async function runPublicDocuments(folder: string, wanted: string): Promise<number> {
  const outcomes: Outcome[] = []
  for (const document of publicDocuments.filter(({ name }) => name.includes(wanted))) {
    console.log(document.name)
    const outcome = await outcomeOf(folder, document)
    for (const line of linesOf(outcome)) console.log(`  ${line}`)
    outcomes.push(outcome)
  }
  console.log(`\n${tableOf(outcomes)}\n\n${callTable(outcomes)}`)
  const failed = outcomes.filter(
    ({ made, errors, uses, calls }) =>
      !made.isDone || errors.some((list) => list.length > 0) || uses.errors.length > 0 || failedKinds(calls).length > 0,
  )
  console.log(`\n${outcomes.length} documents, ${failed.length} with faults`)
  return failed.length
}

async function outcomeOf(folder: string, document: PublicDocument): Promise<Outcome> {
  const spec = join(folder, document.repository, document.path)
  const own = join(cache, "public/Serac", document.name)
  const made = await generated(generators.Serac, spec, own, `@real/${document.name}`)
  if (!made.isDone) return { document, made, pages: 0, streams: 0, errors: [[], []], uses: { hold: [], errors: [] } }
  const operations = readFileSync(join(own, "src/generated/operations.ts"), "utf8")
  const count = (member: RegExp) => [...operations.matchAll(member)].length
  const errors = ([true, false] as const).map((isExact) => typeErrorsOf([{ folder: own }], { isExact }))
  return {
    document,
    made,
    pages: count(/^ {2}pages: /gm),
    streams: count(/^ {2}stream: /gm),
    errors: errors as [readonly string[], readonly string[]],
    uses: await typeUsesOf(document.name, spec, own),
    calls: await callEachKind(own),
  }
}

/** What is to be told besides the table. */
function linesOf({ made, errors: [exact, loose], uses, calls }: Outcome): readonly string[] {
  return [
    ...made.told,
    ...new Set([...exact, ...loose, ...uses.errors]),
    ...uses.hold.map((what) => `a program uses ${what}`),
    ...failedKinds(calls).flatMap(([kind, faults]) => faults.map((fault) => `${kind}: ${fault}`)),
  ]
}

function failedKinds(calls: CallOutcomes | undefined): readonly (readonly [string, readonly string[]])[] {
  return callKinds.flatMap((kind) => {
    const outcome = calls?.[kind]
    return outcome !== undefined && "faults" in outcome ? [[kind, outcome.faults] as const] : []
  })
}

/** A column for each kind of calls. */
function callTable(outcomes: readonly Outcome[]): string {
  return table(
    ["Document", ...callKinds],
    outcomes.map(({ document, calls }) => [
      document.name,
      ...callKinds.map((kind) => {
        const outcome = calls?.[kind]
        if (outcome === undefined) return ""
        return "by" in outcome ? "yes" : `no (${outcome.faults.length})`
      }),
    ]),
  )
}

function tableOf(outcomes: readonly Outcome[]): string {
  return table(
    ["Document", "Operations", "ms", "KB", "Pages", "Streams", "Exact", "Loose"],
    outcomes.map(({ document, made, pages, streams, errors }) => [
      document.name,
      ...(made.isDone
        ? [made.operations, Math.round(made.milliseconds), Math.round(made.bytes / 1024), pages, streams]
        : ["fails", Math.round(made.milliseconds), "", "", ""]),
      ...(made.isDone ? errors.map(verdictOf) : ["", ""]),
    ]),
  )
}

const verdictOf = ({ length }: readonly string[]) => (length === 0 ? "compiles" : `${length} errors`)
