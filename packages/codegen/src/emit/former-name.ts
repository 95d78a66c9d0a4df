import type { CommonModel } from "../model/model.ts"
import { upperFirst } from "../model/names.ts"

/**
 * The exports under the former names of an operation, which are kept so that existing programs still compile.
 *
 * @param suffixes those of its types
 * @param schemas the names of the schemas, which are also exported types: a former type with the same name is not exported
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

/** A constant under a former name, for the function, the descriptor or the mock of an operation. */
export function formerConstant(name: string, former: string): string {
  return `${deprecation(name)}\nexport const ${former}: typeof ${name} = ${name}`
}

function deprecation(name: string): string {
  return `/** @deprecated Renamed to {@link ${name}}. */`
}
