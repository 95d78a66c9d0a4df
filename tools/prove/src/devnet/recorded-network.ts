import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { PChainOptions } from "@serac/ledger"
import { resultOf } from "../primary/recording/recorded-calls.ts"
import { type PrimaryRecording, readPrimaryRecording } from "../primary/recording/recording.ts"

/** A recording directory, as far as a devnet is made of it. */
export interface RecordedNetwork {
  readonly recording: PrimaryRecording
  readonly nodeID: string
  readonly nodePOP: { readonly publicKey: string; readonly proofOfPossession: string }
  readonly settings: Required<Pick<PChainOptions, "staking" | "upgrades">>
  /** Milliseconds since 1970; `undefined` where the upgrade is not scheduled. */
  readonly helicon: number | undefined
  /** L1s and other chains of subnets, by the name of their ledger. */
  readonly subnetChains: ReadonlyMap<string, string>
}

interface NetworkFile {
  readonly l1?: { readonly blockchainID: string; readonly permissioned?: string }
  readonly upgrades?: { readonly heliconTime: string }
}

interface MinimumStake {
  readonly minValidatorStake: string
  readonly minDelegatorStake: string
}

/** Reads a recording directory with a primary network in it. */
export async function readRecordedNetwork(directory: string): Promise<RecordedNetwork> {
  const recording = await readPrimaryRecording(directory)
  const file = join(directory, "network.json")
  const { l1, upgrades }: NetworkFile = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
  const told = <Result>(endpoint: string, method: string) =>
    resultOf<Result>(recording.calls.find(endpoint, method, {}))
  const identity = told<Pick<RecordedNetwork, "nodeID" | "nodePOP">>("info", "info.getNodeID")
  if (identity === undefined) throw new Error(`${directory}: info.getNodeID was not asked`)
  const minimum = told<MinimumStake>("P", "platform.getMinStake")
  const helicon = upgrades === undefined ? undefined : Date.parse(upgrades.heliconTime)
  return {
    recording,
    nodeID: identity.nodeID,
    nodePOP: identity.nodePOP,
    // The recorded nodes let stakes end soon; what they asked for at least, they told.
    settings: {
      staking: {
        minStakeDuration: 20n,
        heliconMinStakeDuration: 20n,
        ...(minimum && {
          minValidatorStake: BigInt(minimum.minValidatorStake),
          minDelegatorStake: BigInt(minimum.minDelegatorStake),
        }),
      },
      upgrades: { helicon: helicon === undefined ? undefined : helicon / 1000 },
    },
    helicon,
    subnetChains: new Map([
      ...(l1 ? [["l1", l1.blockchainID] as const] : []),
      ...(l1?.permissioned ? [["permissioned", l1.permissioned] as const] : []),
    ]),
  }
}
