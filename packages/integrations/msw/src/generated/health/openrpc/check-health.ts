// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import type { CheckHealthParams, CheckHealthResult } from "@serac/health"
import { checkHealth as operation } from "@serac/health/operations"
import { type RpcMock, rpcMock } from "../../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `health.health` at `/ext/health`.
 *
 * @example
 * ```ts
 * import { checkHealth } from "@serac/msw/health"
 *
 * export const handlers = [checkHealth(), checkHealth.delay("real")]
 * ```
 */
export const checkHealth: RpcMock<CheckHealthParams, CheckHealthResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "checks": {
        "C": {
          "message": {
            "engine": {
              "consensus": {
                "lastAcceptedHeight": 0,
                "lastAcceptedID": "nT7q6KyZo57Eks9CEoChLTKRrknaf2WPMR7smPkiXRN3pbjvx",
                "longestProcessingBlock": "0s",
                "processingBlocks": 0
              },
              "vm": null
            },
            "networking": {
              "disconnectedValidators": [],
              "percentConnected": 1
            }
          },
          "timestamp": "2026-11-21T05:00:23.073706494Z",
          "duration": 36395
        },
        "P": {
          "message": {
            "engine": {
              "consensus": {
                "lastAcceptedHeight": 0,
                "lastAcceptedID": "4CoKDo9adSSgb2BhihWALwT7TSrydmcfgsZr62zBYeaAJXviP",
                "longestProcessingBlock": "0s",
                "processingBlocks": 0
              },
              "vm": null
            },
            "networking": {
              "disconnectedValidators": [],
              "percentConnected": 1
            }
          },
          "timestamp": "2026-11-21T05:00:23.073761777Z",
          "duration": 19760
        },
        "X": {
          "message": {
            "engine": {
              "consensus": {
                "lastAcceptedHeight": 0,
                "lastAcceptedID": "2dG8frzH8MVmWT5DGz3mymVcNY5mXodwiTTVqPojmrUkG4pp7c",
                "longestProcessingBlock": "0s",
                "processingBlocks": 0
              },
              "vm": null
            },
            "networking": {
              "disconnectedValidators": [],
              "percentConnected": 1
            }
          },
          "timestamp": "2026-11-21T05:00:23.073745702Z",
          "duration": 41382
        },
        "bls": {
          "message": "node has the correct BLS key",
          "timestamp": "2026-11-21T05:00:23.073669308Z",
          "duration": 11007
        },
        "bootstrapped": {
          "message": [],
          "timestamp": "2026-11-21T05:00:23.073608627Z",
          "duration": 8042
        },
        "database": {
          "timestamp": "2026-11-21T05:00:23.073648086Z",
          "duration": 15133
        },
        "diskspace": {
          "message": {
            "availableDiskBytes": 81968803840,
            "availableDiskPercentage": 30
          },
          "timestamp": "2026-11-21T05:00:23.07365731Z",
          "duration": 8393
        },
        "futureupgrade": {
          "message": {
            "localUpgradeTime": "2020-12-05T05:00:00Z",
            "modeUpgradeTime": "1970-01-01T00:00:00Z",
            "modeUpgradeWeightPercentage": 0,
            "numUpgradeTimes": 0
          },
          "timestamp": "2026-11-21T05:00:23.073741126Z",
          "duration": 33781
        },
        "network": {
          "message": {
            "connectedPeers": 0,
            "sendFailRate": 0
          },
          "timestamp": "2026-11-21T05:00:23.073701926Z",
          "duration": 9645
        },
        "router": {
          "message": {
            "longestRunningRequest": "0s",
            "outstandingRequests": 0
          },
          "timestamp": "2026-11-21T05:00:23.073631792Z",
          "duration": 7672
        }
      },
      "healthy": true
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })

/** @deprecated Renamed to {@link checkHealth}. */
export const health: typeof checkHealth = checkHealth
