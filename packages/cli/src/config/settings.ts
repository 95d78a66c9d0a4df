import { type JsonSchema, resolveSchema, rootSchema, type SchemaNode } from "./schema-document.ts"

/** One thing that can be set, by three names. */
export interface FileSetting {
  /** In the file: `dataService.port`. */
  readonly path: string
  /** In the environment: `SERAC_DATA_SERVICE_PORT`. */
  readonly variable: string
  /** On the command line: `--data-service-port`. */
  readonly flag: string
  /** The member of the file that it is in, or that it is. */
  readonly group: string
  readonly description: string
  readonly fallback: unknown
  readonly schema: SchemaNode
}

/** What is called otherwise outside the file: of a chain only the nodes' URLs can be given there. */
const shortNames: Readonly<Record<string, string>> = {
  chains: "rpc",
  "gateway.geoip": "geoip",
  "indexer.archive": "archive",
  "indexer.projections": "projections",
  "indexer.verify": "verify",
}

/** Every setting there is, in the order of the schema: the schema is the only list of them. */
export const allSettings: readonly FileSetting[] = flatten(rootSchema, "")

function flatten(schema: JsonSchema, prefix: string): FileSetting[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, given]) => {
    if (name === "$schema") return []
    const node = resolveSchema(given)
    const path = prefix + name
    return node.properties === undefined ? [setting(path, node)] : flatten(node, `${path}.`)
  })
}

function setting(path: string, schema: SchemaNode): FileSetting {
  const words = (shortNames[path] ?? path)
    .replaceAll(".", "-")
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .split("-")
  return {
    path,
    variable: ["SERAC", ...words].join("_").toUpperCase(),
    flag: `--${words.join("-")}`,
    group: path.split(".")[0] ?? path,
    description: schema.description ?? "",
    fallback: schema.default,
    schema,
  }
}
