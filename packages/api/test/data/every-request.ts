import document from "@serac/data/openapi.json" with { type: "json" }

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value?: unknown; readonly $ref?: string }>>
}

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly examples: Parameter["examples"] }>> }
}

/** What a reference of the document is to. */
function resolved<Part>(part: Part | { readonly $ref: string }): Part {
  const { $ref } = part as { readonly $ref?: string }
  if ($ref === undefined) return part as Part
  const found = $ref
    .split("/")
    .slice(1)
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document)
  return resolved(found as Part)
}

function exampleOf({ example, examples = {} }: Parameter): string {
  const [first] = Object.values(examples)
  return String(example ?? (first && resolved(first).value))
}

/** A request of the document's examples. */
export interface ExampleRequest {
  readonly operationId: string
  /** Path and query. */
  readonly target: string
  readonly init: RequestInit
}

/**
 * A request to each operation that is made with GET or POST, of its examples.
 *
 * @param given - what parameters of these names are instead
 */
export function everyRequest(given: Readonly<Record<string, string>>): readonly ExampleRequest[] {
  const valueFor = (one: Parameter) => given[one.name] ?? exampleOf(one)
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      if (method !== "get" && method !== "post") return []
      const { operationId, parameters = [], requestBody } = operation as never as Operation
      const needed = parameters.map((one) => resolved<Parameter>(one)).filter(({ required }) => required === true)
      const filled = needed.reduce(
        (left, one) => left.replace(`{${one.name}}`, encodeURIComponent(valueFor(one))),
        path,
      )
      const query = needed.filter((one) => one.in === "query").map((one) => [one.name, valueFor(one)])
      const { content } = resolved(requestBody ?? { content: {} })
      const [body] = Object.values(content["application/json"]?.examples ?? {})
      const sent = body && {
        body: JSON.stringify(resolved(body).value),
        headers: { "content-type": "application/json" },
      }
      return [{ operationId, target: `${filled}?${new URLSearchParams(query)}`, init: { method, ...sent } }]
    }),
  )
}
