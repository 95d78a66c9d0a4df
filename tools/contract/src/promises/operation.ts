import { type AnyJson, resolveExample } from "../documents.ts"
import { type RestOperationEntry, restOperations } from "../rest-cases.ts"
import type { JsonPointer } from "./fields.ts"

/** The documented parts of one response. */
export interface Promised {
  /** Header names in lower case. */
  readonly headers: ReadonlySet<string>
  /** The schema of the body; undefined if there is none. */
  readonly schema: JsonPointer | undefined
}

/** The documented parts of an operation. */
export interface PromisedOperation extends RestOperationEntry {
  readonly answers: ReadonlyMap<number, Promised>
  readonly pattern: RegExp
}

/** The operations of a document, in order. */
export function promisedOperations(document: AnyJson): readonly PromisedOperation[] {
  return restOperations(document).map((entry) => {
    const answers = Object.keys(entry.operation.responses).map((status): [number, Promised] => {
      const place = `/paths/${entry.path.replaceAll("/", "~1")}/${entry.method.toLowerCase()}/responses/${status}`
      const [at, response] = followed(document, place)
      const headers = new Set(Object.keys(response.headers ?? {}).map((name) => name.toLowerCase()))
      const hasBody = response.content?.["application/json"]?.schema !== undefined
      return [Number(status), { headers, schema: hasBody ? `${at}/content/application~1json/schema` : undefined }]
    })
    const segments = entry.path.split(/\{\w+\}/).map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    const parameters = [...entry.parameters, ...textsOfBody(document, entry)]
    return { ...entry, parameters, answers: new Map(answers), pattern: new RegExp(`^${segments.join("[^/]*")}$`) }
  })
}

/** The required string members of a body, as parameters, so that values from other responses are tried for them too. */
function textsOfBody(document: AnyJson, { operation }: RestOperationEntry): readonly AnyJson[] {
  const body = resolveExample(document, operation.requestBody)?.content?.["application/json"]?.schema
  const { properties = {}, required = [] } = resolveExample(document, body) ?? {}
  return (required as readonly string[]).flatMap((name) => {
    const schema = resolveExample(document, properties[name])
    return schema?.type === "string" ? [{ name, in: "body", required: true, schema }] : []
  })
}

/** A part of a document with its location, after resolving references. */
function followed(document: AnyJson, place: JsonPointer): readonly [JsonPointer, AnyJson] {
  const value = resolveExample(document, { $ref: `#${place}` })
  const names = place.split("/").slice(1)
  const raw = names
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((part: AnyJson, name) => part?.[name], document)
  return typeof raw?.$ref === "string" ? followed(document, raw.$ref.slice(1)) : [place, value]
}
