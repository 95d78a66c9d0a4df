import { isOpenRpc, type SpecDocument } from "./bundle/bundle.ts"
import type { GeneratedClient } from "./client.ts"
import { servedDocument } from "./document/served-document.ts"
import { restFiles } from "./emit/rest-files.ts"
import { rpcFiles } from "./emit/rpc-files.ts"
import type { ClientTarget } from "./emit/target.ts"
import { withGroups } from "./model/groups.ts"
import { readOpenApi } from "./model/read-openapi.ts"
import { readOpenRpc } from "./model/read-openrpc.ts"

/**
 * Generates the model and the client of a document that is already bundled. Writes no files, and does not check the examples.
 *
 * @throws {CodegenError} when it is malformed or needs something that the clients do not support
 *
 * @example
 * ```ts
 * import { readFile } from "node:fs/promises"
 * import { clientOf } from "@serac/codegen"
 *
 * const document = JSON.parse(await readFile("openapi.json", "utf8"))
 * const target = { packageName: "@me/my-api", prefix: "MyApi", source: "openapi.json", command: "npm run generate" }
 * const { files } = await clientOf(document, target)
 * console.log(files.get("index.ts"))
 * ```
 */
export async function clientOf(document: SpecDocument, target: ClientTarget): Promise<GeneratedClient> {
  if (isOpenRpc(document)) {
    const model = withGroups(readOpenRpc(document), false)
    return { document, bundle: document, model, files: await rpcFiles(document, model, target) }
  }
  const served = servedDocument(document)
  const model = withGroups(readOpenApi(served), false)
  return { document: served, bundle: document, model, files: restFiles(served, model, target) }
}
