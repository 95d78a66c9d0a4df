import type { OpenApiDocument } from "../document/openapi.ts"
import { Resolver } from "../document/resolve.ts"
import type { RestModel } from "../model/model.ts"
import { schemaNames } from "../model/schema-names.ts"
import { openApiTypes } from "../types/types.ts"
import { restClient } from "./client-file.ts"
import { enumNames, enumsFile } from "./enums-file.ts"
import { groupFiles } from "./group-files.ts"
import { indexFile } from "./index-file.ts"
import { restOperationFile } from "./operation-file.ts"
import { restOperations } from "./operations-file.ts"
import { type ClientTarget, type Files, fileText } from "./target.ts"

/** The files of a client of an OpenAPI document. */
export function restFiles(document: OpenApiDocument, model: RestModel, own: ClientTarget): Files {
  const { schemas = {} } = document.components ?? {}
  const names = schemaNames(schemas, model, own.prefix)
  const target = { ...own, typeNames: names }
  const resolver = new Resolver(document)
  return new Map([
    ["types.ts", fileText(target, openApiTypes(document, model, names).trimEnd())],
    ["operations.ts", restOperations(target, model)],
    ["client.ts", restClient(resolver, target, model)],
    ["index.ts", indexFile(target, model, [...names.values()], enumNames(target, schemas, names))],
    ...enumsFile(target, schemas, names),
    ...groupFiles(target, model),
    ...model.operations.map(
      (operation) => [`${operation.file}.ts`, restOperationFile(resolver, target, model, operation)] as const,
    ),
  ])
}
