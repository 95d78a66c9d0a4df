import { initiallyActive, localUpgrades, type NetworkUpgrades, unscheduled } from "../evm/index.ts"
import { goTime } from "../interfaces/go-time.ts"

/** The upgrade times of a network, and the other members of a node's upgrade file. */
export interface UpgradeConfig {
  /** The members of the file, in the node's order, for `info.upgrades`. */
  readonly members: Readonly<Record<string, unknown>>
  /** The upgrade times for EVM chains. */
  readonly evm: NetworkUpgrades
  /** Activation time of Helicon in Unix seconds; `undefined` if it never activates. */
  readonly helicon: number | undefined
  /** The time of the X-Chain's block 0, in Unix seconds. */
  readonly cortina: bigint
  /** Duration of a P-Chain epoch (ACP-181), in nanoseconds. */
  readonly epochDuration: bigint
  /** Time of the last scheduled upgrade, in Unix seconds. */
  readonly last: number
}

/** Thrown for an upgrade file that a devnet cannot follow; the message names the member. */
export class UpgradeError extends Error {
  override readonly name = "UpgradeError"
}

/** The upgrades in the order of their activation. */
const times = [
  "apricotPhase1Time",
  "apricotPhase2Time",
  "apricotPhase3Time",
  "apricotPhase4Time",
  "apricotPhase5Time",
  "apricotPhasePre6Time",
  "apricotPhase6Time",
  "apricotPhasePost6Time",
  "banffTime",
  "cortinaTime",
  "durangoTime",
  "etnaTime",
  "fortunaTime",
  "graniteTime",
  "heliconTime",
] as const

type TimeName = (typeof times)[number]

/** The id of 32 zero bytes. */
const noVertex = "11111111111111111111111111111111LpoYY"
const fromTheStart = goTime(initiallyActive * 1_000)

/** A local network's members, in the node's order. */
const localMembers = {
  apricotPhase1Time: fromTheStart,
  apricotPhase2Time: fromTheStart,
  apricotPhase3Time: fromTheStart,
  apricotPhase4Time: fromTheStart,
  apricotPhase4MinPChainHeight: 0,
  apricotPhase5Time: fromTheStart,
  apricotPhasePre6Time: fromTheStart,
  apricotPhase6Time: fromTheStart,
  apricotPhasePost6Time: fromTheStart,
  banffTime: fromTheStart,
  cortinaTime: fromTheStart,
  cortinaXChainStopVertexID: noVertex,
  durangoTime: fromTheStart,
  etnaTime: fromTheStart,
  fortunaTime: fromTheStart,
  graniteTime: fromTheStart,
  graniteEpochDuration: 30_000_000_000,
  heliconTime: goTime(unscheduled * 1_000),
}

type UpgradeMembers = Record<keyof typeof localMembers, unknown>

/** A local network's upgrades. @param helicon Activation time of Helicon in Unix seconds. Default: never */
export function localUpgradeConfig(helicon?: number): UpgradeConfig {
  return upgradeConfig(helicon === undefined ? localMembers : { ...localMembers, heliconTime: goTime(helicon * 1_000) })
}

/**
 * Reads a node's upgrade file (`--upgrade-file`): JSON with times in RFC 3339 and durations in nanoseconds. Absent members have
 * the local network's values.
 *
 * @throws {UpgradeError} naming the member that is unknown, malformed, or that a devnet cannot follow.
 */
export function parseUpgrades(text: string): UpgradeConfig {
  const given = parseObject(text)
  for (const name of Object.keys(given))
    if (!Object.hasOwn(localMembers, name)) throw new UpgradeError(`${name}: there is no such member`)
  const members = { ...localMembers, ...given }
  for (const name of times) verifyTime(name, members[name])
  verifyOrder(members)
  const { apricotPhase4MinPChainHeight: height, cortinaXChainStopVertexID: vertex } = members
  if (height !== 0)
    throw new UpgradeError(`apricotPhase4MinPChainHeight: a network that begins has no height but 0, not ${height}`)
  if (vertex !== noVertex)
    throw new UpgradeError(`cortinaXChainStopVertexID: a network that begins has no vertex ${vertex}`)
  const duration: unknown = members.graniteEpochDuration
  if (!Number.isSafeInteger(duration) || Number(duration) < 0)
    throw new UpgradeError(`graniteEpochDuration: an integer of nanoseconds, from 0, not ${JSON.stringify(duration)}`)
  return upgradeConfig(members)
}

/**
 * The upgrades of a devnet's options: those of a file, or the activation time of Helicon (Unix seconds).
 *
 * @throws {UpgradeError} if both are given, and for a file that it cannot follow.
 */
export function upgradesOf({ upgrades, helicon }: GivenUpgrades): UpgradeConfig {
  if (upgrades === undefined) return localUpgradeConfig(helicon)
  if (helicon !== undefined) throw new UpgradeError("heliconTime: it is in the upgrade file, not beside it")
  return parseUpgrades(upgrades)
}

interface GivenUpgrades {
  readonly upgrades?: string | undefined
  readonly helicon?: number | undefined
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new UpgradeError(`no JSON: ${(error as Error).message}`, { cause: error })
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new UpgradeError("no JSON object")
  return value as Record<string, unknown>
}

/** Blocks have whole seconds, so chains would round a fraction differently. */
const wholeSeconds = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/

function verifyTime(name: TimeName, value: unknown): void {
  if (typeof value !== "string" || !wholeSeconds.test(value) || Number.isNaN(Date.parse(value)))
    throw new UpgradeError(`${name}: a time of whole seconds in RFC 3339, not ${JSON.stringify(value)}`)
  const seconds = upgradeSeconds(value)
  if (seconds < 0) throw new UpgradeError(`${name}: a time from 1970 on, which EVM chains count from, not ${value}`)
  if (name !== "heliconTime" && seconds > initiallyActive)
    throw new UpgradeError(
      `${name}: a devnet has every upgrade before Helicon from its first block on, so at ${fromTheStart} or before, not at ${value}`,
    )
}

function verifyOrder(members: UpgradeMembers): void {
  for (const [index, name] of times.entries()) {
    const next = times[index + 1]
    if (next !== undefined && upgradeSeconds(members[name]) > upgradeSeconds(members[next]))
      throw new UpgradeError(`${name}: ${members[name]} is after ${next}, ${members[next]}`)
  }
}

const upgradeSeconds = (time: unknown): number => Date.parse(String(time)) / 1_000

function upgradeConfig(members: UpgradeMembers): UpgradeConfig {
  const at = (name: TimeName) => upgradeSeconds(members[name])
  const helicon = at("heliconTime") >= unscheduled ? undefined : at("heliconTime")
  return {
    members,
    evm: {
      durango: at("durangoTime"),
      etna: at("etnaTime"),
      fortuna: at("fortunaTime"),
      granite: at("graniteTime"),
      helicon: helicon ?? localUpgrades.helicon,
      early: {
        apricotPhase1: at("apricotPhase1Time"),
        apricotPhase2: at("apricotPhase2Time"),
        apricotPhase3: at("apricotPhase3Time"),
        apricotPhase4: at("apricotPhase4Time"),
        apricotPhase5: at("apricotPhase5Time"),
        apricotPhasePre6: at("apricotPhasePre6Time"),
        apricotPhase6: at("apricotPhase6Time"),
        apricotPhasePost6: at("apricotPhasePost6Time"),
        banff: at("banffTime"),
        cortina: at("cortinaTime"),
      },
    },
    helicon,
    cortina: BigInt(at("cortinaTime")),
    epochDuration: BigInt(members.graniteEpochDuration as number),
    last: helicon ?? at("graniteTime"),
  }
}
