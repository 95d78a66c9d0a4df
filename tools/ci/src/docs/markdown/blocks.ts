import type { DocPage } from "./pages.ts"

/** A fenced block of a page. */
export interface CodeBlock {
  /** `docs/recipes.md:12`: the line of its fence. */
  readonly place: string
  /** The page, from the root of the repository. */
  readonly path: string
  /** The heading it is under; empty before the first. */
  readonly heading: string
  /** The word after its fence; empty without one. */
  readonly language: string
  /** The text after the language: the name of the file that a reader saves the block as, or `output`; empty without one. */
  readonly info: string
  /** The reason why the block is not run, from the line before it: `<!-- not run: why -->`. */
  readonly notRun: string | undefined
  readonly code: string
}

const fence = /^( *)(`{3,}|~{3,}) *([^\s`]*) *(.*)$/
const reason = /^ *<!-- not run: (.+) -->$/

/** Every block of a page, also those in lists. */
export function allBlocksOf({ path, text }: DocPage): readonly CodeBlock[] {
  const blocks: CodeBlock[] = []
  const lines = text.split("\n")
  let heading = ""
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ""
    heading = /^#{2,4} (.+)$/.exec(line)?.[1] ?? heading
    const [opening, indent = "", ticks = "", language = "", info = ""] = fence.exec(line) ?? []
    if (opening === undefined) continue
    const first = index + 1
    while (++index < lines.length && lines[index]?.trim() !== ticks);
    const code = lines.slice(first, index).map((each) => `${each.replace(new RegExp(`^ {0,${indent.length}}`), "")}\n`)
    const before = lines.slice(0, first - 1).findLast((each) => each.trim() !== "") ?? ""
    const [, notRun] = reason.exec(before) ?? []
    blocks.push({ place: `${path}:${first}`, path, heading, language, info: info.trim(), notRun, code: code.join("") })
  }
  return blocks
}

/** The blocks of a page in one language. */
export function codeBlocks(page: DocPage, language: string): readonly CodeBlock[] {
  return allBlocksOf(page).filter((block) => block.language === language)
}
