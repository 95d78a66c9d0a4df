import { type Located, locatePart, pointerStep } from "../openrpc/document.ts"

/** A part of an OpenAPI document, as it is written. */
export type OpenApiPart = Readonly<Record<string, unknown>>

/** An operation of an OpenAPI document, with its parameters resolved. */
export interface RestOperation {
  /** Its `operationId`, else its method and path. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly part: OpenApiPart
  readonly pointer: string
  /** The parameters of the path and of the operation; the operation's replace those of the path. */
  readonly parameters: readonly Located<OpenApiPart>[]
}

const operationMethods = ["get", "put", "post", "delete", "patch", "head", "options"]

/** All operations of an OpenAPI document. */
export function restOperationsOf(document: object): readonly RestOperation[] {
  const { paths } = document as { readonly paths?: object }
  return Object.keys(paths ?? {}).flatMap((path) => {
    const item = locatePart<OpenApiPart>(document, `/paths/${pointerStep(path)}`)
    return operationMethods.flatMap((method): RestOperation[] => {
      if (item.part[method] === undefined) return []
      const { part, pointer } = locatePart<OpenApiPart>(document, `${item.pointer}/${method}`)
      const parameters = [...parametersAt(document, item), ...parametersAt(document, { part, pointer })]
      const last = new Map(parameters.map((found) => [`${found.part.in} ${found.part.name}`, found]))
      const { operationId } = part
      const name = typeof operationId === "string" ? operationId : `${method.toUpperCase()} ${path}`
      return [{ name, method: method.toUpperCase(), path, part, pointer, parameters: [...last.values()] }]
    })
  })
}

function parametersAt(document: object, { part, pointer }: Located<OpenApiPart>): readonly Located<OpenApiPart>[] {
  const { parameters } = part
  if (!Array.isArray(parameters)) return []
  return parameters.map((_, index) => locatePart<OpenApiPart>(document, `${pointer}/parameters/${index}`))
}

/** The members of an object in a document, with references resolved; empty where it is none. */
export function membersAt(
  document: object,
  pointer: string,
  member: string,
): ReadonlyMap<string, Located<OpenApiPart>> {
  const found = locatePart<OpenApiPart>(document, pointer).part[member]
  if (typeof found !== "object" || found === null) return new Map()
  const at = locatePart<OpenApiPart>(document, `${pointer}/${member}`)
  return new Map(
    Object.keys(at.part).map((key) => [key, locatePart<OpenApiPart>(document, `${at.pointer}/${pointerStep(key)}`)]),
  )
}
