import { execFileSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type Change, compareSpecs, type Severity } from "@serac/codegen/spec-diff"
import { repository } from "../../support/program.ts"
import { cache } from "../generate.ts"
import { type PublicDocument, publicDocuments } from "../public/documents.ts"
import { table } from "../public/table.ts"
import { type JudgedPair, judgedPairs } from "./judged-pairs.ts"

/** The page with the verdicts, relative to the repository. */
const page = "docs/document-changes.md"

/**
 * Compares the pairs of versions of public documents whose verdicts are known, and writes {@link page} if all are as expected.
 *
 * @param folder has the history of each repository, as `OWNER/NAME` or, without a work tree, as `OWNER+NAME/repo`
 * @param wanted a part of the documents' names; empty for all, which writes the page
 * @returns the number of pairs that are judged otherwise
 */
export async function runPairs(folder: string, wanted: string): Promise<number> {
  const rows: (readonly string[])[] = []
  let wrong = 0
  for (const pair of judgedPairs.filter(({ name }) => name.includes(wanted))) {
    const document = publicDocuments.find(({ name }) => name === pair.name) as PublicDocument
    const changes = await changesOf(folder, document, pair)
    // The gravest ones come first.
    const verdict = changes[0]?.severity ?? "none"
    if (verdict !== pair.verdict) {
      wrong += 1
      console.log(`${pair.name} ${pair.before}..${pair.after}: ${verdict} instead of ${pair.verdict}`)
      for (const { severity, path, message } of changes.filter((one) => one.severity === verdict).slice(0, 5))
        console.log(`  ${severity} ${path}: ${message}`)
    }
    const count = (severity: Severity) => changes.filter((one) => one.severity === severity).length
    const counts = [count("breaking"), count("additive"), count("editorial")].join(" / ")
    const link = `[${pair.before}..${pair.after}](https://github.com/${document.repository}/compare/${pair.before}...${pair.after})`
    rows.push([pair.name, link, verdict, counts, pair.because])
    console.log(`${pair.name} ${pair.before}..${pair.after}: ${verdict}`)
  }
  if (wrong === 0 && wanted === "") writeFileSync(join(repository, page), pageText(rows))
  console.log(`${rows.length} pairs, ${wrong} judged otherwise`)
  return wrong
}

async function changesOf(folder: string, document: PublicDocument, pair: JudgedPair): Promise<readonly Change[]> {
  const [before, after] = [pair.before, pair.after].map((commit) => versionAt(folder, document, commit))
  const { changes } = await compareSpecs(before ?? "", after ?? "", () => {})
  return changes
}

/** Writes a version of a document into the cache. @returns its path */
function versionAt(folder: string, { name, repository: from, path }: PublicDocument, commit: string): string {
  const places = [join(folder, from, ".git"), join(folder, from.replace("/", "+"), "repo")]
  const text = places.map((place) => show(place, `${commit}:${path}`)).find((one) => one !== undefined)
  if (text === undefined) throw new Error(`${folder} has no commit ${commit} of ${from}`)
  const out = join(cache, "pairs")
  mkdirSync(out, { recursive: true })
  const file = join(out, `${name}-${commit}${path.slice(path.lastIndexOf("."))}`)
  writeFileSync(file, text)
  return file
}

function show(place: string, object: string): Buffer | undefined {
  try {
    return execFileSync("git", [`--git-dir=${place}`, "show", object], {
      maxBuffer: 2 ** 28,
      stdio: ["ignore", "pipe", "ignore"],
    })
  } catch {
    return undefined
  }
}

function pageText(rows: readonly (readonly string[])[]): string {
  return `# Verdicts on changes of public documents

Versions of documents that their owners published, and what [\`serac diff\`](../packages/codegen/src/spec-diff) says of the change from one to the next. The reasons were written
from its lists of changes, by what a program that was written against the older version meets; nobody has read both versions beside them. A request that takes less breaks it; an answer that may hold more breaks it;
what it need not know of is additive. Nothing of the documents is part of this repository.

Made by \`pnpm generate:real --histories FOLDER\`, which reads the versions from clones of the repositories, compares them again, and ends with 1 if
one is judged otherwise. The numbers are changes that are breaking, additive and editorial.

${table(["Document", "Versions", "Verdict", "Changes", "Because"], rows)}
`
}
