import { rm } from "node:fs/promises"
import { hostileAnswer } from "../nodes/lies.ts"
import { reportLasts, type Scenario } from "../scenario.ts"

const hungry = new URL("../process/hungry-thread.ts", import.meta.url).href

export const memoryScenarios: readonly Scenario[] = [
  {
    name: "thread-out-of-memory",
    description: "A thread that indexes eats its heap until V8 ends it, again and again.",
    setup: { hasNetwork: true, length: 300, preloads: [hungry] },
    async run(harness) {
      const { random, evm } = harness
      // A thread that collects garbage for seconds reports nothing; its last report remains the newest one.
      harness.facts.grace += reportLasts
      const file = await harness.file("hunger", "")
      await rm(file)
      harness.start({ CHAOS_HUNGER_FILE: file })
      await harness.stored(random.pick([0, 50, evm.head]))
      for (let count = random.between(1, 3); count > 0; count--) {
        await harness.file("hunger", "eat")
        harness.log("a thread eats its heap")
        await harness.wait(random.between(3_000, 7_000))
      }
      await rm(file, { force: true })
    },
  },
  {
    name: "answer-exhausts-memory",
    description: "The node answers a block that is 60 MB of empty lists, which no thread's heap can hold.",
    setup: { length: 150 },
    async run(harness) {
      const { random, evm } = harness
      harness.start()
      await harness.recovers()
      evm.tells(hostileAnswer(evm.head))
      evm.grow(2)
      harness.grow()
      harness.facts.blocked(/^chain 43118$/)
      await harness.wait(random.between(10_000, 14_000))
      evm.tells(undefined)
      harness.facts.unblocked()
    },
  },
]
