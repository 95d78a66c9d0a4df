import { parseAddress } from "../text/address.ts"
import { parseHex } from "../text/hex.ts"
import { parseNodeId } from "../text/node-id.ts"
import type { GenesisAllocation, GenesisFile, GenesisStaker, GenesisUnlock } from "./genesis-file.ts"
import { arrayOf, member, parsedText, parseLossless, readObject, readString, readU32, readU64 } from "./json-value.ts"

const plainHex = (text: string): Uint8Array => parseHex(text, "hexnc")

const sized = (length: number) => (text: string) => {
  const bytes = plainHex(text)
  if (bytes.length !== length) throw new RangeError(`${length} bytes, not ${bytes.length}`)
  return bytes
}

const addressReader = parsedText("an address", (text) => parseAddress(text).bytes)

const unlock = (value: unknown): GenesisUnlock => {
  const object = readObject(value)
  return { amount: member(object, "amount", readU64), locktime: member(object, "locktime", readU64) }
}

const allocation = (value: unknown): GenesisAllocation => {
  const object = readObject(value)
  return {
    ethAddr: member(object, "ethAddr", parsedText("20 bytes of hex", sized(20))),
    avaxAddr: member(object, "avaxAddr", addressReader),
    initialAmount: member(object, "initialAmount", readU64),
    unlockSchedule: member(object, "unlockSchedule", arrayOf(unlock)),
  }
}

const signer = (value: unknown): GenesisStaker["signer"] => {
  if (value === undefined || value === null) return undefined
  const object = readObject(value)
  return {
    publicKey: member(object, "publicKey", parsedText("48 bytes of hex", sized(48))),
    proofOfPossession: member(object, "proofOfPossession", parsedText("96 bytes of hex", sized(96))),
  }
}

const staker = (value: unknown): GenesisStaker => {
  const object = readObject(value)
  const key = member(object, "signer", signer)
  return {
    nodeID: member(object, "nodeID", parsedText("a node id", parseNodeId)),
    rewardAddress: member(object, "rewardAddress", addressReader),
    delegationFee: member(object, "delegationFee", readU32),
    ...(key === undefined ? {} : { signer: key }),
  }
}

/**
 * Reads a network's genesis file, its amounts lossless: the JSON that `avalanchego --genesis-file` takes.
 *
 * @throws {CodecError} `invalid-value` when the text is no JSON or a member is not what it should be; `path` names it.
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
    networkID: member(object, "networkID", readU32),
    allocations: member(object, "allocations", arrayOf(allocation)),
    startTime: member(object, "startTime", readU64),
    initialStakeDuration: member(object, "initialStakeDuration", readU64),
    initialStakeDurationOffset: member(object, "initialStakeDurationOffset", readU64),
    initialStakedFunds: member(object, "initialStakedFunds", arrayOf(addressReader)),
    initialStakers: member(object, "initialStakers", arrayOf(staker)),
    cChainGenesis: member(object, "cChainGenesis", readString),
    message: member(object, "message", readString),
  }
}
