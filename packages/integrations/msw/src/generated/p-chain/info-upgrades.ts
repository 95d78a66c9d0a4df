// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { InfoUpgradesParams, InfoUpgradesResult } from "@serac/p-chain"
import { infoUpgrades as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `info.upgrades` at `/ext/info`.
 *
 * @example
 * ```ts
 * import { infoUpgrades } from "@serac/msw/p-chain"
 *
 * export const handlers = [infoUpgrades(), infoUpgrades.delay("real")]
 * ```
 */
export const infoUpgrades: RpcMock<InfoUpgradesParams, InfoUpgradesResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "apricotPhase1Time": "2020-12-05T05:00:00Z",
      "apricotPhase2Time": "2020-12-05T05:00:00Z",
      "apricotPhase3Time": "2020-12-05T05:00:00Z",
      "apricotPhase4Time": "2020-12-05T05:00:00Z",
      "apricotPhase4MinPChainHeight": 0,
      "apricotPhase5Time": "2020-12-05T05:00:00Z",
      "apricotPhasePre6Time": "2020-12-05T05:00:00Z",
      "apricotPhase6Time": "2020-12-05T05:00:00Z",
      "apricotPhasePost6Time": "2020-12-05T05:00:00Z",
      "banffTime": "2020-12-05T05:00:00Z",
      "cortinaTime": "2020-12-05T05:00:00Z",
      "cortinaXChainStopVertexID": "11111111111111111111111111111111LpoYY",
      "durangoTime": "2020-12-05T05:00:00Z",
      "etnaTime": "2020-12-05T05:00:00Z",
      "fortunaTime": "2020-12-05T05:00:00Z",
      "graniteTime": "2020-12-05T05:00:00Z",
      "graniteEpochDuration": 30000000000,
      "heliconTime": "9999-12-01T00:00:00Z"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
