import { readFileSync } from "node:fs"
import { basename, join } from "node:path"
import {
  type Api,
  apis,
  isOpenRpc,
  type Model,
  type OpenApiDocument,
  type OpenRpcDocument,
  readOpenApi,
  readOpenRpc,
} from "@serac/codegen"
import { repository } from "../docs/repository.ts"

/** A document of a client, as its page shows it. */
export interface ClientDocument {
  /** The document's name in links of the reference: `data`, `health-rpc`. */
  readonly name: string
  readonly api: Api
  readonly document: OpenApiDocument | OpenRpcDocument
  readonly model: Model
}

/** The documents of all clients, as they ship with the packages. */
export function clientDocuments(): readonly ClientDocument[] {
  return apis.flatMap((api) =>
    api.documents.map(({ bundle }): ClientDocument => {
      const document = JSON.parse(readFileSync(join(repository, bundle), "utf8")) as OpenApiDocument | OpenRpcDocument
      const isSecond = api.documents.length > 1 && basename(bundle) === "openrpc.json"
      const model = isOpenRpc(document) ? readOpenRpc(document) : readOpenApi(document)
      return { name: isSecond ? `${api.name}-rpc` : api.name, api, document, model }
    }),
  )
}

/** The operation's name in links of the reference. */
export function referenceKey(operation: Model["operations"][number]): string {
  return "id" in operation ? operation.id : operation.method
}

/** Where an operation is in the reference of its API. */
export function referenceUrl({ name, api }: Pick<ClientDocument, "name" | "api">, key: string): string {
  return `/reference/${api.name}/#/${name}/operations/${encodeURIComponent(key)}`
}
