import type { RpcOperation } from "@serac/client/rpc"
import { apis } from "@serac/codegen/apis"
import type { RpcFunction, RpcMethod } from "./calls.ts"
import { matchPath } from "./path.ts"
import { bundled, Schemas } from "./schemas.ts"

type Exports = Readonly<Record<string, unknown>>

/** The clients of the OpenRPC documents: their functions and their descriptors. */
const clients: ReadonlyMap<string, readonly [functions: Exports, operations: Exports]> = new Map(
  await Promise.all(
    apis
      .filter(({ documents }) => documents.some(({ format }) => format === "openrpc"))
      .map(
        async ({ name, packageName }): Promise<[string, [Exports, Exports]]> => [
          name,
          [await import(packageName), await import(`${packageName}/operations`)],
        ],
      ),
  ),
)

/** The OpenRPC documents, by API. */
const schemasByApi: ReadonlyMap<string, Schemas> = new Map(
  [...clients.keys()].map((api) => [api, new Schemas(bundled(`@serac/${api}/openrpc.json`))]),
)

/** The schemas of one API's OpenRPC document. */
export function schemasOf(api: string): Schemas {
  const schemas = schemasByApi.get(api)
  if (schemas === undefined) throw new Error(`no OpenRPC document of ${api}`)
  return schemas
}

/** Every method of every client, by its name on the wire. Two APIs may serve the same interface (`index.*`). */
const methodsByDocument = new Map<string, RpcMethod[]>()
for (const [api, [functions, operations]] of clients) {
  const documented = schemasOf(api).document.methods as readonly { name: string }[]
  for (const [name, operation] of Object.entries(operations)) {
    if (!isRpcOperation(operation)) continue
    const call = functions[name]
    if (typeof call !== "function") throw new Error(`@serac/${api} exports no function ${name} for its operation`)
    const index = documented.findIndex((method) => method.name === operation.method)
    const entry = { api, operation, call: call as RpcFunction, pointer: `/methods/${index}` }
    methodsByDocument.set(operation.method, [...(methodsByDocument.get(operation.method) ?? []), entry])
  }
}

/** The client method for a wire method: the one whose endpoint is at this path first, by default or at all. */
export function methodFor(name: string, path: string): RpcMethod | undefined {
  const candidates = methodsByDocument.get(name) ?? []
  const matching = candidates.filter(({ operation }) => "variables" in matchPath(operation.path, path))
  return matching.find((method) => isDefaultPath(method, path)) ?? matching[0] ?? candidates[0]
}

/** The members of a document or a method that give the place where it is served. */
interface ServedDocument {
  readonly servers?: readonly { readonly variables?: Readonly<Record<string, { readonly default: string }>> }[]
}

/** Whether this path is the method's default path. */
function isDefaultPath({ api, pointer, operation }: RpcMethod, path: string): boolean {
  const { document } = schemasOf(api)
  const documented = document.methods as readonly ServedDocument[]
  const [server] =
    documented[Number(pointer.split("/").at(-1))]?.servers ?? (document.servers as ServedDocument["servers"]) ?? []
  const variables = server?.variables ?? {}
  return operation.path.replace(/\{(\w+)\}/g, (_, variable: string) => variables[variable]?.default ?? "") === path
}

function isRpcOperation(value: unknown): value is RpcOperation {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && !("id" in value)
}
