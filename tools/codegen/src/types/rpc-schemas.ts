import type { OpenRpcDocument } from "../document/openrpc.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import { CodegenError } from "../error.ts"
import type { RpcModel, RpcOperationModel } from "../model/model.ts"

/**
 * The document's schemas and two more for each method: `<Function>Params`, an object of its parameters, and
 * `<Function>Result`.
 *
 * @throws {CodegenError} when a schema of the document has the name of one of these and is not it
 */
export function rpcSchemas(document: OpenRpcDocument, model: RpcModel): Record<string, SchemaOrReference> {
  const schemas: Record<string, SchemaOrReference> = { ...document.components?.schemas }
  for (const operation of model.operations) {
    add(schemas, operation.method, `${operation.typeName}Params`, paramsSchema(operation))
    add(schemas, operation.method, `${operation.typeName}Result`, operation.result.schema)
  }
  return schemas
}

function add(
  schemas: Record<string, SchemaOrReference>,
  method: string,
  name: string,
  schema: SchemaOrReference,
): void {
  const isItself = "$ref" in schema && schema.$ref === `#/components/schemas/${name}`
  if (name in schemas && !isItself)
    throw new CodegenError(`${method}: the schema name ${name} is kept for the generator`)
  if (!isItself) schemas[name] = schema
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
