import { expect, test } from "vitest"
import { ask } from "./ask.ts"

test("a question gets user name and password of a URL as a header, also where a percent sign begins no escape", async () => {
  const question = async (url: string, { headers }: object & { readonly headers?: unknown }) => [url, headers]
  expect(await ask(["http://us%65r:p%zz@node/base"], question)).toEqual({
    answer: ["http://node/base", { authorization: `Basic ${btoa("user:p%zz")}` }],
  })
})
