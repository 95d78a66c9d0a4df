import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { NodeFault } from "../../core/index.ts"
import { FalseRowsError } from "../false-rows-error.ts"
import { Memory } from "../p/memory.ts"
import { toRemember } from "../p/remembered.ts"
import type { ReportedTerms } from "../p/reported-terms.ts"
import { upgradeTimesOf } from "../p/upgrades.ts"
import { TermsWatch } from "./watch-terms.ts"

const fee = { capacity: 20n, target: 10n, minPrice: 512n, excessConversionConstant: 9n }
const upgrades = { durango: 100, etna: 200, helicon: 5_000 }
const honest: ReportedTerms = { validatorFee: fee, upgrades }

/** A watch that loaded these terms, of a P-Chain at second 1,000. */
async function watching(loaded: ReportedTerms, { accruedFees = 1n } = {}) {
  const { watch, state, clock, during } = begun(loaded, { accruedFees })
  await watch.load()
  return { watch, state, clock, during }
}

/** A watch of a P-Chain at second 1,000 whose blocks were stored with `kept`, and whose node tells `loaded`. */
function begun(loaded: ReportedTerms, { accruedFees = 1n, kept }: { accruedFees?: bigint; kept?: ReportedTerms } = {}) {
  const clock = new VirtualClock()
  const state = { told: loaded, asked: 0, fails: false, warned: [] as unknown[], faults: 0 }
  const { signal } = new AbortController()
  const watch = new TermsWatch({
    networkId: 1337,
    node: {
      platformTerms: async () => {
        state.asked++
        if (state.fails) throw new NodeFault("timeout", "no answer")
        return state.told
      },
    },
    writer: {
      platform: async () => ({ ...stateWith(kept), time: 1_000, accruedFees }),
      currentL1Validators: async () => [],
    },
    clock,
    log: (_, __, facts) => state.warned.push(facts),
    onFault: () => {
      state.faults++
    },
    signal,
  })
  const during = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 1_000) {
      await clock.pass(1_000)
      await watch.run()
    }
  }
  return { watch, state, clock, during }
}

/** A stored state, with the terms of its blocks if those are given. */
function stateWith({ validatorFee, upgrades = upgradeTimesOf(1337) }: ReportedTerms = {}) {
  const state = toRemember(new Memory(), { validatorFee, upgrades })
  return validatorFee === undefined ? { ...state, more: "{}" } : state
}

test("terms that stay are asked for every 20 s, and change nothing", async () => {
  const { watch, state, during } = await watching(honest)
  await during(100_000)
  expect({ hasNew: watch.hasNew, asked: state.asked, warned: state.warned }).toEqual({
    hasNew: false,
    asked: 6,
    warned: [],
  })
})

test.each<[string, ReportedTerms, string]>([
  ["a price", { validatorFee: { ...fee, minPrice: 7n }, upgrades }, "minPrice 7 and 512"],
  ["an upgrade", { validatorFee: fee, upgrades: { ...upgrades, etna: 300 } }, "etna 300 and 200"],
])("%s that was false is told within a minute, and what follows from it is false", async (_, loaded, words) => {
  const { state, during } = await watching(loaded)
  state.told = honest
  const end = await during(40_000).catch((error: unknown) => error)
  expect(end).toBeInstanceOf(FalseRowsError)
  expect((end as Error).message).toContain(
    `other terms than all nodes tell now: ${words}. What follows from them is false`,
  )
})

test("what is false is told, too, where the state was loaded anew since", async () => {
  const { watch, state, during } = await watching({ validatorFee: { ...fee, minPrice: 7n }, upgrades })
  state.told = honest
  await during(5_000)
  await watch.load()
  await expect(during(40_000)).rejects.toThrow(FalseRowsError)
})

test("terms that are told once are not believed", async () => {
  const { watch, state, during } = await watching(honest)
  await during(19_000)
  state.told = { validatorFee: { ...fee, minPrice: 7n }, upgrades }
  await during(5_000)
  state.told = honest
  await during(60_000)
  expect(watch.hasNew).toBe(false)
})

test("an upgrade that is still to come, or fees that nobody paid yet, are used from then on", async () => {
  for (const told of [
    { validatorFee: fee, upgrades: { ...upgrades, helicon: 9_000 } },
    { validatorFee: { ...fee, target: 11n }, upgrades },
  ]) {
    const { watch, state, during } = await watching(honest, { accruedFees: 0n })
    state.told = told
    await during(40_000)
    expect(watch.hasNew).toBe(true)
    expect(await watch.load()).toEqual(told)
    expect([watch.hasNew, state.warned.length]).toEqual([false, 1])
  }
})

const falseFee = { ...fee, minPrice: 7n }

test("rows that an earlier indexer stored with false terms are told as false at the start, before a block is stored and without one", async () => {
  const kept = { validatorFee: falseFee, upgrades }
  const storing = begun(honest, { kept })
  const loaded = storing.watch.load().catch((error: unknown) => error)
  await storing.clock.pass(11_000)
  const idle = begun(honest, { kept })
  const asked = idle.watch.run().catch((error: unknown) => error)
  await idle.clock.pass(11_000)
  for (const end of [await loaded, await asked]) {
    expect(end).toBeInstanceOf(FalseRowsError)
    expect((end as Error).message).toContain("minPrice 7 and 512")
  }
})

test("a node that tells other terms than those of the stored blocks only once at the start is asked again", async () => {
  const { watch, state, clock } = begun({ validatorFee: falseFee, upgrades }, { kept: honest })
  const loaded = watch.load().catch((error: unknown) => error)
  await clock.pass(5_000)
  state.told = honest
  await clock.pass(6_000)
  expect(await loaded).toMatchObject({ kind: "nonsense", message: expect.stringContaining("two different answers") })
  expect(await watch.load()).toEqual(honest)
})

test("terms that the stored blocks have and a node does not tell stay", async () => {
  const { watch, state } = begun({ upgrades }, { kept: honest })
  expect([await watch.load(), state.asked]).toEqual([honest, 1])
})

test("a node that fails is asked again after ten seconds, not each second", async () => {
  const { state, during } = await watching(honest)
  state.fails = true
  const faults: unknown[] = []
  for (let second = 0; second < 60; second++) await during(1_000).catch((error: unknown) => faults.push(error))
  expect([state.asked, faults.length]).toEqual([6, 5])
})

test("terms are watched beside all other work: what is false is told, and a node that fails is said to", async () => {
  const { watch, state, clock } = await watching({ validatorFee: falseFee, upgrades })
  const end = watch.loop().catch((error: unknown) => error)
  state.fails = true
  await clock.pass(25_000)
  expect([state.faults, watch.isAgreed]).toEqual([1, false])
  state.fails = false
  state.told = honest
  await clock.pass(30_000)
  expect(await end).toBeInstanceOf(FalseRowsError)
})
