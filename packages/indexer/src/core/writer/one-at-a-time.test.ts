import { expect, test } from "vitest"
import { oneAtATime, type Precedence } from "./one-at-a-time.ts"

/** A writer that records the methods it begins, and ends each when the test says so. */
function setting(precedence?: Precedence) {
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const method = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve, reject) =>
      ends.set(name, (error) => (error === undefined ? resolve(`${name} is done`) : reject(error))),
    )
  }
  const writer = oneAtATime(
    { append: method("append"), save: method("save"), look: method("look"), maintain: method("maintain") },
    precedence,
  )
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { writer, begun, end }
}

test("methods are called in their order, each when the one before has ended, well or not", async () => {
  const { writer, begun, end } = setting()
  const results = Promise.allSettled([writer.look(), writer.save(), writer.append()])
  expect(begun).toEqual(["look"])
  await end("look", new Error("no room"))
  expect(begun).toEqual(["look", "save"])
  await end("save")
  expect(begun).toEqual(["look", "save", "append"])
  await end("append")
  expect(await results).toEqual([
    { status: "rejected", reason: new Error("no room") },
    { status: "fulfilled", value: "save is done" },
    { status: "fulfilled", value: "append is done" },
  ])
})

test("one that comes first waits for what runs, and for nothing that waits", async () => {
  const { writer, begun, end } = setting({ first: ["append"] })
  for (const method of ["look", "save", "append"] as const) void writer[method]()
  await end("look")
  expect(begun).toEqual(["look", "append"])
  await end("append")
  expect(begun).toEqual(["look", "append", "save"])
})

test("one that runs beside the others neither waits nor is waited for", async () => {
  const { writer, begun, end } = setting({ beside: ["maintain"] })
  void writer.look()
  const maintained = writer.maintain()
  expect(begun).toEqual(["look", "maintain"])
  void writer.append()
  await end("look")
  expect(begun).toEqual(["look", "maintain", "append"])
  await end("maintain")
  expect(await maintained).toBe("maintain is done")
})
