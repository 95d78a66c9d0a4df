import type { JsonObject } from "../document/json.ts"
import type { OpenApiDocument } from "../document/openapi.ts"
import type { OpenRpcDocument } from "../document/openrpc.ts"
import { lineWidth } from "../emit/layout.ts"
import type { RestModel, RpcModel } from "../model/model.ts"
import { declarationsOf } from "./declarations.ts"
import { asServed } from "./rest-document.ts"
import { asOpenApi, rpcSchemas } from "./rpc-schemas.ts"

/**
 * The TypeScript types of an OpenAPI document: `paths`, `operations` by function name, `components`, and each
 * schema under its own name.
 */
export function openApiTypes(document: OpenApiDocument, model: RestModel, names: ReadonlyMap<string, string>): string {
  return declarationsText(asServed(document, model), names)
}

/** The TypeScript types of an OpenRPC document's schemas, and of the parameters and result of each method. */
export function openRpcTypes(document: OpenRpcDocument, model: RpcModel, prefix: string): string {
  const { schemas, names } = rpcSchemas(document, model, prefix)
  const inputs = new Set(model.operations.map(({ typeName }) => `${typeName}Params`))
  const types = declarationsText(
    asOpenApi(document, schemas),
    names,
    ["paths", "webhooks", "$defs", "operations"],
    // Parameters may be readonly or mutable.
    (name, type) => (inputs.has(name) ? `ParametersOf<${type}>` : type),
  )
  return `import type { ParametersOf } from "@serac/client/rpc"\n\n${types}`
}

/** The aliases come after the types that they refer to. */
function declarationsText(
  document: JsonObject,
  names: ReadonlyMap<string, string>,
  unwanted: readonly string[] = [],
  typeOf: (name: string, type: string) => string = (_, type) => type,
): string {
  const printed = declarationsOf(document)
  const aliases = [...names].map(([key, name]) =>
    alias(name, typeOf(name, `components["schemas"][${JSON.stringify(key)}]`)),
  )
  const blocks = [...printed].flatMap(([name, text]) => {
    if (unwanted.includes(name)) return []
    return name === "components" ? [text, ...aliases] : [text]
  })
  return `${blocks.join("\n")}\n`
}

function alias(name: string, type: string): string {
  const line = `export type ${name} = ${type}`
  return line.length <= lineWidth ? line : `export type ${name} =\n  ${type}`
}
