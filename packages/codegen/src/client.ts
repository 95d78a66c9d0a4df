import { bundleSpec, isOpenRpc, type SpecDocument } from "./bundle/bundle.ts"
import { type Selection, select } from "./document/select.ts"
import { servedDocument } from "./document/served-document.ts"
import { restFiles } from "./emit/rest-files.ts"
import type { ClientTarget, Files } from "./emit/target.ts"
import { CodegenError } from "./error.ts"
import { withGroups } from "./model/groups.ts"
import { withLooseIntegers } from "./model/loose-integers.ts"
import type { Model } from "./model/model.ts"
import { withPages } from "./model/paging/with-pages.ts"
import { readOpenApi } from "./model/read-openapi.ts"
import { readOpenRpc } from "./model/read-openrpc.ts"
import { withNames } from "./model/with-names.ts"

/** The model and the generated files of one specification. */
export interface GeneratedClient {
  /** The document as its model and its files have it: with schemas for requests beside those for results where they differ. */
  readonly document: SpecDocument
  /** The document to publish. */
  readonly bundle: SpecDocument
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
  /** Whether operations without a group of their own are grouped by their first tag: `client.files.get`. Default false. */
  readonly groups?: boolean
  /** The names of functions and groups by operation, see {@link withNames}. */
  readonly names?: unknown
  /** What texts of the format `date-time` are in the client. Default `string`. */
  readonly dates?: "string" | "Date"
  /** Corrections of what the rules find as the pages of its operations, see {@link withPages}. */
  readonly pages?: unknown
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
  { isLenient = false, warn, pages, names, groups = false, dates, ...selection }: ClientOptions = {},
): Promise<GeneratedClient> {
  const bundle = await bundleSpec(spec, warn)
  try {
    const whole = pages === undefined || isOpenRpc(bundle) ? bundle : withPages(bundle, pages)
    const document = select(names === undefined ? whole : withNames<SpecDocument>(whole, names), selection)
    if (!isOpenRpc(document)) {
      const served = servedDocument(document, { isLenient, dates })
      const model = withGroups(readOpenApi(served), groups)
      return { document: served, bundle: document, model, files: restFiles(served, model, target) }
    }
    const { checkExamples, withoutFaultyExamples } = await import("./examples/check-examples.ts")
    const sound = isLenient ? withLooseIntegers(withoutFaultyExamples(document)) : document
    const model = withGroups(readOpenRpc(sound, !isLenient), groups)
    const violations = isLenient ? [] : checkExamples(document)
    if (violations.length > 0) throw new CodegenError(violations.join("\n"))
    const { rpcFiles } = await import("./emit/rpc-files.ts")
    return { document, bundle: document, model, files: await rpcFiles(sound, model, target) }
  } catch (error) {
    if (!(error instanceof CodegenError)) throw error
    const message = error.message.replace(/^/gm, `${target.source}: `)
    throw new CodegenError(message, { cause: error, refused: error.refused })
  }
}
