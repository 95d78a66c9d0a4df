import { readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { repository } from "./program.ts"

/** A piece of code that documentation shows. */
export interface Snippet {
  /** Where it stands, `packages/clients/data/README.md:12`. */
  readonly place: string
  readonly code: string
}

/** The examples of the doc comments of a source: fenced, or bare up to the next tag. */
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
 * The TypeScript of a README. A block without an import goes on from the block before it, in a scope of its own, as a
 * reader takes it.
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

function placeOf(file: string, text: string, index: number, lines: number): string {
  return `${relative(repository, file)}:${text.slice(0, index).split("\n").length + lines + 1}`
}

/**
 * A file name for a snippet beside the file that shows it, so that it finds what that package depends on. A page of docs/ is no package's:
 * its snippets depend on what tools/ci/src/docs does.
 */
export function fileOf(snippet: Snippet): string {
  const [path = "", line = ""] = snippet.place.split(":")
  const shownIn = path.startsWith("docs/") ? `tools/ci/${path.replaceAll("/", "-")}` : path
  return join(repository, dirname(shownIn), `${shownIn.split("/").at(-1)}.${line}.mts`)
}
