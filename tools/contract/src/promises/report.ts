import { type Allowed, neverSent, ofHttp } from "./allowed.ts"
import { documentedFields, fieldName, type JsonPointer } from "./fields.ts"
import type { Seen } from "./seen.ts"

/** One line for each status, header and field that a server sends but its document does not contain. */
export function undocumented(seen: Seen): readonly string[] {
  const lines = seen.operations.flatMap((operation) =>
    [...seen.answersOf(operation)].flatMap(([status, { headers, unknownFields }]) => {
      const promised = operation.answers.get(status)
      const where = `${operation.operationId} ${status}`
      if (promised === undefined) return [`${where}: the status`]
      return [
        ...[...headers]
          .filter((name) => !promised.headers.has(name) && !(name in ofHttp))
          .map((name) => `${where}: the header ${name}`),
        ...[...unknownFields].map((field) => `${where}: the field ${field}`),
      ]
    }),
  )
  return lines.sort()
}

/**
 * One line for each status, header and field in the document that the server never sent. Errors and 304 are shared by all
 * operations, so it is enough if any operation sent them. Operations that the server does not offer are left out.
 */
export function unsent(seen: Seen): readonly string[] {
  const served = seen.operations.filter((operation) => !seen.isUnserved(operation))
  const promised = new Set<string>()
  const sent = new Set<string>()
  const fields = new Set<JsonPointer>()
  for (const operation of served) {
    for (const [status, { headers, schema }] of operation.answers) {
      const of = whoseOf(operation.operationId, status)
      promised.add(`${of}: the status`)
      for (const name of headers) promised.add(`${of}: the header ${name}`)
      if (schema !== undefined) for (const place of documentedFields(seen.document, schema)) fields.add(place)
    }
  }
  for (const operation of seen.operations)
    for (const [status, { headers }] of seen.answersOf(operation)) {
      const of = whoseOf(operation.operationId, status)
      sent.add(`${of}: the status`)
      for (const name of headers) sent.add(`${of}: the header ${name}`)
    }
  const missing = [...promised].filter((line) => !sent.has(line))
  // If a status was never sent, its headers are not reported separately.
  const statuses = missing.filter((line) => line.endsWith(": the status")).map((line) => line.replace("the status", ""))
  const headers = missing.filter((line) => line.endsWith(": the status") || !statuses.some((of) => line.startsWith(of)))
  const sentNames = new Set([...seen.fields].map(fieldName))
  const lost = [...fields].filter((place) => !seen.fields.has(place)).map(fieldName)
  return [...headers, ...new Set(lost.filter((name) => !sentNames.has(name)).map((name) => `the field ${name}`))].sort()
}

/** One line for each operation that a server does not offer. */
export function unserved(seen: Seen): readonly string[] {
  return seen.operations.filter((operation) => seen.isUnserved(operation)).map(({ operationId }) => operationId)
}

/** The owner of a response: the operation for a success; all others are shared. */
function whoseOf(operationId: string, status: number): string {
  return status < 300 ? `${operationId} ${status}` : `any ${status}`
}

/** The lines that no rule allows, and the rules that apply to no line. */
export function judged(lines: readonly string[], rules: readonly Allowed[] = neverSent) {
  return {
    unexplained: lines.filter((line) => !rules.some(({ what }) => what.test(line))),
    idle: rules.filter(({ what }) => !lines.some((line) => what.test(line))).map(({ reason }) => reason),
  }
}
