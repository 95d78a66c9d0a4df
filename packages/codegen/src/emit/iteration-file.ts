import type { Resolver } from "../document/resolve.ts"
import type { IterationModel, RpcModel, RpcOperationModel } from "../model/model.ts"
import { docComment } from "./doc-comment.ts"
import { iterationExample } from "./example.ts"
import { wrappedList } from "./layout.ts"
import { type ClientTarget, fileText } from "./target.ts"

/** The file of a function that lists the items of all pages of a method. */
export function iterationFile(
  resolver: Resolver,
  target: ClientTarget,
  model: RpcModel,
  operation: RpcOperationModel,
  iteration: IterationModel,
): string {
  const { name, typeName, file } = operation
  const { items, start, end, limit, maxLimit, count } = iteration.cursor
  const [parameters, result] = [`${typeName}Params`, `${typeName}Result`]
  const members = Object.entries({ items, start, end, limit, maxLimit, count })
  return fileText(
    target,
    [
      wrappedList(
        "import {",
        ["type CursorIterable", "iterateByCursor", "type RpcCallOptions", "type RpcCore"],
        '} from "@serac/client/rpc"',
      ),
      `import { ${name} } from "./${file}.ts"`,
      `import type { ${parameters}, ${result} } from "./types.ts"`,
    ].join("\n"),
    [
      ...docComment([
        `Lists the \`${items}\` of all pages of \`${name}\`, one by one.`,
        "",
        "Each comes once, although pages may repeat them; `.pages()` gives the pages as they are. What is added or removed meanwhile may be missing or come along, since pages are not consistent with each other.",
        "",
        "@throws SeracError when the call for a page fails",
        "@example",
        "```ts",
        ...iterationExample(resolver, target, model, operation, iteration),
        "```",
      ]),
      wrappedList(
        `export function ${iteration.name}(`,
        ['client: Pick<RpcCore, "call">', `parameters: ${parameters}`, "options?: RpcCallOptions"],
        `): CursorIterable<${result}, ${result}[${JSON.stringify(items)}][number]> {`,
      ),
      `  return iterateByCursor((page: ${parameters}) => ${name}(client, page, options), parameters, {`,
      ...members.map(([member, value]) => `    ${member}: ${JSON.stringify(value)},`),
      "  })",
      "}",
    ].join("\n"),
  )
}
