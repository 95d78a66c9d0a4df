import { expect, test } from "vitest"
import type { Channel } from "./channel.ts"
import { DatabaseVersion } from "./version.ts"

function serverWith(answers: readonly (string | Error)[]) {
  let now = 0
  let asked = 0
  const query = async () => {
    const answer = answers[asked++]
    if (answer instanceof Error) throw answer
    return { rows: [{ version: answer }] }
  }
  const version = new DatabaseVersion({ query } as unknown as Channel, () => now)
  const at = (moment: number) => {
    now = moment
    return version.read()
  }
  return { at, version, asked: () => asked }
}

test("those who ask within 5 ms share one look at the server", async () => {
  const { at, asked } = serverWith(["a", "b"])
  expect(await Promise.all([at(0), at(0), at(4.9)])).toEqual(["a", "a", "a"])
  expect(await Promise.all([at(5), at(9)])).toEqual(["b", "b"])
  expect(asked()).toBe(2)
})

test("after one was forgotten the server is asked again", async () => {
  const { at, version } = serverWith(["a", "b"])
  const early = at(0)
  version.forget()
  expect([await early, await at(0)]).toEqual(["a", "b"])
})

test("a look that failed is not kept", async () => {
  const { at } = serverWith([new Error("gone"), "a"])
  await expect(at(0)).rejects.toThrow("gone")
  expect(await at(0)).toBe("a")
})
