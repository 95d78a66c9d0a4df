import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { NodeFault } from "../fault.ts"
import { EndpointState } from "./endpoint-state.ts"

const never = new AbortController().signal

class Endpoint extends EndpointState {
  /** Sends a request whose answer the test provides. */
  ask() {
    let answer = (_: string) => {}
    const answered = this.answerOf(
      20_000,
      never,
      () =>
        new Promise<string>((resolve) => {
          answer = resolve
        }),
    )
    return { answered, answer }
  }
}

function endpoint() {
  const clock = new VirtualClock()
  return { clock, one: new Endpoint({ host: "node" }, clock, (error) => error as NodeFault) }
}

test("an answer after a silence makes those lost that were owed before it was asked for", async () => {
  const { clock, one } = endpoint()
  const lost = one.ask()
  await clock.pass(1_500)
  const later = one.ask()
  await clock.pass(500)
  later.answer("here")
  expect(await later.answered).toBe("here")
  await expect(lost.answered).rejects.toMatchObject({ kind: "timeout", message: /an answer was lost/ })
})

test("an answer that takes long is not lost while others come", async () => {
  const { clock, one } = endpoint()
  const long = one.ask()
  for (let turn = 0; turn < 4; turn++) {
    await clock.pass(1_500)
    const short = one.ask()
    short.answer("here")
    await short.answered
  }
  long.answer("at last")
  expect(await long.answered).toBe("at last")
})

test("one that fails is left alone for four seconds at most, unless it asks for more", () => {
  const { clock, one } = endpoint()
  const pauses = Array.from({ length: 12 }, () => {
    one.failed(new NodeFault("connection", "refused"), one.begin())
    return one.due - clock.elapsed()
  })
  expect(Math.max(...pauses)).toBeLessThanOrEqual(4_000)
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(2_000)
  one.failed(new NodeFault("throttled", "429", { retryAfter: 60_000 }), one.begin())
  expect(one.due - clock.elapsed()).toBe(60_000)
})
