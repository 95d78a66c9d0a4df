import { declaredMembers } from "./declared-members.ts"
import type { DeclaredSchema } from "./declared-schema.ts"
import { resolveSchema } from "./schema-document.ts"
import type { sections } from "./sections.ts"

/** A setting with its three names. */
export interface FileSetting {
  /** Path in the file: `dataService.port`. */
  readonly path: string
  /** Name in the environment: `SERAC_DATA_SERVICE_PORT`. */
  readonly variable: string
  /** Name on the command line: `--data-service-port`. */
  readonly flag: string
  /** The member of the file that contains it, or that it is. */
  readonly group: keyof typeof sections
  readonly description: string
  readonly fallback: unknown
  readonly schema: DeclaredSchema
}

/** All settings, in the order of the declared members. */
export const allSettings: readonly FileSetting[] = flatten(declaredMembers, "")

function flatten(members: Readonly<Record<string, DeclaredSchema>>, prefix: string): FileSetting[] {
  return Object.entries(members).flatMap(([name, given]) => {
    if (name === "$schema") return []
    const schema = resolveSchema(given)
    const path = prefix + name
    return schema.properties === undefined ? [setting(path, schema)] : flatten(schema.properties, `${path}.`)
  })
}

function setting(path: string, schema: DeclaredSchema): FileSetting {
  const words = (schema.flag ?? path)
    .replaceAll(".", "-")
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .split("-")
  return {
    path,
    variable: ["SERAC", ...words].join("_").toUpperCase(),
    flag: `--${words.join("-")}`,
    group: path.split(".")[0] as FileSetting["group"],
    description: schema.description ?? "",
    fallback: schema.default,
    schema,
  }
}
