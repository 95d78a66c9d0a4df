import { readdirSync } from "node:fs"
import { join } from "node:path"
import type { Selection } from "../../src/document/select.ts"

/** A third-party document from an npm package. */
export interface RealDocument extends Selection {
  /** Its name here and as a client: `galaxy`. */
  readonly name: string
  /** The file's path in `node_modules`. */
  readonly file: string
}

/** Operations that are not supported: multipart styles that OpenAPI leaves undefined, notifications. */
const refused: Readonly<Record<string, readonly string[]>> = {
  "@readme/oas-examples/3.1/json/parameters-style.json": ["POST /anything/form-data/*"],
  "@metamask/api-specs/dist/build/multichain-openrpc.json": ["wallet_notify", "wallet_sessionChanged"],
}

export const nodeModules: string = join(import.meta.dirname, "../../node_modules")

/** All OpenAPI 3 and OpenRPC documents of the packages; of GitHub's only the bundled ones. */
export function realDocuments(): readonly RealDocument[] {
  const folders = [
    ["@octokit/openapi/generated", /(?<!\.deref)\.json$/],
    ["@readme/oas-examples/3.0/json", /\.json$/],
    ["@readme/oas-examples/3.0/json/openapi-workshop", /\.json$/],
    ["@readme/oas-examples/3.1/json", /\.json$/],
    ["@readme/oas-examples/3.0/yaml", /\.yaml$/],
    ["@readme/oas-examples/3.1/yaml", /\.yaml$/],
    ["@scalar/galaxy/dist", /^3\.1\.(json|yaml)$/],
    ["@metamask/api-specs/dist/build", /\.json$/],
    ["@open-rpc/examples/build/service-descriptions", /\.json$/],
  ] as const
  return folders.flatMap(([folder, pattern]) =>
    readdirSync(join(nodeModules, folder))
      .filter((file) => pattern.test(file))
      .sort()
      .map((file) => realDocument(`${folder}/${file}`)),
  )
}

/** One of the documents, or some of its operations. */
export function realDocument(file: string, only?: readonly string[]): RealDocument {
  const name = file
    .replace(/^@/, "")
    .replace(/\.\w+$/, "")
    .replaceAll(/\/(generated|dist|build|service-descriptions|json)(?=\/)/g, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
  const skip = refused[file.replaceAll("yaml", "json")]
  return { name, file, ...(skip !== undefined && { skip }), ...(only !== undefined && { only }) }
}
