import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { repository } from "../repository.ts"

/** A Markdown file of the repository. */
export interface Page {
  /** From the root of the repository: `docs/concepts.md`. */
  readonly path: string
  readonly text: string
}

/** The Markdown that people wrote: not generated references and fixtures, not changesets. */
export function writtenPages(): readonly Page[] {
  const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], {
    cwd: repository,
    encoding: "utf8",
  })
  return tracked
    .split("\n")
    .filter((path) => path !== "" && !/^\.changeset\/|\/reference\/|\/fixtures\/.*\/|^docs\/collections\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(repository, path), "utf8") }))
}

/** A fenced block of a page. */
export interface Block {
  /** `docs/recipes.md:12` */
  readonly place: string
  /** The heading it is under; empty before the first. */
  readonly heading: string
  readonly code: string
}

/** The blocks of a page in one language. */
export function blocksOf({ path, text }: Page, language: string): readonly Block[] {
  const blocks: Block[] = []
  let heading = ""
  const pattern = /^#{2,4} (.+)$|^```(\w*)\n([\s\S]*?)^```$/gm
  for (const { 1: title, 2: name, 3: code = "", index } of text.matchAll(pattern)) {
    if (title !== undefined) heading = title
    else if (name === language)
      blocks.push({ place: `${path}:${text.slice(0, index).split("\n").length}`, heading, code })
  }
  return blocks
}
