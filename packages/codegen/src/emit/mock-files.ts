import type { Resolver } from "../document/resolve.ts"
import { hasType, type SchemaObject } from "../document/schema.ts"
import type { CommonModel, Model, RestModel, RestOperationModel, RpcModel, RpcOperationModel } from "../model/model.ts"
import { lowerFirst } from "../model/names.ts"
import { docComment } from "./doc-comment.ts"
import { formerConstant } from "./former-name.ts"
import { lineWidth, wrappedList } from "./layout.ts"
import { literalKey } from "./literal.ts"
import { type ClientTarget, type Files, fileText } from "./target.ts"

/** The location of a document's mocks in `@serac/msw`. */
export interface MockTarget extends ClientTarget {
  /** The entry of the package that exports them, such as `@serac/msw/data`. */
  readonly entry: string
  /** The relative path from the generated files to the package's sources, `../..`. */
  readonly sources: string
}

/** The mocks of a document's operations. Each is a separate file with its example answers, so that a test only bundles the ones it uses. */
export function mockFiles(resolver: Resolver, target: MockTarget, model: Model): Files {
  const shared = model.kind === "openapi" ? sharedErrors(model) : new Map<string, string>()
  const operations =
    model.kind === "openapi"
      ? model.operations.map((one) => [`${one.file}.ts`, restMockFile(resolver, target, shared, one)] as const)
      : model.operations.map((one) => [`${one.file}.ts`, rpcMockFile(target, one)] as const)
  const errors = [...shared].map(([body, name]) => `export const ${name}: unknown = ${body}`)
  return new Map([
    ...operations,
    ...(errors.length > 0 ? [["errors.ts", fileText(target, ...errors)] as const] : []),
    ["index.ts", indexFile(target, model)],
  ])
}

/** Error bodies that several operations share, by their text, with their names. */
function sharedErrors({ operations }: RestModel): ReadonlyMap<string, string> {
  const bodies = operations.flatMap((one) => Object.entries(errorsOf(one)))
  const names = new Map<string, string>()
  for (const [status, body] of bodies) {
    if (names.has(body) || bodies.filter(([, other]) => other === body).length === 1) continue
    const others = [...names.values()].filter((name) => name.startsWith(`error${status}`)).length
    names.set(body, `error${status}${others === 0 ? "" : `Variant${others}`}`)
  }
  return names
}

/** The text of the first example of each error's body, by status. */
function errorsOf({ responses }: RestOperationModel): Readonly<Record<string, string>> {
  return Object.fromEntries(
    responses.flatMap(({ status, isResult, examples }) => {
      const [body] = Object.values(examples)
      return isResult || body === undefined ? [] : [[String(status), indentedJson(body, "")]]
    }),
  )
}

function restMockFile(
  resolver: Resolver,
  target: MockTarget,
  shared: ReadonlyMap<string, string>,
  operation: RestOperationModel,
): string {
  const { name, typeName, items, method, path } = operation
  const success = operation.responses.find(({ status, isResult }) => isResult && status >= 200 && status < 300)
  const example = Object.values(success?.examples ?? {})[0]
  const errors = Object.entries(errorsOf(operation)).map(
    ([status, body]) => `${status}: ${shared.get(body) ?? body.replaceAll("\n", "\n      ")}`,
  )
  const used = [...shared].flatMap(([body, own]) => (Object.values(errorsOf(operation)).includes(body) ? [own] : []))
  const result = `${typeName}Result`
  const item = items === undefined ? [] : [`ItemOf<${result}, ${JSON.stringify(items)}>`]
  const [maker, type] = items === undefined ? ["restMock", "RestMock"] : ["listingMock", "ListingMock"]
  return fileText(
    target,
    [
      wrappedList(
        "import type {",
        [`${typeName}Error`, `${typeName}Parameters`, result],
        `} from "${target.packageName}"`,
      ),
      `import { ${name} as operation } from "${target.packageName}/operations"`,
      ...(items === undefined ? [] : ['import type { ItemOf } from "@serac/client/rest"']),
      `import { ${maker}, type ${type} } from "${target.sources}/rest/rest-mock.ts"`,
      ...(used.length === 0 ? [] : [wrappedList("import {", used.sort(), '} from "./errors.ts"')]),
    ].join("\n"),
    [
      ...mockDoc(target, name, `\`${method} ${path}\``),
      declaration(name, type, [`${typeName}Parameters`, result, ...item, `${typeName}Error`]),
      wrappedList(
        `  /* @__PURE__ */ ${maker}(operation, {`,
        [
          ...(example === undefined ? [] : [`example: ${indentedJson(example, inMembers)}`]),
          ...(success === undefined || success.status === 200 ? [] : [`status: ${success.status}`]),
          ...(errors.length === 0 ? [] : [wrappedList("errors: {", errors, "}", "    ")]),
          ...parameterTypes(resolver, operation),
        ],
        "})",
        "  ",
      ),
    ].join("\n"),
    ...formerMocks(operation),
  )
}

/** The separators of a list's values, by the style of the parameter. */
const separators: Readonly<Record<string, string>> = {
  csv: ",",
  form: ",",
  ssv: " ",
  spaceDelimited: " ",
  pipes: "|",
  pipeDelimited: "|",
}

/** The types for converting parameters from strings back to the client's values; string parameters are omitted. */
function parameterTypes(resolver: Resolver, { parameters }: RestOperationModel): readonly string[] {
  const described = parameters.map((parameter) => {
    const schema = resolver.resolve<SchemaObject>(parameter.schema)
    const items = typeof schema.items === "object" ? resolver.resolve<SchemaObject>(schema.items) : undefined
    return { ...parameter, isList: hasType(schema, "array"), value: hasType(schema, "array") ? (items ?? {}) : schema }
  })
  const named = (...types: readonly string[]) =>
    described.filter(({ value }) => types.some((type) => hasType(value, type))).map(({ name }) => JSON.stringify(name))
  const lists = described
    .filter(({ isList }) => isList)
    .map(({ name, style }) => `${literalKey(name)}: ${JSON.stringify(separators[style ?? ""] ?? "")}`)
  return [
    [named("integer", "number"), "numbers: [", "]"] as const,
    [named("boolean"), "booleans: [", "]"] as const,
    [lists, "lists: {", "}"] as const,
  ].flatMap(([values, before, after]) => (values.length === 0 ? [] : [wrappedList(before, values, after, "    ")]))
}

function rpcMockFile(target: MockTarget, operation: RpcOperationModel): string {
  const { name, typeName, examples, method, path } = operation
  const types = [`${typeName}Params`, `${typeName}Result`]
  const found = [...operation.errorExamples.map(({ error }) => error), ...operation.errors]
  const errors = found.filter((error, index) => found.findIndex(({ code }) => code === error.code) === index)
  return fileText(
    target,
    [
      wrappedList("import type {", types, `} from "${target.packageName}"`),
      `import { ${name} as operation } from "${target.packageName}/operations"`,
      `import { type RpcMock, rpcMock } from "${target.sources}/rpc/rpc-mock.ts"`,
    ].join("\n"),
    [
      ...mockDoc(target, name, `\`${method}\` at \`${path}\``),
      declaration(name, "RpcMock", types),
      "  /* @__PURE__ */ rpcMock(operation, {",
      `    example: ${indentedJson(examples[0]?.result ?? null, inMembers)},`,
      ...(errors.length === 0
        ? []
        : [
            `    errors: ${indentedJson(
              errors.map(({ code, message, data }) => ({ code, message, data })),
              inMembers,
            )},`,
          ]),
      "  })",
    ].join("\n"),
    ...formerMocks(operation),
  )
}

function formerMocks({ name, formerNames = [] }: CommonModel): readonly string[] {
  return formerNames.map((former) => formerConstant(name, former))
}

/** The start of a constant declaration; the type arguments have no trailing comma. */
function declaration(name: string, type: string, arguments_: readonly string[]): string {
  const line = `export const ${name}: ${type}<${arguments_.join(", ")}> =`
  if (line.length <= lineWidth) return line
  return `export const ${name}: ${type}<\n${arguments_.map((argument) => `  ${argument}`).join(",\n")}\n> =`
}

function mockDoc({ entry }: MockTarget, name: string, call: string): readonly string[] {
  return docComment([
    `Makes handlers of ${call}.`,
    "",
    "@example",
    "```ts",
    `import { ${name} } from ${JSON.stringify(entry)}`,
    "",
    `export const handlers = [${name}(), ${name}.delay("real")]`,
    "```",
  ])
}

function indexFile(target: MockTarget, { operations }: RestModel | RpcModel): string {
  const name = `${lowerFirst(target.prefix)}Handlers`
  const names = operations.toSorted(byFixedPath).map((operation) => operation.name)
  const exported = operations.flatMap(({ name: own, formerNames = [] }) => [own, ...formerNames])
  const imports = operations.map(({ name: own, formerNames = [], file }) =>
    wrappedList("import {", [own, ...formerNames].sort(), `} from "./${file}.ts"`),
  )
  return fileText(
    target,
    [
      'import type { HttpHandler } from "msw"',
      `import { type HandlersOptions, handlersOf } from "${target.sources}/handlers.ts"`,
      ...imports.sort((a, b) => (fromOf(a) < fromOf(b) ? -1 : 1)),
    ].join("\n"),
    wrappedList("export {", exported.sort(), "}"),
    [
      ...docComment([
        "Mock handlers of every operation of the document; each answers with its first example.",
        "",
        "@example",
        "```ts",
        `import { ${name} } from ${JSON.stringify(target.entry)}`,
        'import { setupServer } from "msw/node"',
        "",
        `export const server = setupServer(...${name}())`,
        "```",
      ]),
      `export function ${name}(options?: HandlersOptions): HttpHandler[] {`,
      `  return ${wrappedList("handlersOf([", names, "], options)", "  ")}`,
      "}",
    ].join("\n"),
  )
}

/** The first matching handler answers a request, so paths with fixed segments must come before paths with parameters. */
const byFixedPath = (one: { readonly path: string }, other: { readonly path: string }): number =>
  variability(one.path) < variability(other.path) ? -1 : variability(one.path) > variability(other.path) ? 1 : 0

/** A sort key with a digit for each segment of a path: 0 if it is fixed, 1 if partly fixed, 2 if it is a parameter. */
const variability = (path: string): string =>
  path
    .split("/")
    .map((segment) => (segment.includes("{") ? (/^\{[^{}]*\}$/.test(segment) ? 2 : 1) : 0))
    .join("")

const fromOf = (line: string): string => line.slice(line.indexOf(' from "'))

/** The indentation of the members of a mock's arguments. */
const inMembers = "    "

/** JSON as a literal with one member per line, so that diffs show which members of an example changed. */
const indentedJson = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2)
    .replace(/^( *)"__proto__":/gm, '$1["__proto__"]:')
    .replaceAll("\n", `\n${indent}`)
