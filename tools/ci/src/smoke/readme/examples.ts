import { readFileSync } from "node:fs"
import { join } from "node:path"
import { apis } from "@serac/mock"
import { repository } from "../packages.ts"

/** An example of a README, as a program of its own. */
export interface Example {
  /** Its package and heading, such as `data: Lists`; a second one under the same heading is `data: Lists (2)`. */
  readonly name: string
  readonly code: string
}

/** The packages whose READMEs are read. Those of servers, and of `@serac/msw`, which answers within one process, are tested elsewhere. */
const folders = {
  serac: ".",
  "http-client": "packages/client/src/http",
  rest: "packages/client/src/rest",
  rpc: "packages/client/src/rpc",
  chain: "packages/chain",
  ...Object.fromEntries(apis.map((api) => [api, `packages/clients/${api}`])),
  query: "packages/integrations/query",
  viem: "packages/integrations/viem",
  ledger: "packages/devnet/src/ledger",
  "evm-chain": "packages/devnet/src/evm",
  devnet: "packages/devnet",
}

/** Every TypeScript example in the READMEs of the client packages, their integrations and the devnet. */
export const readExamples = (): readonly Example[] =>
  Object.entries(folders).flatMap(([name, folder]) =>
    examplesOf(name, readFileSync(join(repository, folder, "README.md"), "utf8")),
  )

/** The expected output lines of an example: the comments behind its `console.log`. */
export const promisedBy = ({ code }: Pick<Example, "code">): readonly string[] =>
  [...code.matchAll(/^ *console\.log\(.*\) \/\/ (.+)$/gm)].map(([, line = ""]) => line)

/**
 * The TypeScript blocks of a README. A block without an import continues the last one that has imports, in a scope of its own, as
 * readers understand it.
 */
export function examplesOf(title: string, readme: string): readonly Example[] {
  const examples: Example[] = []
  const places = new Map<string, number>()
  let [heading, head] = ["", ""]
  for (const [, words, code] of readme.matchAll(/^#{2,3} (.+)$|^```ts\n([\s\S]*?)^```$/gm)) {
    if (words !== undefined) heading = words
    if (code === undefined) continue
    const place = heading === "" ? title : `${title}: ${heading}`
    const count = (places.get(place) ?? 0) + 1
    places.set(place, count)
    const isHead = /^import /m.test(code)
    if (isHead) head = code
    examples.push({
      name: count === 1 ? place : `${place} (${count})`,
      code: isHead ? code : `${head}\n{\n${code}}\n`,
    })
  }
  return examples
}
