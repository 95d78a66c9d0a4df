import {
  decodePChainMessage,
  decodeWarpMessage,
  decodeWarpPayload,
  equalBytes,
  formatId,
  type L1ValidatorWeight,
  maxUint64,
  type PChainMessage,
  type RegisterL1Validator,
  type RegisterL1ValidatorTx,
  type SetL1ValidatorWeightTx,
  validationIdOf,
} from "@serac/chain"
import { keyOf } from "../../bytes.ts"
import { LedgerError, withContext } from "../../ledger-error.ts"
import { parseBytes } from "../../parse/refuse-bytes.ts"
import { verifyOwners } from "../../spend/owners.ts"
import { isPrimary } from "../state/staker.ts"
import { consumeAndProduce, type Execution, verifyBase, verifyMemo, verifyPayment } from "./execution.ts"
import { addL1Validator, refund } from "./l1-validators.ts"
import { isZeroNodeId, verifyKey } from "./staking-rules.ts"

/** A message of an L1's manager, with its source chain and address. */
interface Sent<M> {
  readonly message: M
  readonly sourceChainID: Uint8Array
  readonly sourceAddress: Uint8Array
}

function readWarpMessage<M extends PChainMessage["type"]>(
  bytes: Uint8Array,
  type: M,
): Sent<Extract<PChainMessage, { type: M }>> {
  const { unsignedMessage } = parseBytes(bytes, decodeWarpMessage)
  const { sourceChainID } = unsignedMessage
  const call = parseBytes(unsignedMessage.payload, decodeWarpPayload)
  if (call.type !== "AddressedCall") throw new LedgerError(`wrong payload type: *payload.${call.type}`)
  const message = parseBytes(call.payload, decodePChainMessage)
  if (!isOf(message, type)) throw new LedgerError(`wrong payload type: *message.${message.type}`)
  return { message, sourceChainID, sourceAddress: call.sourceAddress }
}

const isOf = <M extends PChainMessage["type"]>(
  message: PChainMessage,
  type: M,
): message is Extract<PChainMessage, { type: M }> => message.type === type

/** Verifies that a message is from the manager of the L1. */
function verifyManager({ state }: Execution, subnetID: Uint8Array, sent: Sent<unknown>): void {
  const conversion = state.subnets.conversion(subnetID)
  if (!conversion) throw new LedgerError(`could not load subnet conversion for ${formatId(subnetID)} with: not found`)
  if (!equalBytes(sent.sourceChainID, conversion.chainID)) {
    const [expected, found] = [formatId(conversion.chainID), formatId(sent.sourceChainID)]
    throw new LedgerError(`wrong warp message source chain ID expected ${expected} but had ${found}`)
  }
  if (!equalBytes(sent.sourceAddress, conversion.address)) {
    const [expected, found] = [keyOf(conversion.address), keyOf(sent.sourceAddress)]
    throw new LedgerError(`wrong warp message source address expected 0x${expected} but got 0x${found}`)
  }
}

/** How far in the future a registration may expire, in seconds. */
const longestExpiry = 86_400n

/** Adds a validator that the L1's manager registers. */
export function executeRegister(execution: Execution<RegisterL1ValidatorTx>): void {
  const { unsigned, state, verifier } = execution
  const { balance, proofOfPossession } = unsigned
  verifyBase(execution)
  verifyMemo(execution)
  verifyPayment(execution, { balance })
  const sent = readWarpMessage(unsigned.message, "RegisterL1Validator")
  const { message } = sent
  verifyRegistration(message)
  verifyManager(execution, message.subnetID, sent)
  const { expiry } = message
  if (expiry <= state.time) throw new LedgerError(`warp message expired at ${expiry} and it is currently ${state.time}`)
  if (expiry - state.time > longestExpiry) {
    const [seconds, limit] = [expiry - state.time, longestExpiry]
    throw new LedgerError(
      `warp message not yet allowed because time is ${seconds} seconds in the future but the limit is ${limit}`,
    )
  }
  const validationID = validationIdOf(message)
  const key = keyOf(validationID)
  if (state.expiries.has(key))
    throw new LedgerError(`warp message already issued for validationID ${formatId(validationID)}`)
  verifyKey(verifier, message.blsPublicKey, proofOfPossession)
  const { subnetID, nodeID, blsPublicKey: publicKey, weight } = message
  const owners = { remainingBalanceOwner: message.remainingBalanceOwner, deactivationOwner: message.disableOwner }
  addL1Validator(execution, balance, { validationID, subnetID, nodeID, publicKey, weight, ...owners })
  consumeAndProduce(execution)
  state.expiries.set(key, expiry)
}

function verifyRegistration(message: RegisterL1Validator): void {
  const { subnetID, weight, nodeID, remainingBalanceOwner, disableOwner } = message
  if (isPrimary(subnetID)) throw new LedgerError("invalid subnet ID")
  if (weight === 0n) throw new LedgerError("invalid weight")
  if (nodeID.length !== 20)
    throw new LedgerError(`invalid node ID: invalid hash length: expected 20 bytes but got ${nodeID.length}`)
  if (isZeroNodeId(nodeID)) throw new LedgerError("invalid node ID: empty nodeID is disallowed")
  withContext("invalid owner", () => {
    verifyOwners({ locktime: 0n, ...remainingBalanceOwner })
    verifyOwners({ locktime: 0n, ...disableOwner })
  })
}

/** Changes the weight of a validator to the weight in the manager's message; weight 0 removes it and refunds its balance. */
export function executeSetWeight(execution: Execution<SetL1ValidatorWeightTx>): void {
  const { unsigned, state } = execution
  verifyBase(execution)
  verifyMemo(execution)
  verifyPayment(execution)
  const sent = readWarpMessage(unsigned.message, "L1ValidatorWeight")
  const { validationID, nonce, weight }: L1ValidatorWeight = sent.message
  if (nonce === maxUint64 && weight > 0n) throw new LedgerError("maxUint64 nonce is reserved for removal")
  const validator = state.l1Validators.get(validationID)
  if (!validator) throw new LedgerError("could not load L1 validator: not found")
  const { subnetID, minNonce } = validator
  if (nonce < minNonce) throw new LedgerError(`warp message contains stale nonce ${nonce} must be at least ${minNonce}`)
  verifyManager(execution, subnetID, sent)
  if (weight === 0n) {
    if (state.l1Validators.weightOf(subnetID) === validator.weight)
      throw new LedgerError("attempting to remove the last L1 validator from a converted subnet")
    if (validator.endAccumulatedFee > 0n) refund(execution, validator)
  }
  state.l1Validators.put({ ...validator, minNonce: nonce + 1n, weight })
  consumeAndProduce(execution)
}
