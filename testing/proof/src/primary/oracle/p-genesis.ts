import type { NodeTransaction } from "../recording/node-json.ts"
import { recordedResult } from "../recording/recorded-calls.ts"
import type { PrimaryRecording } from "../recording/recording.ts"
import { ownerHex, zeroIdText } from "../recording/text.ts"
import { cChainCreation } from "./c-chain-creation.ts"
import type { LedgerOutput } from "./output.ts"

interface GenesisFile {
  readonly startTime: number
  readonly initialStakedFunds: readonly string[]
  readonly allocations: readonly {
    readonly avaxAddr: string
    readonly initialAmount: number
    readonly unlockSchedule: readonly { readonly amount: number; readonly locktime: number }[]
  }[]
}

/** The genesis state of the P-Chain. */
export interface PlatformGenesis {
  /** Unix seconds; undefined without a genesis file. */
  readonly startTime?: number
  /** By output index, all of transaction zero. */
  readonly outputs: readonly LedgerOutput[]
  /** Transactions of the first validators and chains: those in recorded answers of the real node or complete in the genesis file. */
  readonly transactions: readonly NodeTransaction[]
  /** Everything allocated on the P-Chain and the X-Chain, first stakes included, in nAVAX; undefined without a genesis file. */
  readonly allocated?: bigint
}

export function platformGenesis(recording: PrimaryRecording): PlatformGenesis {
  const known = new Set(recording.P.flatMap(({ transactions }) => transactions.map(({ id }) => id)))
  const asked = recording.calls
    .of("platform.getTx")
    .filter(({ params }) => params.encoding === "json")
    .flatMap((call) => recordedResult<{ tx: NodeTransaction }>(call)?.tx ?? [])
    .filter(({ id }) => !known.has(id))
  const cChain = asked.some(({ id }) => id === recording.cChainID) ? undefined : cChainCreation(recording)
  const transactions = cChain ? [...asked, cChain] : asked
  if (recording.genesis === undefined) return { outputs: [], transactions }
  const file: GenesisFile = JSON.parse(recording.genesis)
  const staked = new Set(file.initialStakedFunds)
  const outputs = file.allocations
    .filter(({ avaxAddr }) => !staked.has(avaxAddr))
    .flatMap(({ avaxAddr, unlockSchedule }) =>
      unlockSchedule.filter(({ amount }) => amount > 0).map(({ amount, locktime }) => ({ avaxAddr, amount, locktime })),
    )
    .map(({ avaxAddr, amount, locktime }): LedgerOutput => {
      const stakeableLocktime = locktime > file.startTime ? BigInt(locktime) : 0n
      const owned = { locktime: 0n, threshold: 1, owners: [ownerHex(avaxAddr)] }
      return { kind: "transfer", amount: BigInt(amount), stakeableLocktime, ...owned }
    })
  const sums = file.allocations.flatMap(({ initialAmount, unlockSchedule }) => [
    BigInt(initialAmount),
    ...unlockSchedule.map(({ amount }) => BigInt(amount)),
  ])
  return { startTime: file.startTime, outputs, transactions, allocated: sums.reduce((sum, one) => sum + one, 0n) }
}

/** The transaction of the P-Chain's genesis UTXOs. */
export const genesisTxID = zeroIdText
