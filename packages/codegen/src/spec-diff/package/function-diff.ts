import { type Change, canonical, type JsonValue } from "../change.ts"
import type { Document } from "../document.ts"
import type { Surface, SurfaceOperation } from "./surface.ts"

/** The effects of a changed operation on callers of its function. */
export function diffFunction(
  before: Surface,
  was: SurfaceOperation,
  after: Surface,
  is: SurfaceOperation,
): readonly Change[] {
  const say = (severity: Change["severity"], message: string): Change => ({ severity, path: is.place, message })
  if (was.name !== is.name && !isFormerName(was, after, is)) return [say("breaking", renamed(was, is))]
  const alias =
    was.name === is.name ? [] : [say("additive", `${was.name} is ${is.name} now, and stays as a deprecated alias`)]
  const changes = [...alias, ...kindChange(was, is, say), ...resultChange(before, was, after, is, say)]
  if (changes.length > 0) return changes
  const [from, to] = [signatureText(before, was), signatureText(after, is)]
  return from === to ? [] : [say("breaking", `the signature of ${is.name} changed from \`${from}\` to \`${to}\``)]
}

/** Whether all exports of the old name still exist. */
function isFormerName(was: SurfaceOperation, after: Surface, is: SurfaceOperation): boolean {
  return is.formerNames?.includes(was.name) === true && was.exported.every((name) => after.exports.has(name))
}

type Say = (severity: Change["severity"], message: string) => Change

function renamed(was: SurfaceOperation, is: SurfaceOperation): string {
  const names = [was.name, ...was.exported.filter((name) => name !== was.name).sort()].join(", ")
  return (
    `the function ${was.name} is ${is.name} now: ` +
    `imports of ${names} and the client's ${was.name} no longer compile`
  )
}

/** A result is Pages, a single value, or nothing. */
function kindChange(was: SurfaceOperation, is: SurfaceOperation, say: Say): readonly Change[] {
  const [from, to] = [listedItems(was), listedItems(is)]
  if (from !== undefined && to === undefined)
    return [
      say(
        "breaking",
        `${is.name} answers one page instead of Pages: \`for await\` over it and \`.pages()\` no longer compile, ` +
          "and `await` gives the page's body itself",
      ),
    ]
  if (from === undefined && to !== undefined)
    return [say("breaking", `${is.name} answers Pages now: \`await\` gives a page, whose body is its \`data\``)]
  if (from !== to)
    return [
      say(
        "breaking",
        `the items of ${is.name} are those of "${to}", no longer of "${from}": loops over it get other items`,
      ),
    ]
  if (hasResult(was) && !hasResult(is))
    return [say("breaking", `${is.name} answers nothing any more: code that reads its result no longer compiles`)]
  return !hasResult(was) && hasResult(is) ? [say("additive", `${is.name} has a result now`)] : []
}

/** The type of a result is the union of those for all of its statuses, so an additional status may widen it. */
function resultChange(
  before: Surface,
  was: SurfaceOperation,
  after: Surface,
  is: SurfaceOperation,
  say: Say,
): readonly Change[] {
  const known = new Map(resultsOf(was).map(({ status, schema }) => [status, schemaText(before.document, schema)]))
  if (!hasResult(was)) return []
  return resultsOf(is)
    .filter(
      ({ status, schema }) => !known.has(status) && ![...known.values()].includes(schemaText(after.document, schema)),
    )
    .map(({ status }) =>
      say(
        "breaking",
        `${is.typeName}Result includes what status ${status} answers now: code that reads one result no longer compiles`,
      ),
    )
}

const listedItems = (operation: SurfaceOperation): string | undefined =>
  "id" in operation ? operation.items : undefined

const resultsOf = (operation: SurfaceOperation) =>
  "id" in operation ? operation.responses.filter(({ isResult }) => isResult) : []

const hasResult = (operation: SurfaceOperation): boolean =>
  !("id" in operation) || resultsOf(operation).some(({ schema }) => schema !== undefined)

const schemaText = (document: Document, schema: unknown): string =>
  schema === undefined ? "nothing" : canonical(document.resolve(schema as JsonValue, "").value)

/** The signature without optionality of the parameters, which follows from the parameters and is compared there. */
const signatureText = (surface: Surface, { name }: SurfaceOperation): string =>
  (surface.exports.get(name)?.text ?? "").replace("parameters?:", "parameters:").replace(/^export function \w+/, "")
