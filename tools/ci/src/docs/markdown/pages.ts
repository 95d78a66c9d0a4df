import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { repository } from "../repository.ts"

/** A Markdown file of the repository. */
export interface DocPage {
  /** From the root of the repository: `docs/concepts.md`. */
  readonly path: string
  readonly text: string
}

/** The hand-written Markdown, without generated references, fixtures and changesets. */
export function writtenPages(): readonly DocPage[] {
  const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], {
    cwd: repository,
    encoding: "utf8",
  })
  return tracked
    .split("\n")
    .filter((path) => path !== "" && !/^\.changeset\/|\/reference\/|\/fixtures\/.*\/|^docs\/collections\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(repository, path), "utf8") }))
}

/** Whether a page begins in an empty folder with packages from a registry: `pnpm release:dry --guides` runs it. */
export const isFromEmptyFolder = ({ text }: DocPage): boolean => text.includes("\n<!-- from an empty folder -->\n")
