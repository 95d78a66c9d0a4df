/** A parameter of the served document. */
interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly explode?: boolean
  readonly example?: unknown
}

interface Body {
  readonly content: { readonly "application/json": { readonly examples?: Readonly<Record<string, Example>> } }
}

interface Example {
  readonly $ref?: string
  readonly value?: unknown
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Body
  readonly "x-unserved"?: string
}

/** A request that somebody pasted from the served document. */
export interface Pasted {
  readonly id: string
  readonly method: string
  readonly url: string
  /** The first example of a body, as JSON text. */
  readonly body: string | undefined
  /** What the document says of it where it is not served. */
  readonly unserved: string | undefined
}

/** The requests that a served document shows: each operation with the examples of all its parameters, in the order of the document. */
export function pastedFrom(document: object): readonly Pasted[] {
  const { paths, components } = document as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
    readonly components: {
      readonly parameters: Readonly<Record<string, Parameter>>
      readonly examples: Readonly<Record<string, Example>>
    }
  }
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      // What no service of the document answers has no function, and no examples.
      if (operation.operationId === undefined) return []
      const parameters = (operation.parameters ?? []).map(
        (parameter) => components.parameters[parameter.$ref?.split("/").at(-1) ?? ""] ?? parameter,
      )
      const unserved = operation["x-unserved"]
      const [example] = Object.values(operation.requestBody?.content["application/json"].examples ?? {})
      const { value } = components.examples[example?.$ref?.split("/").at(-1) ?? ""] ?? example ?? {}
      const url = urlOf(path, parameters)
      const body = value === undefined ? undefined : JSON.stringify(value)
      return { id: operation.operationId, method: method.toUpperCase(), url, body, unserved }
    }),
  )
}

function urlOf(path: string, parameters: readonly Parameter[]): string {
  const exampleOf = (name: string) => String(parameters.find((parameter) => parameter.name === name)?.example)
  const query = new URLSearchParams()
  for (const { in: place, name, explode = true, example } of parameters) {
    if (place !== "query" || example === undefined) continue
    for (const value of Array.isArray(example) && explode ? example : [example]) query.append(name, String(value))
  }
  return `${path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(exampleOf(name)))}?${query}`
}
