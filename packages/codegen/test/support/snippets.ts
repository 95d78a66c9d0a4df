import { readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { repository } from "./program.ts"

/** A code snippet in documentation. */
export interface Snippet {
  /** Its location, such as `packages/clients/data/README.md:12`. */
  readonly place: string
  readonly code: string
}

/** The examples in a source file's doc comments: fenced, or plain text up to the next tag. */
export function examplesOf(file: string): readonly Snippet[] {
  const text = readFileSync(file, "utf8")
  return [...text.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(({ 0: comment, index }) => {
    const lines = comment.split("\n").map((line) => line.replace(/^\s*(\/\*\*|\*\/|\*) ?/, ""))
    return lines.flatMap((line, at) => {
      if (!line.startsWith("@example")) return []
      const following = lines.slice(at + 1)
      const end = following.findIndex((next) => next.startsWith("@"))
      const block = following.slice(0, end === -1 ? following.length : end)
      const isFenced = block.some((next) => next.startsWith("```"))
      const fences = block.flatMap((next, position) => (next.startsWith("```") ? [position] : []))
      const code = isFenced ? block.slice((fences[0] ?? 0) + 1, fences[1]) : block
      return [{ place: placeOf(file, text, index ?? 0, at), code: code.join("\n") }]
    })
  })
}

/**
 * The TypeScript blocks of a README. A block without an import continues the previous block, in a scope of its own, as
 * readers understand it.
 */
export function blocksOf(file: string): readonly Snippet[] {
  const text = readFileSync(file, "utf8")
  const snippets: { place: string; code: string }[] = []
  for (const { 1: code = "", index } of text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)) {
    const last = snippets.at(-1)
    if (last === undefined || /^import /m.test(code)) snippets.push({ place: placeOf(file, text, index ?? 0, 0), code })
    else last.code += `{\n${code}}\n`
  }
  return snippets
}

/** The TypeScript files that a page has its reader save, by path in a folder of the page's own, where they find each other. */
export function savedFilesOf(page: string): ReadonlyMap<string, string> {
  const folder = join(repository, "tools/ci", `${relative(repository, page).replaceAll("/", "-")}-files`)
  const blocks = readFileSync(page, "utf8").matchAll(/^```ts (\S+\.ts)\n([\s\S]*?)^```$/gm)
  return new Map([...blocks].map(([, name = "", code = ""]) => [join(folder, name), code]))
}

function placeOf(file: string, text: string, index: number, lines: number): string {
  return `${relative(repository, file)}:${text.slice(0, index).split("\n").length + lines + 1}`
}

/**
 * A file name for a snippet in the folder of the file that contains it, so that it resolves that package's dependencies. A page of docs/
 * belongs to no package, so its snippets use the dependencies of tools/ci/src/docs.
 */
export function fileOf(snippet: Snippet): string {
  const [path = "", line = ""] = snippet.place.split(":")
  const shownIn = path.startsWith("docs/") ? `tools/ci/${path.replaceAll("/", "-")}` : path
  return join(repository, dirname(shownIn), `${shownIn.split("/").at(-1)}.${line}.mts`)
}
