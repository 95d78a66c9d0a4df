import type { OpenApiDocument } from "../document/openapi.ts"
import { Resolver } from "../document/resolve.ts"
import type { RestModel } from "../model/model.ts"
import { openApiTypes } from "../types/types.ts"
import { restClient } from "./client-file.ts"
import { requireFreeNames } from "./free-names.ts"
import { indexFile } from "./index-file.ts"
import { restOperationFile } from "./operation-file.ts"
import { restOperations } from "./operations-file.ts"
import { type Files, fileOf, type Target } from "./target.ts"

/** The files of a client of an OpenAPI document. */
export async function restFiles(document: OpenApiDocument, model: RestModel, target: Target): Promise<Files> {
  requireFreeNames(document.components?.schemas, model, target)
  const resolver = new Resolver(document)
  return new Map([
    ["types.ts", fileOf(target, (await openApiTypes(document)).trimEnd())],
    ["operations.ts", restOperations(target, model)],
    ["client.ts", restClient(resolver, target, model)],
    ["index.ts", indexFile(target, model, Object.keys(document.components?.schemas ?? {}))],
    ...model.operations.map(
      (operation) => [`${operation.file}.ts`, restOperationFile(resolver, target, model, operation)] as const,
    ),
  ])
}
