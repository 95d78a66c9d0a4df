import { join } from "node:path"
import { clientOf } from "../../src/client-of.ts"
import type { OpenApiDocument } from "../../src/document/openapi.ts"
import type { ClientTarget } from "../../src/emit/target.ts"
import { typeErrors } from "./type-errors.ts"

const target: ClientTarget = { packageName: "@me/api", prefix: "Api", source: "api.yaml", command: "generate" }

/**
 * The compiler's errors in the client of a document and in code that uses it.
 *
 * @param name of the test, for the virtual folder of the files
 * @param use the code, beside the client's files: `import { createApiClient } from "./index.ts"`
 */
export async function errorsOfUse(
  name: string,
  document: OpenApiDocument,
  use: string,
  options: Partial<ClientTarget> = {},
): Promise<readonly string[]> {
  const { files } = await clientOf(document, { ...target, ...options })
  const folder = join(import.meta.dirname, "../../.cache/use", name)
  const sources = [...files, ["use.ts", use] as const].map(([file, text]) => [join(folder, file), text] as const)
  return typeErrors(new Map(sources))
}
