import { expect, test } from "vitest"
import { errorsOf } from "../../src/reference/model/error-list.ts"
import { detailsOf } from "../../src/reference/model/read-details.ts"
import { readReference } from "../../src/reference/model/read-reference.ts"
import type { Reference, ReferenceOperation } from "../../src/reference/model/reference.ts"
import { callSample } from "../../src/reference/model/samples.ts"
import { schemaNode } from "../../src/reference/model/schema-node.ts"
import { searchIndex } from "../../src/reference/model/search.ts"
import { serversOf } from "../../src/reference/model/servers.ts"
import { realDocument, realFiles } from "./support/documents.ts"

/** The reason why an operation cannot be called; undefined if it can. */
function refusal(reference: Reference, operation: ReferenceOperation): string | undefined {
  const [server] = serversOf(reference, operation)
  if (server === undefined) return "no server"
  try {
    callSample(reference, operation, { origin: "http://a.example", server, variables: {} })
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** The operations that no client can send, or that the document leaves undefined; `pnpm generate:real` reports the same ones. */
const refused = [
  /path has a query or a fragment/,
  /style/,
  /a notification has no result/,
  /which fetch does not send/,
  /is not in the path|of the path is no parameter/,
  /media type|multipart|security/,
  /as the request decides/,
  /which a client cannot send together/,
]

test.each(realFiles)("%s has a page for each operation and schema", (file) => {
  const reference = readReference("real", realDocument(file))
  const counted = countOperations(reference)
  expect({ operations: reference.operations.length, isNamed: reference.title !== "" }).toEqual({
    operations: counted,
    isNamed: true,
  })
  // A sample of at most about 40 of a document's operations.
  const step = Math.ceil(counted / 40)
  const looked = reference.operations.filter((_, index) => index % step === 0)
  const refusals = looked.flatMap((operation) => {
    const { parameters, results, body } = detailsOf(reference, operation)
    const schemas = [...parameters, ...results.flatMap(({ contents }) => contents), ...(body?.contents ?? [])]
    for (const { schema } of schemas) schemaNode(reference.lookup, schema)
    return refusal(reference, operation) ?? []
  })
  expect(refusals.filter((why) => !refused.some((pattern) => pattern.test(why)))).toEqual([])
  expect(searchIndex([reference]).length).toBeGreaterThanOrEqual(counted)
  expect(errorsOf(reference).every(({ operations }) => operations.length > 0)).toBe(true)
})

function countOperations({ document, lookup }: Reference): number {
  if (Array.isArray(document.methods)) return document.methods.length
  const verbs = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]
  const items = Object.values(document.paths ?? {}).map((item) => lookup.object(item))
  return items.flatMap((item) => Object.keys(item).filter((key) => verbs.includes(key))).length
}
