import { CodecError } from "../codec/codec-error.ts"
import { type HashOptions, hashFunction } from "../codec/hash.ts"
import type { Encodable } from "../codec/schema.ts"
import type { PChainTransaction } from "../p/transactions.ts"
import { buildXGenesis } from "./build-x-genesis.ts"
import { avmID, emptyID, evmID, nftfxID, propertyfxID, secp256k1fxID, utf8 } from "./constants.ts"
import { heapOrder } from "./end-time-heap.ts"
import type { GenesisFile, GenesisStaker, GenesisUnlock } from "./genesis-file.ts"
import { decodePChainGenesis, encodePChainGenesis, type PChainGenesis } from "./p-genesis.ts"
import { parseGenesis } from "./parse-genesis.ts"
import { initialSupplyOf, type Staked, splitStake } from "./stake.ts"
import { validateGenesis } from "./validate.ts"
import { decodeXChainGenesis, type XChainGenesis } from "./x-genesis.ts"

/** The genesis of a network, as nodes derive it from the genesis file. */
export interface Genesis extends PChainGenesis {
  readonly networkID: number
  /** The encoded P-Chain genesis. */
  readonly bytes: Uint8Array
  /** The sha256 of `bytes`: the parent of the P-Chain's block 0. */
  readonly id: Uint8Array
  /** The genesis of the X-Chain. */
  readonly xChain: XChainGenesis
  /** 32 bytes each. */
  readonly avaxAssetID: Uint8Array
  readonly xChainID: Uint8Array
  readonly cChainID: Uint8Array
}

type PlatformTransaction = Encodable<PChainTransaction>

const genesisBase = (networkID: number) => ({
  networkID,
  blockchainID: emptyID,
  outputs: [],
  inputs: [],
  memo: new Uint8Array(),
})

const output = ({ amount, locktime }: GenesisUnlock, address: Uint8Array, startTime: bigint) => {
  const transfer = {
    type: "secp256k1fx.TransferOutput" as const,
    amount,
    locktime: 0n,
    threshold: 1,
    addresses: [address],
  }
  return locktime > startTime ? { type: "stakeable.LockOut" as const, locktime, output: transfer } : transfer
}

const genesisUtxos = ({ allocations, initialStakedFunds, startTime }: GenesisFile, assetID: Uint8Array) => {
  const staked = new Set(initialStakedFunds.map((address) => address.join()))
  return allocations
    .filter(({ avaxAddr }) => !staked.has(avaxAddr.join()))
    .flatMap(({ ethAddr, avaxAddr, unlockSchedule }) =>
      unlockSchedule
        .filter(({ amount }) => amount > 0n)
        .map((unlock) => ({ assetID, output: output(unlock, avaxAddr, startTime), message: ethAddr })),
    )
    .map((utxo, outputIndex) => ({ txID: emptyID, outputIndex, ...utxo }))
}

const validator = (
  file: GenesisFile,
  staker: GenesisStaker,
  index: number,
  staked: readonly Staked[],
  assetID: Uint8Array,
): PlatformTransaction => {
  const { networkID, startTime, initialStakeDuration, initialStakeDurationOffset } = file
  const owner = {
    type: "secp256k1fx.OutputOwners" as const,
    locktime: 0n,
    threshold: 1,
    addresses: [staker.rewardAddress],
  }
  const weight = staked.reduce((sum, { amount }) => sum + amount, 0n)
  const end = startTime + initialStakeDuration - BigInt(index) * initialStakeDurationOffset
  const refuse = (rule: string): never => {
    throw new CodecError("invalid-value", rule, undefined, `initialStakers[${index}]`)
  }
  if (weight === 0n) refuse("a validator without stake has no weight")
  if (end <= startTime) refuse("a validator ends after it begins")
  const common = {
    ...genesisBase(networkID),
    validator: { nodeID: staker.nodeID, start: startTime, end, weight },
    stake: staked.map((part) => ({ assetID, output: output(part, part.address, startTime) })),
    shares: staker.delegationFee,
  }
  const unsigned: PlatformTransaction["unsigned"] =
    staker.signer === undefined
      ? { type: "AddValidatorTx", ...common, rewardsOwner: owner }
      : {
          type: "AddPermissionlessValidatorTx",
          ...common,
          subnetID: emptyID,
          signer: { type: "signer.ProofOfPossession", ...staker.signer },
          validationRewardsOwner: owner,
          delegationRewardsOwner: owner,
        }
  return { unsigned, credentials: [] }
}

const validators = (file: GenesisFile, assetID: Uint8Array): PlatformTransaction[] => {
  const staked = new Set(file.initialStakedFunds.map((address) => address.join()))
  const allocations = file.allocations.filter(({ avaxAddr }) => staked.has(avaxAddr.join()))
  const shares = splitStake(allocations, file.initialStakers.length)
  const transactions = file.initialStakers.map((staker, index) =>
    validator(file, staker, index, shares[index] as Staked[], assetID),
  )
  const endOf = ({ unsigned }: PlatformTransaction): bigint => ("validator" in unsigned ? unsigned.validator.end : 0n)
  return heapOrder(transactions, endOf)
}

const makeChain = (
  networkID: number,
  name: string,
  vmID: Uint8Array,
  fxIDs: Uint8Array[],
  genesisData: Uint8Array,
) => ({
  unsigned: {
    type: "CreateChainTx" as const,
    ...genesisBase(networkID),
    subnetID: emptyID,
    chainName: utf8(name),
    vmID,
    fxIDs,
    genesisData,
    subnetAuthorization: { type: "secp256k1fx.Input" as const, signatureIndices: [] },
  },
  credentials: [],
})

/**
 * Derives a network's genesis from its genesis file, as nodes do: UTXOs and first validators of the P-Chain,
 * assets of the X-Chain, the ids of both chains.
 *
 * The UTXOs of the P-Chain have the all-zero transaction id; an unlock later than the start is a `stakeable.LockOut`.
 *
 * @param genesis The text of the file, or the result of `parseGenesis`.
 * @throws {CodecError} `invalid-value` when the file is invalid; `path` names the member.
 * @example
 * ```ts
 * import { buildGenesis, formatId, localGenesis } from "@serac/chain"
 *
 * const { avaxAssetID, utxos, validators } = buildGenesis(localGenesis())
 * formatId(avaxAssetID) // "2fombhL7aGPwj3KH4bfrmJwW6PVnMobf9Y2fn9GwxiAAJyFDbe"
 * utxos.length // 3
 * validators.length // 5
 * ```
 */
export const buildGenesis = (genesis: string | GenesisFile, options?: HashOptions): Genesis => {
  const file = typeof genesis === "string" ? parseGenesis(genesis) : genesis
  validateGenesis(file)
  const { networkID, startTime, message } = file
  const initialSupply = initialSupplyOf(file)
  const xGenesis = buildXGenesis(file)
  const xChain = decodeXChainGenesis(xGenesis, options)
  const avaxAssetID = (xChain.assets[0] as XChainGenesis["assets"][number]).id
  const bytes = encodePChainGenesis({
    utxos: genesisUtxos(file, avaxAssetID),
    validators: validators(file, avaxAssetID),
    chains: [
      makeChain(networkID, "X-Chain", avmID, [secp256k1fxID, nftfxID, propertyfxID], xGenesis),
      makeChain(networkID, "C-Chain", evmID, [], utf8(file.cChainGenesis)),
    ],
    timestamp: startTime,
    initialSupply,
    message: utf8(message),
  })
  const pChain = decodePChainGenesis(bytes, options)
  const [x, c] = pChain.chains as [PChainGenesis["chains"][number], PChainGenesis["chains"][number]]
  return {
    ...pChain,
    networkID,
    bytes,
    id: hashFunction(options)(bytes),
    xChain,
    avaxAssetID,
    xChainID: x.id,
    cChainID: c.id,
  }
}
