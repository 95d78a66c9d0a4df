import { formatHex, formatId, formatNodeId } from "@serac/chain"
import { type ByNameMethods, byNameMethod, read } from "@serac/wire/node"
import type { L1Validator } from "../../ledger/index.ts"
import type { LocalAddresses } from "../addresses/local-addresses.ts"
import { localAddresses, ownerJson } from "./local.ts"
import type { PInterfaceOptions } from "./options.ts"

/** The JSON of an L1 validator; the balance is the rest at the chain's time, in nAVAX. */
export const l1ValidatorJson = (
  { chain }: Pick<PInterfaceOptions, "chain">,
  addresses: LocalAddresses,
  validator: L1Validator,
) => {
  const { nodeID, weight, start, validationID, publicKey, minNonce, endAccumulatedFee } = validator
  return {
    nodeID: formatNodeId(nodeID),
    weight: String(weight),
    startTime: String(start),
    validationID: formatId(validationID),
    publicKey: formatHex(publicKey, "hexnc"),
    remainingBalanceOwner: ownerJson(addresses, validator.remainingBalanceOwner),
    deactivationOwner: ownerJson(addresses, validator.deactivationOwner),
    minNonce: String(minNonce),
    balance: String(endAccumulatedFee === 0n ? 0n : endAccumulatedFee - chain.state.accruedFees),
  }
}

/** Methods about single L1 validators. */
export function l1Methods(options: PInterfaceOptions): ByNameMethods {
  const { chain } = options
  const addresses = localAddresses(options)
  return {
    "platform.getL1Validator": byNameMethod({ validationID: read.id }, ({ validationID }) => {
      const validator = chain.state.l1Validators.get(validationID)
      if (!validator) throw new Error(`fetching L1 validator "${formatId(validationID)}" failed: not found`)
      return {
        ...l1ValidatorJson(options, addresses, validator),
        subnetID: formatId(validator.subnetID),
        height: String(chain.last.height),
      }
    }),
  }
}
