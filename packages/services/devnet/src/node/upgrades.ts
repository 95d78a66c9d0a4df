import { goTime } from "../interfaces/go-time.ts"

const fromTheStart = "2020-12-05T05:00:00Z"
const unscheduled = "9999-12-01T00:00:00Z"

/** When each upgrade of a local network came, as `info.upgrades` tells. @param helicon Milliseconds since 1970 */
export function upgradesOf(helicon: number | undefined): Readonly<Record<string, unknown>> {
  return {
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
    cortinaXChainStopVertexID: "11111111111111111111111111111111LpoYY",
    durangoTime: fromTheStart,
    etnaTime: fromTheStart,
    fortunaTime: fromTheStart,
    graniteTime: fromTheStart,
    graniteEpochDuration: 30_000_000_000,
    heliconTime: helicon === undefined ? unscheduled : goTime(helicon),
  }
}

/** When the last upgrade that is scheduled came or comes, as Go writes times. @param helicon Milliseconds since 1970 */
export function lastUpgradeOf(helicon: number | undefined): string {
  return helicon === undefined ? fromTheStart : goTime(helicon)
}
