import { CodecError } from "../codec/codec-error.ts"
import type { GenesisFile } from "./genesis-file.ts"

const refuseField = (path: string, rule: string): never => {
  throw new CodecError("invalid-value", rule, undefined, path)
}

const addressText = (address: Uint8Array): string => address.join()

/** Validates a genesis file like a node. */
export const validateGenesis = (file: GenesisFile): void => {
  const { allocations, initialStakers, initialStakedFunds, initialStakeDuration, initialStakeDurationOffset } = file
  if (initialStakers.length === 0) refuseField("initialStakers", "a network begins with a validator")
  if (initialStakeDuration === 0n) refuseField("initialStakeDuration", "the first validators stake for some time")
  if (initialStakeDurationOffset * BigInt(initialStakers.length - 1) > initialStakeDuration) {
    refuseField("initialStakeDurationOffset", "the last validator would end before it begins")
  }
  if (initialStakedFunds.length === 0) refuseField("initialStakedFunds", "the first validators stake something")
  const known = new Set(allocations.map(({ avaxAddr }) => addressText(avaxAddr)))
  const seen = new Set<string>()
  for (const [index, address] of initialStakedFunds.entries()) {
    const path = `initialStakedFunds[${index}]`
    if (!known.has(addressText(address))) refuseField(path, "an address without allocation has nothing to stake")
    if (seen.has(addressText(address))) refuseField(path, "an address stands here once")
    seen.add(addressText(address))
  }
  if (file.cChainGenesis === "") refuseField("cChainGenesis", "a network has a C-Chain")
}
