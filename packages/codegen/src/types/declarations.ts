import { isObject, type JsonObject } from "../document/json.ts"
import type { ParameterObject, RequestBody, Response } from "../document/openapi.ts"
import { commentOf } from "./comment.ts"
import { OperationTypes } from "./operation-types.ts"
import { printDeclaration } from "./print.ts"
import { SchemaTypes } from "./schema-type.ts"
import { emptyRecord, type Member, memberKey, neverType, object, type TypeNode } from "./type-node.ts"

/** For members that only a part of `allOf` requires; the type may be null. */
const withRequired =
  "type WithRequired<T, K extends PropertyKey> = T & { [P in K & keyof NonNullable<T>]-?: NonNullable<T>[P] }"

/**
 * The declarations of a document's types, by name, in the form of openapi-typescript, which openapi-fetch reads: `paths`, `webhooks`,
 * `components`, `$defs` and `operations`, and the helper types that they use. All its references are to components.
 */
export function declarationsOf(document: JsonObject): ReadonlyMap<string, string> {
  const schemas = new SchemaTypes(document)
  const operations = new OperationTypes(document, schemas)
  const paths = operations.paths(isObject(document.paths) ? document.paths : {})
  const components = isObject(document.components) ? componentsOf(document.components, schemas, operations) : []
  const declared: (readonly [name: string, members: readonly Member[]])[] = [
    ["paths", paths],
    ["webhooks", []],
    ["components", components],
    ["$defs", []],
    ["operations", operations.operations],
  ]
  const texts = declared.map(
    ([name, members]) => [name, printDeclaration(name, members.length === 0 ? emptyRecord : object(members))] as const,
  )
  return new Map([...texts, ...(schemas.usesRequired ? [["WithRequired", withRequired] as const] : [])])
}

/** The sections of components, also those that are empty. */
function componentsOf(components: JsonObject, schemas: SchemaTypes, operations: OperationTypes): readonly Member[] {
  const sections: Readonly<Record<string, (part: unknown, name: string) => TypeNode>> = {
    schemas: (schema, name) => schemas.memberType(schema, schemas.pathOf(name)),
    responses: (response) => operations.responseType(response as Response),
    parameters: (parameter) => operations.parameterType(parameter as ParameterObject),
    requestBodies: (body) => operations.bodyType(body as RequestBody),
    headers: (header) => operations.headerType(header as object),
    pathItems: () => neverType,
  }
  return Object.entries(sections).map(([section, typeOf]) => {
    const parts = components[section]
    const members = Object.entries(isObject(parts) ? parts : {}).map(
      ([name, part]): Member => ({ key: memberKey(name), type: typeOf(part, name), comment: commentOf(part) }),
    )
    return { key: section, type: members.length === 0 ? neverType : object(members) }
  })
}
