import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript"
import ts from "typescript"
import type { JsonObject } from "../document/json.ts"
import type { OpenApiDocument } from "../document/openapi.ts"
import type { OpenRpcDocument } from "../document/openrpc.ts"
import type { RpcModel } from "../model/model.ts"
import { formatTypes } from "./format.ts"
import { prepareForTypes } from "./prepare.ts"
import { rpcSchemas } from "./rpc-schemas.ts"
import { restTransform, rpcTransform } from "./transform.ts"

/** The TypeScript of an OpenAPI document: `paths`, `operations`, `components`, and each schema under its own name. */
export async function openApiTypes(document: OpenApiDocument): Promise<string> {
  return formatTypes(astToString(await declarations({ ...document }, restTransform)))
}

/** The TypeScript of an OpenRPC document's schemas, and of the parameters and the result of each method. */
export async function openRpcTypes(document: OpenRpcDocument, model: RpcModel): Promise<string> {
  const asOpenApi = {
    openapi: "3.1.0",
    info: { title: document.info.title, version: document.info.version },
    paths: {},
    components: { schemas: rpcSchemas(document, model) },
  }
  const empty = new Set(["paths", "webhooks", "$defs", "operations"])
  const nodes = await declarations(asOpenApi, rpcTransform)
  const types = formatTypes(
    astToString(nodes.filter((node) => !(ts.isTypeAliasDeclaration(node) && empty.has(node.name.text)))),
  )
  return `import type { ParametersOf } from "@serac/rpc"\n\n${withInputs(types, model)}`
}

/** Parameters take what they are given as it is, readonly or not. */
function withInputs(types: string, model: RpcModel): string {
  const inputs = new Set(model.operations.map(({ typeName }) => `${typeName}Params`))
  return types.replace(/^(export type (\w+) =)\s+(components\["schemas"\]\["\w+"\])$/gm, (whole, head, name, type) =>
    inputs.has(name) ? `${head} ParametersOf<${type}>` : whole,
  )
}

async function declarations(document: JsonObject, transform: typeof restTransform): Promise<ts.Node[]> {
  return openapiTS(prepareForTypes(document) as unknown as OpenAPI3, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    defaultNonNullable: false,
    silent: true,
    transform,
  })
}
