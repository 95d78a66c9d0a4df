import { formatHex, formatId, formatNodeId } from "@serac/chain"
import type { L1ValidatorRow, OwnerData, PlatformState } from "@serac/store"
import { textList } from "../render/text-list.ts"

/** Renders an L1 validator as JSON text. */
export function renderL1Validator(row: L1ValidatorRow, state: Pick<PlatformState, "accruedFees">): string {
  const { validationId, nodeId, subnetId, weight, start, data } = row
  return (
    `{"validationId":"${formatId(validationId)}","validationIdHex":"${formatHex(validationId, "hexnc")}"` +
    `,"nodeId":"${formatNodeId(nodeId)}","subnetId":"${formatId(subnetId)}","weight":${weight}` +
    `,"remainingBalance":${remainingBalance(row, state)},"creationTimestamp":${start}` +
    `,"blsCredentials":{"publicKey":"${data.publicKey}"},"remainingBalanceOwner":${owner(data.remainingBalanceOwner)}` +
    `,"deactivationOwner":${owner(data.deactivationOwner)}}`
  )
}

/** Remaining balance in nAVAX. An inactive validator has 0: the rest was refunded. */
function remainingBalance(
  { endAccumulatedFee }: L1ValidatorRow,
  { accruedFees }: Pick<PlatformState, "accruedFees">,
): bigint {
  return endAccumulatedFee > accruedFees ? endAccumulatedFee - accruedFees : 0n
}

function owner({ addresses, threshold }: OwnerData): string {
  return `{"addresses":${textList(addresses)},"threshold":${threshold}}`
}
