import { decodeXChainTransaction, encodeXChainBlock } from "@serac/chain"
import type { MadeBlock, MadeTransaction } from "../block.ts"
import { sha256, zeroID } from "../bytes.ts"
import { containerOf } from "../container.ts"
import type { WorldSetting } from "../setting.ts"
import { createAsset, operateOnAssets } from "./assets.ts"
import { accept, type Desk, type XDraft } from "./draft.ts"
import { exportFromX, importToX, transferOutputs } from "./transfers.ts"

const xTransactionKinds: Readonly<Record<string, (desk: Desk) => XDraft | undefined>> = {
  transfer: transferOutputs,
  export: exportFromX,
  import: importToX,
  asset: createAsset,
  operation: operateOnAssets,
}
const weights = { transfer: 5, export: 5, import: 6, asset: 3, operation: 5 }

/** Makes the X-Chain's blocks, one after the other. */
export class XChain {
  readonly blocks: MadeBlock[] = []
  readonly #setting: WorldSetting
  #time: number

  constructor(setting: WorldSetting) {
    const { beginning, coins, random } = setting
    const { genesis } = beginning
    this.#setting = setting
    this.#time = Number(genesis.timestamp) + random.between(-1_000, 0)
    const made = { chain: "X", height: 0, timestamp: this.#time } as const
    for (const { utxos } of genesis.xChain.assets)
      for (const utxo of utxos) coins.add({ ...utxo, made, home: "X", isStaked: false })
    this.#add([])
  }

  /** Makes the next block. */
  grow(platformHeight: number): void {
    const { random } = this.#setting
    this.#time += random.chance(0.1) ? 0 : Math.ceil(random.spanning(1, 3_000))
    const desk = { setting: this.#setting, height: this.blocks.length, time: this.#time }
    const count = Number(random.weighed({ 1: 5, 2: 3, 4: 1 }))
    const made: MadeTransaction[] = []
    for (let tries = 0; made.length < count && tries < 8; tries++) {
      const draft = xTransactionKinds[random.weighed(weights)]?.(desk)
      if (draft) made.push(accept(desk, draft, made.length))
    }
    this.#add(made, platformHeight)
  }

  #add(made: readonly MadeTransaction[], platformHeight = 0): void {
    const { random } = this.#setting
    const parent = this.blocks.at(-1)
    const height = this.blocks.length
    const parentID = parent?.id ?? zeroID
    const timestamp = this.#time
    const bytes = encodeXChainBlock({
      type: "StandardBlock",
      parentID,
      height: BigInt(height),
      time: BigInt(timestamp),
      merkleRoot: zeroID,
      transactions: made.map(({ bytes: one }) => decodeXChainTransaction(one)),
    })
    const contents = { bytes, timestamp, platformHeight, isOption: false }
    this.blocks.push({
      chain: "X",
      height,
      id: sha256(bytes),
      parentID,
      timestamp,
      type: "StandardBlock",
      transactions: made,
      bytes,
      ...(parent ? { container: containerOf(parent, contents, random) } : {}),
    })
  }
}
