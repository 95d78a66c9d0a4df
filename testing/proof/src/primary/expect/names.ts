import type { LedgerOutput } from "../oracle/output.ts"
import type { ChainAlias } from "../oracle/utxo.ts"
import type { World } from "../oracle/world.ts"
import { toAddress, zeroIdText } from "../recording/text.ts"

/** The metadata of an X-Chain asset. */
export interface Asset {
  readonly assetId: string
  readonly name: string
  readonly symbol: string
  readonly denomination: number
  readonly type: "secp256k1" | "nft"
  readonly cap: "fixed" | "variable"
  /** Unix seconds. */
  readonly createdAtTimestamp: number
}

export type ExpectedItem = Readonly<Record<string, unknown>>

/** Addresses, assets and amounts as the service writes them for one network. */
export class Names {
  readonly chainIds: Readonly<Record<ChainAlias, string>>
  readonly assets: ReadonlyMap<string, Asset>
  readonly #hrp: string

  constructor({ recording, xGenesis, transactions }: World) {
    this.#hrp = recording.hrp
    this.chainIds = { P: zeroIdText, X: recording.xChainID, C: recording.cChainID }
    const began = recording.X[0]?.json.time ?? 0
    const made = transactions.flatMap(({ type, event, json, outputs }) => {
      if (type !== "CreateAssetTx") return []
      const { name = "", symbol = "", denomination = 0 } = json.unsignedTx
      const own = outputs.filter(({ assetID }) => assetID === json.id).map(({ output }) => output)
      return [assetDetails({ assetId: json.id, name, symbol, denomination }, own, event.timestamp)]
    })
    const first = xGenesis.map(({ assetID, name, symbol, denomination, outputs }) =>
      assetDetails({ assetId: assetID, name, symbol, denomination }, outputs, began),
    )
    this.assets = new Map([...first, ...made].map((asset) => [asset.assetId, asset]))
  }

  /** @param owner - 20 bytes in hexadecimal. */
  address = (owner: string): string => toAddress(Buffer.from(owner, "hex"), this.#hrp)

  amount(assetId: string, amount: bigint): ExpectedItem {
    const asset = this.assets.get(assetId)
    if (asset === undefined) throw new Error(`Nothing created the asset ${assetId}`)
    const { name, symbol, denomination, type } = asset
    return { assetId, name, symbol, denomination, type, amount: `${amount}` }
  }

  /** Amounts by asset, in the order of their first; of what is left over. */
  sums(amounts: readonly (readonly [assetId: string, amount: bigint])[]): readonly ExpectedItem[] {
    const sums = new Map<string, bigint>()
    for (const [asset, amount] of amounts) sums.set(asset, (sums.get(asset) ?? 0n) + amount)
    return [...sums].filter(([, amount]) => amount > 0n).map(([asset, amount]) => this.amount(asset, amount))
  }
}

function assetDetails(
  named: Pick<Asset, "assetId" | "name" | "symbol" | "denomination">,
  outputs: readonly LedgerOutput[],
  createdAtTimestamp: number,
): Asset {
  const isPlain = outputs.every(({ kind }) => kind === "transfer" || kind === "mint")
  const cap = outputs.some(({ kind }) => isMint(kind)) ? "variable" : "fixed"
  return { ...named, type: isPlain ? "secp256k1" : "nft", cap, createdAtTimestamp }
}

export const isMint = (kind: LedgerOutput["kind"]): boolean => /mint$/i.test(kind)

/** The amount of an output: an NFT or a property counts 1, a mint right 0. */
export const worth = ({ kind, amount }: LedgerOutput): bigint => (kind === "transfer" ? amount : isMint(kind) ? 0n : 1n)
