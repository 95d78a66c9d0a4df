import type { RestOperation } from "@serac/client/rest"
import { parseLossless } from "../lossless.ts"

/** Types of an operation's parameters, for converting a request's strings back to the values that the client was given. */
export interface ParameterTypes {
  readonly numbers?: readonly string[]
  readonly booleans?: readonly string[]
  /** The separator of a list's values; absent if the parameter is repeated instead. */
  readonly lists?: Readonly<Record<string, string>>
}

/** The parameters of a request in the form that the client's function takes: one flat object, with `body`. */
export async function requestParameters(
  { query = [], header = [] }: RestOperation,
  types: ParameterTypes,
  variables: Readonly<Record<string, string>>,
  request: Request,
): Promise<Readonly<Record<string, unknown>>> {
  const search = new URL(request.url).searchParams
  const sent = [
    ...Object.entries(variables).map(([name, text]) => [name, typed(types, name, text)]),
    ...query.filter((name) => search.has(name)).map((name) => [name, queryValue(types, name, search)]),
    ...header.flatMap((name) => {
      const text = request.headers.get(name)
      return text === null ? [] : [[name, typed(types, name, text)]]
    }),
  ]
  const body = await parsedBody(request)
  return { ...Object.fromEntries(sent), ...(body !== undefined && { body }) }
}

function queryValue(types: ParameterTypes, name: string, search: URLSearchParams): unknown {
  const separator = types.lists?.[name]
  if (separator === undefined) return typed(types, name, search.get(name) ?? "")
  const texts = separator === "" ? search.getAll(name) : (search.get(name) ?? "").split(separator)
  return texts.map((text) => typed(types, name, text))
}

function typed({ numbers, booleans }: ParameterTypes, name: string, text: string): unknown {
  if (booleans?.includes(name)) return text === "true"
  if (!numbers?.includes(name)) return text
  const number = Number(text)
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? BigInt(text) : number
}

async function parsedBody(request: Request): Promise<unknown> {
  const text = await request.clone().text()
  return /json/.test(request.headers.get("content-type") ?? "") && text !== "" ? parseLossless(text) : text || undefined
}
