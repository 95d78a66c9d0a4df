import type { RestOperation } from "@serac/client/rest"
import type { RpcOperation } from "@serac/client/rpc"
import type { ApiName } from "../apis/api-name.ts"
import { clientPackages } from "../generated/apis.ts"
import { documentKinds, documentText, packageFile } from "./document.ts"
import type { CatalogOperation } from "./operation.ts"
import { readOpenApi } from "./read-openapi.ts"
import { readOpenRpc } from "./read-openrpc.ts"

type Descriptors = Readonly<Record<string, RestOperation | RpcOperation>>

/** All operations of an API, read from the documents and descriptors of its client package. */
export async function catalogOperations(api: ApiName): Promise<readonly CatalogOperation[]> {
  const descriptors: Descriptors = await clientPackages[api].operations()
  const all = Object.entries(descriptors)
  const rest = all.filter((entry): entry is [string, RestOperation] => "id" in entry[1])
  const rpc = all.filter((entry): entry is [string, RpcOperation] => !("id" in entry[1]))
  return documentKinds(api).flatMap((kind): readonly CatalogOperation[] => {
    const document = JSON.parse(documentText(api, kind))
    return kind === "openapi"
      ? readOpenApi(api, document, Object.fromEntries(rest))
      : readOpenRpc(api, document, Object.fromEntries(rpc))
  })
}

/** The path of an operation's Markdown page, looked up in the index of its package's reference. */
export function referencePageOf({ api, wireName }: CatalogOperation): string {
  const title = `- [\`${wireName}\`](`
  const line = packageFile(api, "reference/README.md")
    .split("\n")
    .find((one) => one.startsWith(title))
  const file = line?.slice(title.length).split(")")[0]
  if (file === undefined) throw new Error(`@serac/${api} has no page of ${wireName}`)
  return packageFile(api, `reference/${file}`).replace(/^<!--.*-->\n+/, "")
}
