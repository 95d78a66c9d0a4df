import type { CommonModel } from "../model/model.ts"
import { upperFirst } from "../model/names.ts"

/**
 * What an operation exports under its former names, which stay so that programs written with them compile.
 *
 * @param suffixes those of its types
 * @param schemas the names of the schemas, which are exported types as well: a former type of such a name is not exported again
 */
export function formerExports(
  { name, typeName, formerNames = [] }: CommonModel,
  suffixes: readonly string[],
  schemas: readonly string[],
): readonly string[] {
  return formerNames.flatMap((former) => [
    formerConstant(name, former),
    ...suffixes
      .filter((suffix) => !schemas.includes(upperFirst(former) + suffix))
      .map((suffix) => {
        const own = typeName + suffix
        return `${deprecation(own)}\nexport type ${upperFirst(former)}${suffix} = ${own}`
      }),
  ])
}

/** A constant of a former name for the function, the descriptor or the mock of an operation. */
export function formerConstant(name: string, former: string): string {
  return `${deprecation(name)}\nexport const ${former}: typeof ${name} = ${name}`
}

function deprecation(name: string): string {
  return `/** @deprecated Renamed to {@link ${name}}. */`
}
