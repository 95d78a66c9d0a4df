import { type Located, locatePart } from "../openrpc/document.ts"
import type { ContractRequest } from "./contract-case.ts"
import { exampleValue } from "./example-value.ts"
import { contractBody } from "./rest-body.ts"
import { inventedCredentials, type SentCredentials } from "./rest-credentials.ts"
import { membersAt, type OpenApiPart, type RestOperation } from "./rest-operation.ts"
import { simpleText, type WrittenParameter, writtenPairs } from "./rest-target.ts"

/** Which values a request has. */
export interface RequestChoice {
  /** Whether optional parameters are sent too, where the document has an example of them. */
  readonly isWhole: boolean
  /** Values that replace those of the document, by the parameter's name. */
  readonly instead?: Readonly<Record<string, unknown>>
  readonly isMock: boolean
}

/** A request, with the names of the values that were made of schemas; or why there is none. */
export type PlannedRequest =
  | { readonly request: ContractRequest; readonly sampled: readonly string[] }
  | { readonly reason: string }

const none: SentCredentials = { headers: {}, query: [], cookies: [] }

/** The request of an operation with the values of its document. */
export function restRequest(
  document: object,
  operation: RestOperation,
  sample: (pointer: string) => unknown,
  { isWhole, instead = {}, isMock }: RequestChoice,
): PlannedRequest {
  const credentials = isMock ? inventedCredentials(document, operation) : none
  const headers: Record<string, string> = { accept: "application/json, */*;q=0.5", ...credentials.headers }
  const [query, cookies] = [[...credentials.query], [...credentials.cookies]]
  const sampled: string[] = []
  let target = operation.path
  for (const parameter of operation.parameters) {
    const { name, in: place, required } = parameter.part as { name: string; in: string; required?: boolean }
    const isIgnored = place === "header" && /^(?:accept|content-type|authorization)$/i.test(name)
    if (isIgnored) continue
    const found =
      name in instead ? { value: instead[name], isSampled: false } : parameterValue(document, parameter, sample)
    const isSent = required === true || place === "path" || name in instead || (isWhole && found?.isSampled === false)
    if (!isSent) continue
    if (found === undefined) return { reason: `the parameter ${name} has no example` }
    if (found.isSampled) sampled.push(name)
    const written = writing(document, parameter)
    if (place === "path") target = target.replaceAll(`{${name}}`, encodeURIComponent(simpleText(written, found.value)))
    else if (place === "query") query.push(...writtenPairs(written, found.value))
    else if (place === "cookie") cookies.push([name, simpleText(written, found.value)])
    else headers[name.toLowerCase()] = simpleText(written, found.value)
  }
  const body = contractBody(document, operation, sample)
  if (body !== undefined && !("text" in body)) return { reason: `a body of ${body.join(" or ")} cannot be made` }
  if (body?.isSampled) sampled.push("body")
  if (body !== undefined) headers["content-type"] = body.type
  if (cookies.length > 0)
    headers.cookie = cookies.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join("; ")
  const search = query.map((pair) => pair.map(encodeURIComponent).join("=")).join("&")
  const [path = "", constant] = target.split("?")
  const queries = [constant ?? "", search].filter((text) => text !== "").join("&")
  return {
    request: {
      method: operation.method,
      target: queries === "" ? path : `${path}?${queries}`,
      headers,
      ...(body && { body: body.text }),
    },
    sampled,
  }
}

function parameterValue(document: object, parameter: Located<OpenApiPart>, sample: (pointer: string) => unknown) {
  const own = exampleValue(document, parameter, sample)
  if (own !== undefined) return own
  const [media] = membersAt(document, parameter.pointer, "content").values()
  return media && exampleValue(document, media, sample)
}

function writing(document: object, { part, pointer }: Located<OpenApiPart>): WrittenParameter {
  const { name, style, explode } = part as { name: string; style?: string; explode?: boolean }
  const { schema } = locatePart<OpenApiPart>(document, pointer).part
  return { name, style, explode, isJson: schema === undefined && part.content !== undefined }
}
