import type { Harness } from "../harness.ts"
import type { Scenario } from "../scenario.ts"

const shifted = new URL("../process/shifted-clock.ts", import.meta.url).href
const hourMs = 3_600_000

async function shiftClock(harness: Harness, milliseconds: number): Promise<void> {
  await harness.file("clock", String(milliseconds))
  harness.log(`the clock is ${milliseconds / hourMs} hours off`)
}

export const clockScenarios: readonly Scenario[] = [
  {
    name: "clock-moved",
    description: "The wall clock of serac jumps by hours, forwards and backwards, while it catches up and follows.",
    setup: { hasNetwork: true, length: 300, preloads: [shifted] },
    async run(harness) {
      const { random, evm } = harness
      harness.facts.isClockTrue = false
      harness.start({ CHAOS_CLOCK_FILE: await harness.file("clock", "0") })
      await harness.stored(random.pick([0, 50, evm.head]))
      for (const sign of random.shuffle([1, -1, random.pick([1, -1])])) {
        await shiftClock(harness, sign * random.between(1, 48) * hourMs)
        await harness.wait(random.between(1_500, 4_000))
        if (random.chance(0.5)) {
          await evm.server.kill()
          await harness.wait(random.between(500, 2_000))
          await evm.server.restart()
        }
      }
      // The clock may stay wrong until the end.
      if (random.chance(0.7)) await shiftClock(harness, 0)
    },
  },
  {
    name: "clock-moved-between-lives",
    description: "The wall clock is hours off in one life of serac, and not in the next.",
    setup: { length: 200, preloads: [shifted] },
    async run(harness) {
      const { random } = harness
      harness.facts.isClockTrue = false
      const sign = random.pick([1, -1])
      const file = await harness.file("clock", String(sign * random.between(1, 48) * hourMs))
      harness.start({ CHAOS_CLOCK_FILE: file })
      await harness.stored(random.between(20, 150))
      await harness.kill()
      await shiftClock(harness, -sign * random.between(0, 24) * hourMs)
      harness.start({ CHAOS_CLOCK_FILE: file })
      await harness.stored(harness.evm.head)
      await harness.stop()
      await shiftClock(harness, 0)
      harness.start({ CHAOS_CLOCK_FILE: file })
    },
  },
]
