import { bundleSpec, isOpenRpc, type SpecDocument } from "./bundle/bundle.ts"
import { restFiles } from "./emit/rest-files.ts"
import { rpcFiles } from "./emit/rpc-files.ts"
import type { Files, Target } from "./emit/target.ts"
import { CodegenError } from "./error.ts"
import { checkExamples } from "./examples/check-examples.ts"
import type { Model } from "./model/model.ts"
import { readOpenApi } from "./model/read-openapi.ts"
import { readOpenRpc } from "./model/read-openrpc.ts"

/** What one specification gives. */
export interface GeneratedClient {
  readonly document: SpecDocument
  readonly model: Model
  /** The files of the client, relative to its folder of generated files. */
  readonly files: Files
}

/**
 * The bundle, the model and the client of one specification.
 *
 * @throws {CodegenError} when it is malformed, needs what the clients lack, or has an example that breaks its schema
 */
export async function generateClient(spec: string, target: Target): Promise<GeneratedClient> {
  const document = await bundleSpec(spec)
  try {
    if (!isOpenRpc(document)) {
      const model = readOpenApi(document)
      return { document, model, files: await restFiles(document, model, target) }
    }
    const model = readOpenRpc(document)
    const violations = checkExamples(document)
    if (violations.length > 0) throw new CodegenError(violations.join("\n"))
    return { document, model, files: await rpcFiles(document, model, target) }
  } catch (error) {
    if (!(error instanceof CodegenError)) throw error
    throw new CodegenError(error.message.replace(/^/gm, `${target.source}: `), { cause: error })
  }
}
