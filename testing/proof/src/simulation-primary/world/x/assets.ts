import type { InitialState, XChainState } from "@serac/chain"
import { bytesFor } from "../bytes.ts"
import { type Coin, coinOwners, innerOf } from "../coins.ts"
import { type Owners, someOwners } from "../people.ts"
import { baseTransaction, type Desk, plainInputs, type XDraft } from "./draft.ts"
import { paying } from "./transfers.ts"

const utf8 = (value: string) => new TextEncoder().encode(value)

const someOwner = ({ setting: { random }, time }: Desk): Owners => someOwners(random, time)

function someStates(desk: Desk): InitialState[] {
  const { random } = desk.setting
  const times = (most: number, make: () => XChainState) => Array.from({ length: random.between(1, most) }, make)
  const kind = random.weighed({ fixed: 3, variable: 3, nft: 3, property: 2, mixed: 1 })
  const amount = () => BigInt(Math.ceil(random.spanning(1, 1e12)))
  const transfers = () => times(3, () => ({ type: "secp256k1fx.TransferOutput", amount: amount(), ...someOwner(desk) }))
  const rights = () => times(2, () => ({ type: "secp256k1fx.MintOutput", ...someOwner(desk) }))
  let group = 0
  const nfts = () => times(3, () => ({ type: "nftfx.MintOutput", groupID: group++, ...someOwner(desk) }))
  const properties = () => times(2, () => ({ type: "propertyfx.MintOutput", ...someOwner(desk) }))
  if (kind === "fixed") return [{ fxIndex: 0, outputs: transfers() }]
  if (kind === "variable") return [{ fxIndex: 0, outputs: [...rights(), ...transfers()] }]
  if (kind === "nft") return [{ fxIndex: 1, outputs: nfts() }]
  if (kind === "property") return [{ fxIndex: 2, outputs: properties() }]
  return [
    { fxIndex: 0, outputs: [...rights(), ...transfers()] },
    { fxIndex: 1, outputs: nfts() },
    { fxIndex: 2, outputs: properties() },
  ]
}

export function createAsset(desk: Desk): XDraft | undefined {
  const paid = paying(desk)
  if (!paid) return undefined
  const { spend, outputs } = paid
  const { random } = desk.setting
  const initialStates = someStates(desk)
  const unsigned = {
    type: "CreateAssetTx" as const,
    ...baseTransaction(desk, spend.inputs(), outputs),
    name: utf8(`Asset ${random.between(0, 999)} "é"`),
    symbol: utf8(random.pick(["ICE", "SNOW", "RIME", "FIRN"])),
    denomination: random.between(0, 32),
    initialStates,
  }
  const more = initialStates.flatMap((state) => state.outputs.map((output) => ({ output })))
  return { unsigned, spend, consumed: plainInputs(spend.coins), more }
}

/** An X-Chain operation: its kind, its consumed UTXOs and its outputs. */
function operate(desk: Desk, coin: Coin, indices: number[]) {
  const { random } = desk.setting
  const input = { signatureIndices: indices }
  const held = innerOf(coin)
  const owner = someOwner(desk)
  const same = coinOwners(coin)
  const owners = { locktime: same.locktime, threshold: same.threshold, addresses: same.addresses }
  switch (held.type) {
    case "secp256k1fx.MintOutput": {
      const minted = { amount: BigInt(Math.ceil(random.spanning(1, 1e12))), ...owner }
      return {
        operation: {
          type: "secp256k1fx.MintOperation" as const,
          mintInput: input,
          mintOutput: owners,
          transferOutput: minted,
        },
        made: [
          { type: "secp256k1fx.MintOutput" as const, ...owners },
          { type: "secp256k1fx.TransferOutput" as const, ...minted },
        ],
      }
    }
    case "nftfx.MintOutput": {
      const payload = bytesFor(`payload ${random.next()}`, random.between(0, 60))
      const { groupID } = held
      const receivers = Array.from({ length: random.between(1, 3) }, () => someOwner(desk))
      return {
        operation: { type: "nftfx.MintOperation" as const, mintInput: input, groupID, payload, outputs: receivers },
        made: receivers.map((one) => ({ type: "nftfx.TransferOutput" as const, groupID, payload, ...one })),
      }
    }
    case "nftfx.TransferOutput": {
      const { groupID, payload } = held
      const output = { groupID, payload, ...owner }
      return {
        operation: { type: "nftfx.TransferOperation" as const, input, output },
        made: [{ type: "nftfx.TransferOutput" as const, ...output }],
      }
    }
    case "propertyfx.MintOutput":
      return {
        operation: {
          type: "propertyfx.MintOperation" as const,
          mintInput: input,
          mintOutput: owners,
          ownedOutput: owner,
        },
        made: [
          { type: "propertyfx.MintOutput" as const, ...owners },
          { type: "propertyfx.OwnedOutput" as const, ...owner },
        ],
      }
    case "propertyfx.OwnedOutput":
      return { operation: { type: "propertyfx.BurnOperation" as const, ...input }, made: [] }
    default:
      throw new Error(`nothing can be done with ${held.type}`)
  }
}

const isOperable = (coin: Coin): boolean => innerOf(coin).type !== "secp256k1fx.TransferOutput"
const fxOf = (coin: Coin) => innerOf(coin).type.split(".")[0] as "secp256k1fx" | "nftfx" | "propertyfx"

/** Mints, moves, burns. */
export function operateOnAssets(desk: Desk): XDraft | undefined {
  const { coins, random } = desk.setting
  const paid = paying(desk)
  if (!paid) return undefined
  const { spend, outputs } = paid
  const suits = (coin: Coin) => coin.made.chain === "X" && isOperable(coin) && spend.isFree(coin)
  const found = coins.some("X", random, random.between(1, 3), suits)
  if (found.length === 0) return undefined
  const inputs = spend.inputs()
  const payers = plainInputs([...spend.coins])
  const operated = found.map((coin) => ({ coin, ...operate(desk, coin, spend.signersOf(coin)) }))
  const unsigned = {
    type: "OperationTx" as const,
    ...baseTransaction(desk, inputs, outputs),
    operations: operated.map(({ coin: { txID, outputIndex, assetID }, operation }) => {
      return { assetID, inputIDs: [{ txID, outputIndex }], operation }
    }),
  }
  const more = operated.flatMap(({ coin: { assetID }, made }) => made.map((output) => ({ assetID, output })))
  const consumed = [...payers, ...found.map((coin) => ({ coin, credential: fxOf(coin) }))]
  return { unsigned, spend, consumed, more }
}
