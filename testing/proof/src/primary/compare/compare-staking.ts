import { getNetworkDetails, listActivePrimaryNetworkStakingTransactions } from "@serac/data"
import type { ExpectedTransaction } from "../expect/transactions.ts"
import type { Staker } from "../oracle/stakers.ts"
import { recordedResult } from "../recording/recorded-calls.ts"
import { zeroIdText } from "../recording/text.ts"
import { comparedNetwork, type Proof, paged, sampledItems, sentResult } from "./ask.ts"

const year = 365n * 24n * 60n * 60n

/** Compares the transactions of current stakes, by every filter, and their totals. */
export async function compareStaking(proof: Proof): Promise<void> {
  await compareTransactions(proof)
  await compareTotals(proof)
}

const isActive = ({ expected }: Proof) => {
  const { stakers } = expected
  const active = [...stakers.list("validator"), ...stakers.list("delegator")].filter(
    (one) => stakers.status(one) === "active" && one.transaction.type !== "AddSubnetValidatorTx",
  )
  const ids = new Set(active.map(({ txID }) => txID))
  return ({ transaction }: ExpectedTransaction) => ids.has(transaction.event.txID)
}

async function compareTransactions(proof: Proof): Promise<void> {
  const { stack, expected } = proof
  const all = expected.transactions.P.filter(isActive(proof))
  const ask = (wanted: readonly ExpectedTransaction[], query: StakingQuery, sizes: readonly number[] = [3]) =>
    paged(
      proof,
      "active stakes",
      JSON.stringify(query),
      wanted.map(({ item }) => item),
      (pageSize) =>
        listActivePrimaryNetworkStakingTransactions(stack.data, {
          network: comparedNetwork,
          blockchainId: "p-chain",
          pageSize,
          ...query,
        }),
      sizes,
    )
  await ask(all, {}, [1, 7, 100])
  await ask(all.toReversed(), { sortOrder: "asc" })
  for (const type of new Set(all.map(({ transaction }) => transaction.type))) {
    const own = all.filter(({ transaction }) => transaction.type === type)
    await ask(own, { txTypes: [type, "BaseTx"] })
  }
  for (const owner of new Set(expected.transactions.P.flatMap(({ owners }) => [...owners]))) {
    const own = all.filter(({ owners }) => owners.has(owner))
    await ask(own, { addresses: [expected.names.address(owner)] })
  }
  const times = all.map(({ transaction }) => transaction.event.timestamp)
  for (const moment of sampledItems(proof, new Set(times), 4)) {
    await ask(
      all.filter((_, at) => (times[at] ?? 0) > moment),
      { startTimestamp: moment },
    )
    await ask(
      all.filter((_, at) => (times[at] ?? 0) < moment),
      { endTimestamp: moment },
    )
  }
}

interface StakingQuery {
  readonly addresses?: readonly string[]
  readonly txTypes?: readonly string[]
  readonly startTimestamp?: number
  readonly endTimestamp?: number
  readonly sortOrder?: "asc" | "desc"
}

interface RecordedConnections {
  readonly validators: readonly { readonly txID?: string; readonly connected?: boolean }[]
}

async function compareTotals({ world, expected: { stakers }, stack, comparison }: Proof): Promise<void> {
  const active = (kind: Staker["kind"]) =>
    stakers.list(kind).filter((one) => one.subnetID === zeroIdText && stakers.status(one) === "active")
  const [validators, delegators] = [active("validator"), active("delegator")]
  const sum = (list: readonly Staker[]) => list.reduce((total, { weight }) => total + weight, 0n)
  const recorded = world.recording.calls.of("platform.getCurrentValidators")
  const told = recorded.flatMap((call) => recordedResult<RecordedConnections>(call)?.validators ?? [])
  const away = new Set(told.flatMap(({ txID, connected }) => (txID && connected === false ? [txID] : [])))
  const groups = [
    { version: "offline", own: validators.filter(({ txID }) => away.has(txID)) },
    { version: "unknown", own: validators.filter(({ txID }) => !away.has(txID)) },
  ].filter(({ own }) => own.length > 0)
  const annual = [...validators, ...delegators].reduce(
    (total, { potentialReward = 0n, start, end }) => total + (potentialReward * year) / BigInt(end - start),
    0n,
  )
  const staked = sum(validators) + sum(delegators)
  const supply = world.platform.at(-1)?.supply ?? 1n
  const [whole, part] = [staked / supply, ((staked % supply) * 10n ** 20n) / supply]
  comparison.value(
    "network",
    "details",
    {
      validatorDetails: {
        validatorCount: validators.length,
        totalAmountStaked: `${sum(validators)}`,
        estimatedAnnualStakingReward: `${annual}`,
        stakingDistributionByVersion: groups.map(({ version, own }) => ({
          version,
          amountStaked: `${sum(own) + sum(delegators.filter(({ nodeID }) => own.some((one) => one.nodeID === nodeID)))}`,
          validatorCount: own.length,
        })),
        stakingRatio: `${whole}.${`${part}`.padStart(20, "0")}`,
      },
      delegatorDetails: { delegatorCount: delegators.length, totalAmountStaked: `${sum(delegators)}` },
    },
    await sentResult(getNetworkDetails(stack.data, { network: comparedNetwork })),
  )
}
