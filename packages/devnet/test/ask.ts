import { ArgumentError, type ByNameMethods, parseJson, struct, writeJson } from "@serac/wire/node"

const badArgument =
  "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls"

/** The answer of a by-name method, called without a server: its result or the message of its error, parsed from its JSON. */
export function ask(methods: ByNameMethods, method: string, params: unknown): unknown {
  const { parameters, call } = methods[method] ?? {}
  if (!parameters || !call) return { error: `there is no ${method}` }
  const first = Array.isArray(params) ? params[0] : params
  try {
    const given = struct(parameters)(first === undefined ? undefined : parseJson(JSON.stringify(first)))
    return { result: JSON.parse(writeJson(call(given))) }
  } catch (error) {
    return { error: error instanceof ArgumentError ? badArgument : (error as Error).message }
  }
}
