import { bundleSpec, isOpenRpc, type SpecDocument } from "./bundle/bundle.ts"
import { type Selection, select } from "./document/select.ts"
import { restFiles } from "./emit/rest-files.ts"
import type { Files, Target } from "./emit/target.ts"
import { CodegenError } from "./error.ts"
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

export interface ClientOptions extends Selection {
  /** Leaves out examples that break their schemas, which is an error otherwise: a document need not be one's own. */
  readonly isLenient?: boolean
}

/**
 * The bundle, the model and the client of one specification.
 *
 * @throws {CodegenError} when it is malformed, has operations that cannot be served, or an example that breaks its schema
 */
export async function generateClient(
  spec: string,
  target: Target,
  { isLenient = false, ...selection }: ClientOptions = {},
): Promise<GeneratedClient> {
  const whole = await bundleSpec(spec)
  try {
    const document = select(whole, selection)
    if (!isOpenRpc(document)) {
      const model = readOpenApi(document)
      return { document, model, files: restFiles(document, model, target) }
    }
    const { checkExamples, withoutFaultyExamples } = await import("./examples/check-examples.ts")
    const sound = isLenient ? withoutFaultyExamples(document) : document
    const model = readOpenRpc(sound)
    const violations = isLenient ? [] : checkExamples(document)
    if (violations.length > 0) throw new CodegenError(violations.join("\n"))
    const { rpcFiles } = await import("./emit/rpc-files.ts")
    return { document, model, files: await rpcFiles(sound, model, target) }
  } catch (error) {
    if (!(error instanceof CodegenError)) throw error
    const message = error.message.replace(/^/gm, `${target.source}: `)
    throw new CodegenError(message, { cause: error, refused: error.refused })
  }
}
