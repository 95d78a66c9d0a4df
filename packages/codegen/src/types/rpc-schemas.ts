import type { JsonObject } from "../document/json.ts"
import type { OpenRpcDocument } from "../document/openrpc.ts"
import { Resolver } from "../document/resolve.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import type { RpcModel, RpcOperationModel } from "../model/model.ts"
import { schemaNames } from "../model/schema-names.ts"
import { withHoisted } from "./hoist.ts"

export interface RpcSchemas {
  /** The document's schemas, and two for each method: an object of its parameters, and its result. */
  readonly schemas: Readonly<Record<string, SchemaOrReference>>
  /** The exported type name of each schema; the generator adds `<Function>Params` and `<Function>Result`. */
  readonly names: ReadonlyMap<string, string>
}

export function rpcSchemas(document: OpenRpcDocument, model: RpcModel, prefix: string): RpcSchemas {
  const schemas: Record<string, SchemaOrReference> = { ...document.components?.schemas }
  const names = new Map(schemaNames(schemas, model, prefix))
  const add = (name: string, schema: SchemaOrReference) => {
    const isItself = "$ref" in schema && schema.$ref === `#/components/schemas/${name}`
    let key = name
    while (key in schemas && !isItself) key = `${key}_`
    if (!isItself) schemas[key] = schema
    names.set(key, name)
  }
  for (const operation of model.operations) {
    add(`${operation.typeName}Params`, paramsSchema(operation))
    add(`${operation.typeName}Result`, operation.result.schema)
  }
  return { schemas, names }
}

/** An OpenAPI document of nothing but these schemas. */
export function asOpenApi(document: OpenRpcDocument, schemas: RpcSchemas["schemas"]): JsonObject {
  const { title, version } = document.info
  return withHoisted(new Resolver(document), { openapi: "3.1.0", info: { title, version }, components: { schemas } })
}

function paramsSchema({ method, params }: RpcOperationModel): SchemaOrReference {
  const required = params.filter((param) => param.required).map((param) => param.name)
  return {
    type: "object",
    description: `Parameters of \`${method}\`.`,
    ...(params.length === 0 && { additionalProperties: false }),
    properties: Object.fromEntries(
      params.map(({ name, description, schema }) => [
        name,
        description === undefined ? schema : { ...schema, description },
      ]),
    ),
    ...(required.length > 0 && { required }),
  }
}
