import { relative } from "node:path"
import { fileURLToPath } from "node:url"
import { BaseSequencer, type TestSpecification } from "vitest/node"
import { slowFiles } from "./slow-files.ts"

const repository = fileURLToPath(new URL("../../..", import.meta.url))

/**
 * Runs the files of a project consecutively, so that a worker continues with files of the same project: first projects that need a server, last the
 * fast ones, so that no core is idle at the end. Within a project, the longest files come first; otherwise the order is vitest's.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const secondsOf = ({ moduleId }: TestSpecification) => slowFiles[relative(repository, moduleId)] ?? 0
    const longest = new Map<string, number>()
    for (const file of sorted)
      longest.set(file.project.name, Math.max(longest.get(file.project.name) ?? 0, secondsOf(file)))
    const rankOf = ({ project: { name } }: TestSpecification) =>
      name === "together" ? -1 : name.startsWith("together:") ? Number.POSITIVE_INFINITY : (longest.get(name) ?? 0)
    const compare = (one: TestSpecification, other: TestSpecification) =>
      one.project.name === other.project.name
        ? secondsOf(other) - secondsOf(one)
        : rankOf(other) - rankOf(one) || (one.project.name < other.project.name ? -1 : 1)
    return sorted.sort(compare)
  }
}
