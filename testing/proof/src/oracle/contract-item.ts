import { type Address, getAddress } from "viem"
import type { RecordedTransaction } from "../recording/ledger-block.ts"
import type { ContractFact } from "./contract-fact.ts"

/** A contract with its deployment. */
export function deploymentItem(
  address: Address,
  fact: ContractFact | undefined,
  { hash, from }: RecordedTransaction,
  by: Address | undefined,
) {
  return {
    ...contractItem(address, fact),
    deploymentDetails: {
      txHash: hash,
      deployerAddress: getAddress(from),
      ...(by && { deployerContractAddress: getAddress(by) }),
    },
  }
}

/** The metadata of a contract, as the data service returns it. */
export function contractItem(address: Address, fact: ContractFact | undefined) {
  const { ercType = "UNKNOWN", name, symbol, decimals = 0 } = fact ?? {}
  return {
    ercType,
    address: getAddress(address),
    ...(name && { name }),
    ...(ercType !== "UNKNOWN" && symbol && { symbol }),
    ...(ercType === "ERC-20" && { decimals }),
  }
}
