import { invalidParameter } from "../http/runtime.ts"

type Stringify = (value: unknown) => string | undefined

/**
 * The JSON of a method's parameters.
 *
 * @param positions - the names of positional parameters.
 * @param write - writes all of them in the method's format.
 * @param stringify - writes one of them, to find the one that cannot be written.
 * @throws InvalidParameterError naming the parameter that cannot be written as JSON: NaN, or a cycle.
 */
export function writeParams(
  method: string,
  params: unknown,
  positions: readonly string[] | undefined,
  write: Stringify,
  stringify: Stringify,
): string | undefined {
  try {
    return write(params)
  } catch (whole) {
    const nameOf = (key: string) => (Array.isArray(params) ? (positions?.[+key] ?? `params[${key}]`) : key)
    for (const [key, value] of Object.entries(Object(params)))
      try {
        stringify(value)
      } catch (fault) {
        throw parameterError(method, nameOf(key), fault)
      }
    throw parameterError(method, "params", whole)
  }
}

function parameterError(method: string, parameter: string, fault: unknown): Error {
  const [reason = ""] = String((fault as Error).message).split("\n")
  return invalidParameter(method, parameter, /^(is|holds) /.test(reason) ? reason : `has no JSON: ${reason}`)
}
