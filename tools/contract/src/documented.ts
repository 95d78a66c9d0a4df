import type { AnyJson, Client } from "./documents.ts"

/* The promises of the documents, collected independently of the cases: a plain walk that knows nothing of parameters,
 clients or servers. The meta-test compares the two. */

const at = (document: AnyJson, value: AnyJson): AnyJson => {
  if (typeof value?.$ref !== "string") return value
  let part = document
  for (const name of value.$ref.split("/").slice(1)) part = part[name.replaceAll("~1", "/").replaceAll("~0", "~")]
  return at(document, part)
}

/** The ids of all documented responses of an OpenAPI document. */
export function documentedAnswers({ api, document }: Client): string[] {
  const ids: string[] = []
  for (const path of Object.keys(document.paths))
    for (const [method, operation] of Object.entries<AnyJson>(document.paths[path])) {
      if (!["get", "put", "post", "delete", "patch", "head", "options", "trace"].includes(method)) continue
      for (const [status, response] of Object.entries<AnyJson>(operation.responses)) {
        const content = at(document, response).content ?? {}
        const examples = Object.values<AnyJson>(content).flatMap((media) => Object.keys(media.examples ?? {}))
        const name = operation.operationId ?? `${method} ${path}`
        if (Object.keys(content).length === 0) ids.push(`${api} ${name} ${status}`)
        // A body without a named example cannot be requested, so it gets a name that no case has.
        else if (examples.length === 0) ids.push(`${api} ${name} ${status} (no named example)`)
        else ids.push(...examples.map((example) => `${api} ${name} ${status} ${example}`))
      }
    }
  return ids
}

/** The ids of all documented examples of results and errors in an OpenRPC document. */
export function documentedExamples({ api, document }: Client): string[] {
  return document.methods.flatMap((reference: AnyJson) => {
    const method = at(document, reference)
    const results = (method.examples ?? []).map((example: AnyJson) => at(document, example).name)
    const errors = Object.keys(method["x-error-examples"] ?? {})
    return [
      ...(results.length === 0 ? ["(no result example)"] : results),
      ...(errors.length === 0 ? ["(no error example)"] : errors),
    ].map((example) => `${api} ${method.name} ${example}`)
  })
}
