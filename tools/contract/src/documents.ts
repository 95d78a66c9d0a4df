import { createRequire } from "node:module"
import { type Api, type ApiDocument, apis } from "@serac/codegen/apis"

/** A JSON value whose structure is known to its reader. */
// biome-ignore lint/suspicious/noExplicitAny: documents are read by their specification, not by a type.
export type AnyJson = any

/** A client package: its exports, and the document that it was generated from. */
export interface Client {
  readonly api: string
  readonly document: AnyJson
  /** The package's exports: one function per operation. */
  readonly functions: Readonly<Record<string, unknown>>
  readonly operations: Readonly<Record<string, unknown>>
  /** The package's own constructor of a bare client. */
  readonly createCore: unknown
}

const require = createRequire(import.meta.url)

type Exports = Readonly<Record<string, unknown>>

async function clientsOf({
  name,
  packageName,
  documents,
}: Api): Promise<readonly (Client & Pick<ApiDocument, "format">)[]> {
  const [functions, operations]: readonly Exports[] = await Promise.all([
    import(packageName),
    import(`${packageName}/operations`),
  ])
  if (functions === undefined || operations === undefined) throw new Error(`${packageName} has no operations`)
  return documents.map(({ format, prefix }) => ({
    format,
    api: name,
    document: require(`${packageName}/${format}.json`) as AnyJson,
    functions,
    operations,
    createCore: functions[`create${prefix}Core`],
  }))
}

const clients = (await Promise.all(apis.map(clientsOf))).flat()

/** The clients of the OpenAPI documents. */
export const restClients: readonly Client[] = clients.filter(({ format }) => format === "openapi")

/** The clients of the OpenRPC documents. */
export const rpcClients: readonly Client[] = clients.filter(({ format }) => format === "openrpc")

/** Follows a local reference. */
export function resolveExample(document: AnyJson, value: AnyJson): AnyJson {
  let found = value
  while (typeof found?.$ref === "string")
    found = found.$ref
      .slice(2)
      .split("/")
      .map((name: string) => name.replaceAll("~1", "/").replaceAll("~0", "~"))
      .reduce((part: AnyJson, name: string) => part?.[name], document)
  return found
}
