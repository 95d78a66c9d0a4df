export { type Api, type ApiDocument, apis } from "./apis.ts"
export { bundleSpec, isOpenRpc, type SpecDocument } from "./bundle/bundle.ts"
export type { GeneratedClient } from "./client.ts"
export { clientOf } from "./client-of.ts"
export type { OpenApiDocument } from "./document/openapi.ts"
export type { ErrorObject, OpenRpcDocument } from "./document/openrpc.ts"
export { Resolver } from "./document/resolve.ts"
export type { SchemaObject, SchemaOrReference } from "./document/schema.ts"
export type { ClientTarget, Files } from "./emit/target.ts"
export { CodegenError } from "./error.ts"
export { checkExamples } from "./examples/check-examples.ts"
export { close, closedSchemas } from "./examples/closed-schemas.ts"
export { type GenerateOptions, type GenerateResult, generate } from "./generate.ts"
export type {
  BodyModel,
  CommonModel,
  Deprecation,
  Model,
  ParameterModel,
  ResponseModel,
  RestModel,
  RestOperationModel,
  RestParameterModel,
  RpcErrorExampleModel,
  RpcExampleModel,
  RpcModel,
  RpcOperationModel,
} from "./model/model.ts"
export { readOpenApi } from "./model/read-openapi.ts"
export { readOpenRpc } from "./model/read-openrpc.ts"
export type { OutputDifference } from "./output/difference.ts"
export { generatePackage, type PackageResult } from "./package/generate-package.ts"
export type { PackageOptions } from "./package/package-options.ts"
