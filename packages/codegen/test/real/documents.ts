import { readdirSync } from "node:fs"
import { join } from "node:path"
import type { Selection } from "../../src/document/select.ts"

/** A document that somebody else wrote, from a package of npm. */
export interface RealDocument extends Selection {
  /** What it is called here, and as a client: `galaxy`. */
  readonly name: string
  /** The file, from `node_modules`. */
  readonly file: string
}

/** What is refused of them: paths with a fragment, styles of multipart that OpenAPI leaves undefined, notifications. */
const refused: Readonly<Record<string, readonly string[]>> = {
  "@readme/oas-examples/3.0/json/parameters-style.json": ["GET /cookies#*"],
  "@readme/oas-examples/3.1/json/parameters-style.json": ["GET /cookies#*", "POST /anything/form-data/*"],
  "@metamask/api-specs/dist/build/multichain-openrpc.json": ["wallet_notify", "wallet_sessionChanged"],
}

export const nodeModules: string = join(import.meta.dirname, "../../node_modules")

/** Every document of the packages that OpenAPI 3 or OpenRPC describes; of GitHub's those that are not taken apart. */
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

/** One of them, or some of its operations. */
export function realDocument(file: string, only?: readonly string[]): RealDocument {
  const name = file
    .replace(/^@/, "")
    .replace(/\.\w+$/, "")
    .replaceAll(/\/(generated|dist|build|service-descriptions|json)(?=\/)/g, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
  const skip = refused[file.replaceAll("yaml", "json")]
  return { name, file, ...(skip !== undefined && { skip }), ...(only !== undefined && { only }) }
}
