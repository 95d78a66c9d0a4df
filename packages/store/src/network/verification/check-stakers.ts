import { formatId } from "@serac/chain"
import type { StakerRow } from "../rows.ts"
import type { NetworkCheck } from "./network-check.ts"
import { readPlatformRows } from "./platform-rows.ts"

interface Delegated {
  count: number
  weight: bigint
}

/** Compares the delegator sums of each current validator with its delegators. */
export async function checkStakers({ connection, network, findings }: NetworkCheck): Promise<void> {
  const platform = await connection.snapshot((state) => readPlatformRows(state, network))
  const stakers = platform?.stakers ?? []
  findings.checked("primary_staker", stakers.length)
  const delegated = new Map<string, Delegated>()
  for (const { kind, status, weight, data } of stakers) {
    if (kind !== "delegator" || status !== "active") continue
    const validator = data.validatorTx ?? ""
    const sum = delegated.get(validator) ?? { count: 0, weight: 0n }
    delegated.set(validator, { count: sum.count + 1, weight: sum.weight + weight })
  }
  const textOf = (count: number, weight: bigint) => `${weight} of ${count} delegators`
  const isValidator = ({ kind, status }: StakerRow) => kind === "validator" && status === "active"
  for (const validator of stakers.filter(isValidator)) {
    const { txId, delegatorCount, delegatorWeight } = validator
    const { count, weight } = delegated.get(formatId(txId)) ?? { count: 0, weight: 0n }
    const where = { table: "primary_staker", key: formatId(txId), rule: "it counts its delegators" }
    findings.same(where, textOf(delegatorCount, delegatorWeight), textOf(count, weight))
  }
}
