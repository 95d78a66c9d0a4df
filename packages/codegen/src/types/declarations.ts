import { createRequire } from "node:module"
import type { GlobalContext, OpenAPI3, OpenAPITSOptions } from "openapi-typescript"
import type ts from "typescript"
import type { JsonObject } from "../document/json.ts"

interface Transforms {
  readonly transformSchema: (document: OpenAPI3, context: GlobalContext) => ts.Node[]
  readonly scanDiscriminators: (document: OpenAPI3, options: OpenAPITSOptions) => GlobalContext["discriminators"]
  readonly resolveRef: (document: OpenAPI3, reference: string, options: { silent: boolean }) => unknown
}

const require = createRequire(import.meta.url)

/**
 * The declarations of openapi-typescript for a document. Its main entry would validate and bundle again, with its own Redocly,
 * which takes longer to load than everything else takes to run; since the document is already bundled, only the transforms are called.
 */
export function declarationsOf(
  document: JsonObject,
  transform: NonNullable<OpenAPITSOptions["transform"]>,
): readonly ts.Node[] {
  const { transformSchema, scanDiscriminators, resolveRef } = load()
  const source = document as unknown as OpenAPI3
  const options = { silent: true }
  return transformSchema(source, {
    ...{ additionalProperties: false, alphabetize: false, arrayLength: false, defaultNonNullable: false },
    ...{ emptyObjectsUnknown: false, enum: false, enumValues: false, conditionalEnums: false, dedupeEnums: false },
    ...{ excludeDeprecated: false, exportType: false, immutable: false, makePathsEnum: false },
    ...{ generatePathParams: false, pathParamsAsTypes: false, propertiesRequiredByDefault: false },
    ...{ readWriteMarkers: false, rootTypes: false, rootTypesKeepCasing: false, rootTypesNoSchemaPrefix: false },
    ...options,
    discriminators: scanDiscriminators(source, options),
    injectFooter: [],
    inject: undefined,
    postTransform: undefined,
    transform,
    transformProperty: undefined,
    redoc: undefined as never,
    resolve: <T>(reference: string) => resolveRef(source, reference, options) as T | undefined,
  } as unknown as GlobalContext)
}

function load(): Transforms {
  const transformSchema = require("openapi-typescript/dist/transform/index.cjs")
  const { scanDiscriminators, resolveRef } = require("openapi-typescript/dist/lib/utils.cjs")
  return { transformSchema, scanDiscriminators, resolveRef }
}
