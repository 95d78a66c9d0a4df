import type { Authorization, PChainTransaction } from "@serac/chain"
import type { OwnerData } from "@serac/store"
import type { SignedAuthorization } from "./signed-authorization.ts"
import type { Step } from "./step.ts"

/** What of a transaction owners authorize, before it is applied; undefined where nothing is, or where no block told the owners. */
export function authorizationOf(
  { memory, names }: Step,
  { unsigned, credentials }: PChainTransaction,
): SignedAuthorization | undefined {
  const authorizedBy = (what: string, authorization: Authorization, owner: OwnerData | undefined) => {
    if (owner === undefined) return undefined
    const signatureIndices = "signatureIndices" in authorization ? authorization.signatureIndices : undefined
    const credential = credentials.at(-1)
    const signatures = credential !== undefined && "signatures" in credential ? credential.signatures : []
    return { what, owner, addressText: names.address, signatureIndices, signatures }
  }
  const bySubnet = (subnetId: Uint8Array, authorization: Authorization) =>
    authorizedBy(`a change of subnet ${names.asset(subnetId)}`, authorization, memory.subnet(subnetId)?.data.owner)
  switch (unsigned.type) {
    case "AddSubnetValidatorTx":
      return bySubnet(unsigned.validator.subnetID, unsigned.subnetAuthorization)
    case "RemoveSubnetValidatorTx":
    case "CreateChainTx":
    case "TransformSubnetTx":
    case "TransferSubnetOwnershipTx":
    case "ConvertSubnetToL1Tx":
      return bySubnet(unsigned.subnetID, unsigned.subnetAuthorization)
    case "DisableL1ValidatorTx": {
      const { validationID, disableAuthorization } = unsigned
      const owner = memory.l1Validator(validationID)?.data.deactivationOwner
      return authorizedBy(`the end of validation ${names.asset(validationID)}`, disableAuthorization, owner)
    }
    case "SetAutoRenewedValidatorConfigTx": {
      const owner = memory.staker(unsigned.txID)?.data.renewal?.validatorAuthority
      return authorizedBy(`a change of validation ${names.asset(unsigned.txID)}`, unsigned.auth, owner)
    }
    default:
      return undefined
  }
}
