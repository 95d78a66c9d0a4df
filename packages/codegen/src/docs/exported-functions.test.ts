import { expect, test } from "vitest"
import { exportedFunctions } from "./exported-functions.ts"

const files: Readonly<Record<string, string>> = {
  "p/src/index.ts": `
    export * from "./all.ts"
    export { kept, renamed as other, type Shape } from "./some.ts"
    export type * from "./types.ts"
    export { foreign } from "@serac/client/rest"
  `,
  "p/src/all.ts": `
    /**
     * Does it. Then more
     * of it.
     *
     * @deprecated since v2
     */
    export function doIt(client: Client, parameters: Params, options?: Options): void {}
    /** Has 2 parts, see \`x\`. 503 is data.
     *
     * Not served by any node today: a call
     * ends in an error. */
    export const arrow = ({ a }: { a: string }, b = 1) => a
    export const value = 1
    export class Thing {}
    function hidden() {}
  `,
  "p/src/some.ts": `
    export function kept(): void
    export function kept(more?: string) {}
    export function renamed() {}
    export function dropped() {}
    export interface Shape {}
  `,
}

test("are a module's own and those it passes on, with parameters and the first sentence", () => {
  const read = (path: string) => files[path] ?? ""
  const plain = { parameters: [], summary: "", isDeprecated: false, isUnserved: false }
  expect(exportedFunctions(read, "p/src/index.ts")).toEqual([
    {
      name: "doIt",
      parameters: ["client", "parameters", "options?"],
      summary: "Does it.",
      isDeprecated: true,
      isUnserved: false,
      path: "p/src/all.ts",
    },
    {
      name: "arrow",
      parameters: ["options", "b?"],
      summary: "Has 2 parts, see `x`.",
      isDeprecated: false,
      isUnserved: true,
      path: "p/src/all.ts",
    },
    { ...plain, name: "kept", path: "p/src/some.ts" },
    { ...plain, name: "renamed", path: "p/src/some.ts" },
  ])
})
