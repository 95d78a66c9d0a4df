import { expect, test } from "vitest"
import { testMessage } from "../../test/test-message.ts"
import { firstSource } from "./first-source.ts"
import type { SignatureQuestion, SignatureSource } from "./signature-source.ts"
import { SourceError } from "./source-error.ts"

const message = testMessage()
const question: SignatureQuestion = {
  nodeId: "NodeID-a",
  message,
  justification: new Uint8Array(),
  deadline: 0,
  signal: new AbortController().signal,
}
const asked: string[] = []

/** A source that can ask some nodes, and answers with one byte or an error. */
const source = (name: string, nodes: readonly string[], answer: number | Error): SignatureSource => ({
  canAsk: (nodeId, about) => about === message && nodes.includes(nodeId),
  ask: async (given) => {
    asked.push(`${name} ${given === question}`)
    if (typeof answer === "number") return Uint8Array.of(answer)
    throw answer
  },
})
const outcome = (sources: readonly SignatureSource[], given = question) => {
  asked.length = 0
  return firstSource(sources)
    .ask(given)
    .then(
      ([first]) => [first, ...asked],
      (error: Error) => [error.message, ...asked],
    )
}
const refused = new SourceError("refused", { said: "no" })

test("a node is asked through the first source that can, and through the next where that fails", async () => {
  const [none, one, two] = [
    source("none", ["NodeID-b"], 0),
    source("one", ["NodeID-a"], 1),
    source("two", ["NodeID-a"], 2),
  ]
  const failing = source("failing", ["NodeID-a"], refused)
  expect([await outcome([none, one, two]), await outcome([none, failing, two])]).toEqual([
    [1, "one true"],
    [2, "failing true", "two true"],
  ])
  const late = source("late", ["NodeID-a"], new SourceError("late"))
  expect([await outcome([failing, late]), await outcome([none]), await outcome([])]).toEqual([
    ["late", "failing true", "late true"],
    ["no-address"],
    ["no-address"],
  ])
})

test("a fault of ours, and an answer that nobody waits for, is not asked for again", async () => {
  const two = source("two", ["NodeID-a"], 2)
  expect(await outcome([source("broken", ["NodeID-a"], new TypeError("broken")), two])).toEqual([
    "broken",
    "broken true",
  ])
  const given = { ...question, signal: AbortSignal.abort() }
  expect(await outcome([source("failing", ["NodeID-a"], refused), two], given)).toEqual([
    "refused: no",
    "failing false",
  ])
})

test("a node can be asked where one of the sources can", () => {
  const sources = [source("a", ["NodeID-a"], 1), source("b", ["NodeID-b"], 1)]
  const canAsk = (nodeId: string) => firstSource(sources).canAsk(nodeId, message)
  expect(["NodeID-a", "NodeID-b", "NodeID-c"].map(canAsk)).toEqual([true, true, false])
})
