import type { JsonValue } from "../json/json-value.ts"
import { ArgumentError, MissingArgument } from "./argument-error.ts"
import type { Positions } from "./by-position.ts"
import { type StructReaders, struct } from "./reader.ts"
import { RpcError } from "./rpc-error.ts"

/**
 * Reads the arguments of a by-name method: an object, or an array whose first element is one; absent, null and an empty array count as
 * an object without members.
 *
 * @throws {ArgumentError} when the parameters, or one of them, are invalid
 */
export function readByName(
  parameters: StructReaders,
  params: JsonValue | undefined,
): Readonly<Record<string, unknown>> {
  const object = params?.kind === "array" ? params.elements[0] : params
  return struct(parameters)(object)
}

/**
 * Reads the arguments of a positional method.
 *
 * @throws {RpcError} -32602, with the node's text
 */
export function readByPosition(parameters: Positions, params: JsonValue | undefined): readonly unknown[] {
  const given = elementsOf(params)
  const values = parameters.map((read, index) => {
    try {
      return read(given[index])
    } catch (error) {
      if (error instanceof MissingArgument) throw invalidParams(`${error.message} ${index}`)
      if (error instanceof ArgumentError) throw invalidParams(`invalid argument ${index}: ${error.message}`)
      throw error
    }
  })
  if (given.length > parameters.length) throw invalidParams(`too many arguments, want at most ${parameters.length}`)
  return values
}

function elementsOf(params: JsonValue | undefined): readonly JsonValue[] {
  if (params === undefined || params.kind === "null") return []
  if (params.kind !== "array") throw invalidParams("non-array args")
  return params.elements
}

function invalidParams(message: string): RpcError {
  return new RpcError(-32602, message)
}
