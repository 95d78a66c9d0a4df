import { expect, test } from "vitest"
import { localUpgradeConfig, parseUpgrades, upgradesOf } from "./upgrade-config.ts"

const local = localUpgradeConfig()

test("a file's members are obeyed: times, the epoch's duration, when Helicon comes", () => {
  const text = JSON.stringify({
    ...local.members,
    apricotPhase1Time: "2020-12-01T00:00:00Z",
    cortinaTime: "2020-12-05T06:00:00+01:00",
    graniteEpochDuration: 2_500_000_000,
    heliconTime: "2026-01-01T00:00:00Z",
  })
  const { evm, helicon, epochDuration, cortina, last, members } = parseUpgrades(text)
  expect({ evm, helicon, epochDuration, cortina, last, told: members.cortinaTime }).toEqual({
    evm: {
      ...local.evm,
      early: { ...local.evm.early, apricotPhase1: Date.UTC(2020, 11, 1) / 1_000 },
      helicon: Date.UTC(2026, 0) / 1_000,
    },
    helicon: Date.UTC(2026, 0) / 1_000,
    epochDuration: 2_500_000_000n,
    cortina: 1_607_144_400n,
    last: Date.UTC(2026, 0) / 1_000,
    told: "2020-12-05T06:00:00+01:00",
  })
})

test("what a file leaves out is the local network's, and Helicon in the year 9999 never comes", () => {
  expect(parseUpgrades("{}")).toEqual(local)
  expect(parseUpgrades(JSON.stringify(local.members))).toEqual(local)
  expect(local.helicon).toBeUndefined()
})

test.each([
  ["[]", "no JSON object"],
  ["{", "no JSON: "],
  ['{"ionosphereTime":"2026-01-01T00:00:00Z"}', "ionosphereTime: there is no such member"],
  ['{"graniteTime":"2026-01-01T00:00:00Z"}', "graniteTime: a devnet has every upgrade before Helicon from its first"],
  ['{"apricotPhase1Time":"0001-01-01T00:00:00Z"}', "apricotPhase1Time: a time from 1970 on, which EVM chains count"],
  ['{"heliconTime":"2026-01-01T00:00:00.5Z"}', "heliconTime: a time of whole seconds in RFC 3339, not "],
  ['{"heliconTime":"2026-13-01T00:00:00Z"}', "heliconTime: a time of whole seconds in RFC 3339, not "],
  ['{"heliconTime":0}', "heliconTime: a time of whole seconds in RFC 3339, not 0"],
  ['{"heliconTime":"2020-01-01T00:00:00Z"}', "graniteTime: 2020-12-05T05:00:00Z is after heliconTime, 2020-01-01"],
  ['{"apricotPhase4MinPChainHeight":7}', "apricotPhase4MinPChainHeight: a network that begins has no height but 0"],
  ['{"cortinaXChainStopVertexID":"x"}', "cortinaXChainStopVertexID: a network that begins has no vertex x"],
  ['{"graniteEpochDuration":"30s"}', 'graniteEpochDuration: an integer of nanoseconds, from 0, not "30s"'],
  ['{"graniteEpochDuration":-1}', "graniteEpochDuration: an integer of nanoseconds, from 0, not -1"],
])("refuses %s by name", (text, message) => {
  expect(() => parseUpgrades(text)).toThrow(message)
})

test("Helicon's time is in the file or beside it, not both", () => {
  expect(() => upgradesOf({ upgrades: "{}", helicon: 0 })).toThrow("heliconTime: it is in the upgrade file")
  expect(upgradesOf({ helicon: 0 }).helicon).toBe(0)
})
