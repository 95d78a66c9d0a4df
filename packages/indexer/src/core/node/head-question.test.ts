import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { HeadQuestion } from "./head-question.ts"

const never = new AbortController().signal

/** A node whose answers the test provides. */
function node() {
  const clock = new VirtualClock()
  const asked: { readonly answer: (head: number) => void; readonly fail: (error: Error) => void }[] = []
  const question = new HeadQuestion(
    clock,
    () => new Promise<number>((answer, fail) => void asked.push({ answer, fail })),
  )
  return { clock, asked, question }
}

test("an answer tells when it was asked for, not when it came", async () => {
  const { clock, asked, question } = node()
  const askedAt = clock.elapsed()
  const told = question.answer(never)
  await clock.pass(1_000)
  asked[0]?.answer(7)
  expect(await told).toEqual({ head: 7, askedAt })
  expect(question.openSince).toBeUndefined()
})

test("after two seconds without an answer it is asked once more beside the first, whose answer counts until then", async () => {
  const { clock, asked, question } = node()
  const askedAt = clock.elapsed()
  const silent = question.answer(never)
  await clock.pass(2_000)
  expect([await silent, question.openSince, asked.length]).toEqual([undefined, askedAt, 1])
  const told = question.answer(never)
  expect(asked.length).toBe(2)
  asked[0]?.answer(7)
  expect(await told).toEqual({ head: 7, askedAt })
  // The second request is still open and too recent for a third one.
  const next = question.answer(never)
  asked[1]?.answer(8)
  expect(await next).toMatchObject({ head: 8 })
  expect(asked.length).toBe(2)
})

test("what comes while nobody waits for it is old, and asked for again", async () => {
  const { clock, asked, question } = node()
  const silent = question.answer(never)
  await clock.pass(2_000)
  await silent
  const told = question.answer(never)
  asked[0]?.answer(7)
  await told
  asked[1]?.answer(7)
  await clock.pass(1_000)
  const next = question.answer(never)
  asked[2]?.answer(9)
  expect((await next)?.head).toBe(9)
})

test("an answer makes those nothing that were asked for before it", async () => {
  const { clock, asked, question } = node()
  for (let turn = 0; turn < 2; turn++) {
    const silent = question.answer(never)
    await clock.pass(2_000)
    await silent
  }
  const told = question.answer(never)
  asked[2]?.answer(9)
  expect([(await told)?.head, question.openSince]).toEqual([9, undefined])
  asked[0]?.fail(new Error("too late"))
  const next = question.answer(never)
  asked[3]?.answer(10)
  expect((await next)?.head).toBe(10)
})

test("a failure is thrown, and what else was asked stays open", async () => {
  const { clock, asked, question } = node()
  const silent = question.answer(never)
  await clock.pass(2_000)
  await silent
  const told = question.answer(never)
  asked[0]?.fail(new Error("refused"))
  await expect(told).rejects.toThrow("refused")
  expect(question.openSince).toBe(clock.elapsed())
})
