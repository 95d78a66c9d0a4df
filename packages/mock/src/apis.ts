import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { apis, mockedApis } from "./generated/apis.ts"
import type { OpenRpcDocument } from "./openrpc/document.ts"

export { apis }

/** The name of an API. */
export type Api = (typeof apis)[number]

/** The default ports of {@link startMocks}: 4010 to 4015. */
export const defaultPorts = Object.fromEntries(apis.map((api) => [api, mockedApis[api].port])) as Readonly<
  Record<Api, number>
>

/** An OpenAPI document. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly paths?: object
}

/** The documents that describe an API: one document, or, for health, one of each kind. */
export interface Documents {
  readonly openapi?: OpenApiDocument
  readonly openrpc?: OpenRpcDocument
}

/**
 * The prefix in the names of the client of a document, such as `XChain` in `createXChainClient`; `undefined` if the API has no such
 * document.
 */
export const clientPrefix = (api: Api, kind: keyof Documents): string | undefined =>
  (mockedApis[api].prefixes as Readonly<Partial<Record<keyof Documents, string>>>)[kind]

/** The path of the document of this kind of an API, or `undefined` if the API has none. */
export function documentFile(api: Api, kind: keyof Documents): string | undefined {
  if (clientPrefix(api, kind) === undefined) return undefined
  return createRequire(import.meta.url).resolve(`@serac/${api}/${kind}.json`)
}

/**
 * Reads the documents of an API, as its client package publishes them.
 *
 * @example
 * import { documentsOf } from "@serac/mock"
 *
 * const { openrpc } = await documentsOf("x-chain")
 * console.log(openrpc?.info.title)
 */
export async function documentsOf(api: Api): Promise<Documents> {
  const [openapi, openrpc] = await Promise.all([
    readDocument<OpenApiDocument>(documentFile(api, "openapi")),
    readDocument<OpenRpcDocument>(documentFile(api, "openrpc")),
  ])
  return { ...(openapi && { openapi }), ...(openrpc && { openrpc }) }
}

async function readDocument<Document>(file: string | undefined): Promise<Document | undefined> {
  return file === undefined ? undefined : JSON.parse(await readFile(file, "utf8"))
}
