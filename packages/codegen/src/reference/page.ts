import { unservedNote } from "../docs/unserved.ts"
import type { ClientTarget } from "../emit/target.ts"
import type { CommonModel, ParameterModel } from "../model/model.ts"
import { fenced, inlineCode } from "./markdown.ts"
import { safe } from "./safe.ts"
import { shortened } from "./shortened.ts"

/** The parts of an operation's page, for both families of clients; empty parts are omitted. */
export interface PageParts {
  readonly operation: CommonModel
  readonly title: string
  /** The request line, or the method and its endpoint, with a link to the section of the index. */
  readonly where: string
  /** The page of the operation that replaces a deprecated one. */
  readonly instead?: string
  readonly parameters: string
  readonly body: string
  readonly result: string
  readonly errors: string
  readonly curl: string
  readonly example: readonly string[]
  /** The example response; undefined if there is none. */
  readonly answer: unknown
}

/** The Markdown page of one operation. */
export function referencePage(target: ClientTarget, parts: PageParts): string {
  const { operation, title, where, parameters, body, result, errors, curl, example, answer } = parts
  const sections = [
    `# ${title}`,
    (operation.description ?? operation.summary ?? "").trim(),
    where,
    deprecation(parts),
    ...unservedNote(operation).map((note) => `**${note}**`),
    section("Parameters", parameters === "" && body === "" ? "None." : parameters),
    section("Body", body),
    section("Result", result),
    section("Errors", errors),
    section("Example", `${fenced("sh", curl)}\n\n${fenced("ts", example.join("\n"))}`),
    answer === undefined ? "" : exampleAnswer(answer),
  ]
  return `${madeBy(target)}\n\n${safe(sections.filter((text) => text !== "").join("\n\n"))}\n`
}

/** The first line of every file of the reference, a comment that is not rendered. */
export function madeBy({ command, source }: Pick<ClientTarget, "command" | "source">): string {
  return `<!-- Made by \`${command}\` from ${source}. Do not edit. -->`
}

/** The note on whether a parameter is required, for parameters such as the body that have no row in a table. */
export function required({ required: isRequired }: Pick<ParameterModel, "required">): string {
  return isRequired ? "Required." : "Optional."
}

function section(title: string, text: string): string {
  return text === "" ? "" : `## ${title}\n\n${text}`
}

function deprecation({ operation: { deprecated }, instead }: PageParts): string {
  if (deprecated === undefined) return ""
  const since = deprecated.since === undefined ? "" : ` since ${deprecated.since}`
  if (deprecated.replacedBy === undefined) return `**Deprecated${since}.**`
  const name = inlineCode(deprecated.replacedBy)
  return `**Deprecated${since}:** use ${instead === undefined ? name : `[${name}](${instead})`}.`
}

function exampleAnswer(value: unknown): string {
  const { json, isCut } = shortened(value)
  const note = isCut ? 'The response, shortened where `"..."` stands:' : "The response:"
  return `${note}\n\n${fenced("json", json)}`
}
