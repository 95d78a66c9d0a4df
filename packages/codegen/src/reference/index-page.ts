import { listMarks } from "../docs/unserved.ts"
import type { CommonModel } from "../model/model.ts"
import { groupOf } from "../sample/rpc-sample.ts"
import { firstSentence, inlineCode } from "./markdown.ts"
import { madeBy } from "./page.ts"
import { safe } from "./safe.ts"
import { isRest, type ReferenceSource } from "./source.ts"

interface IndexEntry {
  readonly group: string
  readonly title: string
  readonly operation: CommonModel
}

/** The index of a reference: one line for every operation of a package, grouped by tag or namespace. */
export function indexPage(sources: readonly ReferenceSource[]): string {
  const [{ target } = { target: { command: "", source: "", packageName: "" } }] = sources
  const source = sources.map((one) => one.target.source).join(" and ")
  const entries = sources.flatMap(indexEntries)
  const groups = [...new Set(entries.map(({ group }) => group))]
  const linesOf = (group: string) => entries.filter((entry) => entry.group === group).map(indexLine)
  const sections = groups.map((group) => `## ${group}\n\n${linesOf(group).join("\n")}`)
  const title = sources.map(({ model }) => model.title).join("; ")
  const texts = [`# ${target.packageName}: reference`, `${title}. One page per operation.`, ...sections]
  return `${madeBy({ ...target, source })}\n\n${safe(texts.join("\n\n"))}\n`
}

function indexEntries(source: ReferenceSource): readonly IndexEntry[] {
  if (isRest(source))
    return source.model.operations.map((operation) => ({
      group: operation.tag ?? "Operations",
      title: operation.name,
      operation,
    }))
  return source.model.operations.map((operation) => ({
    group: groupOf(operation),
    title: operation.method,
    operation,
  }))
}

function indexLine({ title, operation }: IndexEntry): string {
  const { summary, description, file } = operation
  const text = `${listMarks(operation)}${firstSentence(description ?? summary ?? "")}`
  return `- [${inlineCode(title)}](${file}.md)${text === "" ? "" : `: ${text}`}`
}
