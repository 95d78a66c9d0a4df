import { parseAddress } from "../text/address.ts"
import { parseHex } from "../text/hex.ts"
import { parseNodeId } from "../text/node-id.ts"
import type { GenesisAllocation, GenesisFile, GenesisStaker, GenesisUnlock } from "./genesis-file.ts"
import {
  arrayOf,
  parsedText,
  parseLossless,
  readMember,
  readObject,
  readString,
  readU32,
  readU64,
} from "./json-value.ts"

const plainHex = (text: string): Uint8Array => parseHex(text, "hexnc")

const sized = (length: number) => (text: string) => {
  const bytes = plainHex(text)
  if (bytes.length !== length) throw new RangeError(`${length} bytes, not ${bytes.length}`)
  return bytes
}

const addressReader = parsedText("an address", (text) => parseAddress(text).bytes)

const unlock = (value: unknown): GenesisUnlock => {
  const object = readObject(value)
  return { amount: readMember(object, "amount", readU64), locktime: readMember(object, "locktime", readU64) }
}

const allocation = (value: unknown): GenesisAllocation => {
  const object = readObject(value)
  return {
    ethAddr: readMember(object, "ethAddr", parsedText("20 bytes of hex", sized(20))),
    avaxAddr: readMember(object, "avaxAddr", addressReader),
    initialAmount: readMember(object, "initialAmount", readU64),
    unlockSchedule: readMember(object, "unlockSchedule", arrayOf(unlock)),
  }
}

const signer = (value: unknown): GenesisStaker["signer"] => {
  if (value === undefined || value === null) return undefined
  const object = readObject(value)
  return {
    publicKey: readMember(object, "publicKey", parsedText("48 bytes of hex", sized(48))),
    proofOfPossession: readMember(object, "proofOfPossession", parsedText("96 bytes of hex", sized(96))),
  }
}

const staker = (value: unknown): GenesisStaker => {
  const object = readObject(value)
  const key = readMember(object, "signer", signer)
  return {
    nodeID: readMember(object, "nodeID", parsedText("a node id", parseNodeId)),
    rewardAddress: readMember(object, "rewardAddress", addressReader),
    delegationFee: readMember(object, "delegationFee", readU32),
    ...(key === undefined ? {} : { signer: key }),
  }
}

/**
 * Parses a network's genesis file, the JSON for `avalanchego --genesis-file`, without loss of digits.
 *
 * @throws {CodecError} `invalid-value` when the text is not JSON, or a member is invalid; `path` names it.
 * @example
 * ```ts
 * import { buildGenesis, parseGenesis } from "@serac/chain"
 *
 * declare const text: string // of the file
 * const { utxos, validators } = buildGenesis(parseGenesis(text))
 * ```
 */
export const parseGenesis = (text: string): GenesisFile => {
  const object = readObject(parseLossless(text))
  return {
    networkID: readMember(object, "networkID", readU32),
    allocations: readMember(object, "allocations", arrayOf(allocation)),
    startTime: readMember(object, "startTime", readU64),
    initialStakeDuration: readMember(object, "initialStakeDuration", readU64),
    initialStakeDurationOffset: readMember(object, "initialStakeDurationOffset", readU64),
    initialStakedFunds: readMember(object, "initialStakedFunds", arrayOf(addressReader)),
    initialStakers: readMember(object, "initialStakers", arrayOf(staker)),
    cChainGenesis: readMember(object, "cChainGenesis", readString),
    message: readMember(object, "message", readString),
  }
}
