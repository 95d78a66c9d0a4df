import { bundleSpec, isOpenRpc, type SpecDocument } from "./bundle/bundle.ts"
import { type Selection, select } from "./document/select.ts"
import { restFiles } from "./emit/rest-files.ts"
import type { ClientTarget, Files } from "./emit/target.ts"
import { CodegenError } from "./error.ts"
import type { Model } from "./model/model.ts"
import { readOpenApi } from "./model/read-openapi.ts"
import { readOpenRpc } from "./model/read-openrpc.ts"

/** The model and the generated files of one specification. */
export interface GeneratedClient {
  readonly document: SpecDocument
  readonly model: Model
  /** The files of the client, relative to its folder of generated files. */
  readonly files: Files
}

export interface ClientOptions extends Selection {
  /**
   * Whether the document may be from a third party: invalid examples are then omitted instead of being errors, and OpenRPC methods
   * are only retried if the document marks them as repeatable.
   */
  readonly isLenient?: boolean
  /** Receives one line for each problem in the document that can be worked around; without it, such problems are errors. */
  readonly warn?: (line: string) => void
}

/**
 * Generates the bundle, the model and the client of one specification.
 *
 * @throws {CodegenError} when it is malformed, has unsupported operations, or an example that does not match its schema
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
