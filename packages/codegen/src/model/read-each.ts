import { CodegenError } from "../error.ts"
import { requireOwnFormerNames } from "./former-names.ts"
import type { CommonModel } from "./model.ts"

/**
 * Reads each operation of a document.
 *
 * @param labelOf the name of an operation in messages and in the option that omits it
 * @throws {CodegenError} when some operations are not supported, or would have the same function or file name, with a line for each; also when two have the
 * same former name
 */
export function readEach<Place, Operation extends CommonModel>(
  places: readonly Place[],
  labelOf: (place: Place) => string,
  read: (place: Place) => Operation,
): readonly Operation[] {
  const operations: Operation[] = []
  const refused = new Map<string, string>()
  const owners = new Map<string, string>()
  for (const place of places) {
    const label = labelOf(place)
    try {
      const operation = read(place)
      requireDistinct(owners, label, operation)
      operations.push(operation)
    } catch (error) {
      if (!(error instanceof CodegenError)) throw error
      refused.set(label, error.message)
    }
  }
  if (refused.size > 0) throw new CodegenError([...refused.values()].join("\n"), { refused: [...refused.keys()] })
  requireOwnFormerNames(operations)
  return operations
}

/** File systems may be case-insensitive, so `a.ts` and `A.ts` count as the same file. */
function requireDistinct(owners: Map<string, string>, label: string, { name, file }: CommonModel): void {
  for (const [kind, value] of [
    ["name", name],
    ["file", file],
  ] as const) {
    const key = `${kind} ${kind === "file" ? value.toLowerCase() : value}`
    const other = owners.get(key)
    if (other !== undefined) throw new CodegenError(`${other} and ${label} would both be ${kind} "${value}"`)
    owners.set(key, label)
  }
}
