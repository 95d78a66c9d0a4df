import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { PChainOptions } from "@serac/devnet/ledger"
import { recordedResult } from "../primary/recording/recorded-calls.ts"
import { type PrimaryRecording, readPrimaryRecording } from "../primary/recording/recording.ts"
import { readLines, recordedFile } from "../recording/lines.ts"

/** A block in the form that consensus accepted. */
export interface RecordedContainer {
  readonly container?: string
  readonly containerID?: string
  readonly acceptedAt?: string
}

/** The parts of a recording directory that a devnet is made of. */
export interface RecordedNetwork {
  readonly recording: PrimaryRecording
  readonly nodeID: string
  readonly nodePOP: { readonly publicKey: string; readonly proofOfPossession: string }
  readonly settings: Required<Pick<PChainOptions, "staking" | "upgrades">>
  /** Milliseconds between the last block and the requests to the node; they decide the agreed height. */
  readonly askedAfter: number
  /** The activation time of Helicon in milliseconds since 1970; `undefined` where it is not scheduled. */
  readonly helicon: number | undefined
  /** The containers of the C-Chain's blocks above block 0, where they were recorded. */
  readonly cContainers: readonly RecordedContainer[]
  /** Whether the containers of all these blocks were recorded. */
  readonly hasAllContainers: boolean
  /** L1s and other chains of subnets, by the name of their ledger. */
  readonly subnetChains: ReadonlyMap<string, string>
}

interface NetworkFile {
  readonly l1?: { readonly blockchainID: string; readonly permissioned?: string }
}

interface MinimumStake {
  readonly minValidatorStake: string
  readonly minDelegatorStake: string
}

/** The year of an upgrade that is not scheduled. */
const unscheduled = "9999-"

/** Reads a recording directory with a primary network in it. */
export async function readRecordedNetwork(directory: string): Promise<RecordedNetwork> {
  const recording = await readPrimaryRecording(directory)
  const file = join(directory, "network.json")
  const { l1 }: NetworkFile = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
  const told = <Result>(endpoint: string, method: string) =>
    recordedResult<Result>(recording.calls.find(endpoint, method, {}))
  const identity = told<Pick<RecordedNetwork, "nodeID" | "nodePOP">>("info", "info.getNodeID")
  if (identity === undefined) throw new Error(`${directory}: info.getNodeID was not asked`)
  const minimum = told<MinimumStake>("P", "platform.getMinStake")
  const upgrades = told<{ heliconTime: string }>("info", "info.upgrades")
  const helicon =
    upgrades && !upgrades.heliconTime.startsWith(unscheduled) ? Date.parse(upgrades.heliconTime) : undefined
  const cContainers = await readContainers(recording)
  return {
    recording,
    cContainers,
    hasAllContainers: cContainers.length === recording.evm.blocks.length - 1,
    nodeID: identity.nodeID,
    nodePOP: identity.nodePOP,
    // The recorded nodes have short minimum staking periods. The minimum amounts are those that they reported; if none were recorded, no test needs them.
    settings: {
      staking: {
        minStakeDuration: 20n,
        heliconMinStakeDuration: 20n,
        minValidatorStake: BigInt(minimum?.minValidatorStake ?? 1),
        minDelegatorStake: BigInt(minimum?.minDelegatorStake ?? 1),
      },
      upgrades: { helicon: helicon === undefined ? undefined : helicon / 1000 },
    },
    askedAfter: helicon === undefined ? 60_000 : 4_000,
    helicon,
    subnetChains: new Map([
      ...(l1 ? [["l1", l1.blockchainID] as const] : []),
      ...(l1?.permissioned ? [["permissioned", l1.permissioned] as const] : []),
    ]),
  }
}

/** The containers in the C-Chain's ledger, or in a separate file where the ledger does not have all of them. */
async function readContainers({ directory, evm }: PrimaryRecording): Promise<readonly RecordedContainer[]> {
  const file = recordedFile(join(directory, "ledger"), "c-chain-containers")
  const lines: RecordedContainer[] = []
  if (file === undefined) lines.push(...(evm.blocks as readonly RecordedContainer[]))
  else for await (const line of readLines<RecordedContainer>(file)) lines.push(line)
  return lines.filter(({ containerID }) => containerID !== undefined)
}
