import { CodegenError } from "../error.ts"
import type { CommonModel } from "./model.ts"
import { isFunctionName } from "./names.ts"

/**
 * The former names of a function, from `x-former-functions`.
 *
 * @throws {CodegenError} when one of them is not a valid function name
 */
export function formerNamesOf(name: string, former: readonly string[] = []): readonly string[] | undefined {
  const unfit = former.find((one) => !isFunctionName(one))
  if (unfit !== undefined)
    throw new CodegenError(`${name}: x-former-functions has "${unfit}", which can name no function`)
  return former.length === 0 ? undefined : former
}

/** @throws {CodegenError} when a former name of a function is a name or former name of another one */
export function requireOwnFormerNames(operations: readonly CommonModel[]): void {
  const owners = new Map(operations.map(({ name }) => [name, name]))
  for (const { name, formerNames = [] } of operations)
    for (const former of formerNames) {
      const owner = owners.get(former)
      if (owner !== undefined)
        throw new CodegenError(`${name}: x-former-functions has "${former}", which is ${owner} already`)
      owners.set(former, name)
    }
}
