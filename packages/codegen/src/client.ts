import { bundleSpec, isOpenRpc, type SpecDocument } from "./bundle/bundle.ts"
import { type Selection, select } from "./document/select.ts"
import { restFiles } from "./emit/rest-files.ts"
import type { ClientTarget, Files } from "./emit/target.ts"
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
  /**
   * The document need not be one's own: examples that break their schemas are left out and no error, and a method
   * of OpenRPC is repeated only where the document says that it may be.
   */
  readonly isLenient?: boolean
  /** Is told what of the document can be helped and should not be, a line each; without it that is refused. */
  readonly warn?: (line: string) => void
}

/**
 * The bundle, the model and the client of one specification.
 *
 * @throws {CodegenError} when it is malformed, has operations that cannot be served, or an example that breaks its schema
 */
export async function generateClient(
  spec: string,
  target: ClientTarget,
  { isLenient = false, warn, ...selection }: ClientOptions = {},
): Promise<GeneratedClient> {
  const whole = await bundleSpec(spec, warn)
  try {
    const document = select(whole, selection)
    if (!isOpenRpc(document)) {
      const model = readOpenApi(document)
      return { document, model, files: restFiles(document, model, target) }
    }
    const { checkExamples, withoutFaultyExamples } = await import("./examples/check-examples.ts")
    const sound = isLenient ? withoutFaultyExamples(document) : document
    const model = readOpenRpc(sound, !isLenient)
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
