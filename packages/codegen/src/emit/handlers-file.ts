import type { RestModel, RestOperationModel } from "../model/model.ts"
import { kebabCase } from "../model/names.ts"
import { wrappedList } from "./layout.ts"
import { type ClientTarget, fileText } from "./target.ts"

/**
 * `handlers.ts` of a service: one handler for each operation, from a folder named after its first tag. It does not compile
 * if a handler is missing, so adding an operation only requires adding a handler file.
 */
export function handlersFile(target: ClientTarget, { operations }: RestModel): string {
  const imports = [
    ...operations.map((operation) => `import { ${operation.name} } from "${moduleOf(operation)}"`),
    'import type { Services } from "../services.ts"',
  ]
  return fileText(
    target,
    [
      `import type { operations } from "${target.packageName}/types"`,
      'import type { Handlers } from "@serac/server/http"',
      ...imports.sort((a, b) => (importPath(a) < importPath(b) ? -1 : 1)),
    ].join("\n"),
    "/** What answers each operation of the document, by operationId. */\n" +
      wrappedList(
        "export const handlers = {",
        operations.map(({ name }) => name),
        "} satisfies Handlers<operations, Services>",
      ),
  )
}

function moduleOf({ tag, file }: RestOperationModel): string {
  return `../${tag === undefined ? "" : `${kebabCase(tag)}/`}${file}.ts`
}

function importPath(line: string): string {
  return line.slice(line.indexOf(' from "'))
}
