import { parseId } from "@serac/chain"
import type { AssetRow, NetworkDefinition, NetworkReader } from "@serac/store"
import { fillHoles } from "@serac/store/items"
import QuickLRU from "quick-lru"
import { jsonText } from "./json-text.ts"

const defaultLimit = 20_000

/** Members of an AssetAmount after `assetId`: each after a comma. */
export function assetMembers({
  name,
  symbol,
  denomination,
  type,
}: Omit<AssetRow, "assetId" | "cap" | "createdAt">): string {
  return `,"name":${jsonText(name)},"symbol":${jsonText(symbol)},"denomination":${denomination},"type":"${type}"`
}

/** The native asset is part of the genesis; its name is known before any block of the X-Chain. */
const native = assetMembers({ name: "Avalanche", symbol: "AVAX", denomination: 9, type: "secp256k1" })
/** An asset whose creation is not indexed: it is older than the indexed blocks of the X-Chain, or not indexed yet. */
const unknownAsset = assetMembers({ name: "", symbol: "", denomination: 0, type: "secp256k1" })

/** A cache of a network's assets. An asset never changes, so most pages need no read. */
export class AssetBook {
  readonly #reader: NetworkReader
  readonly #known: QuickLRU<string, string>
  readonly #avaxAssetId: string

  constructor(reader: NetworkReader, { avaxAssetId }: Pick<NetworkDefinition, "avaxAssetId">, limit = defaultLimit) {
    this.#reader = reader
    this.#avaxAssetId = avaxAssetId
    this.#known = new QuickLRU({ maxSize: limit })
  }

  /**
   * Runs `render` with a function that fills the holes of assets in a fragment. Assets outside the cache are read in one query, and `render`
   * runs again, so it must have no side effects.
   */
  async with<Result>(render: (fill: (fragment: string) => string) => Result): Promise<Result> {
    const missing = new Set<string>()
    const run = (read: ReadonlyMap<string, string>) => {
      const members = (assetId: string) => {
        const known = read.get(assetId) ?? this.#known.get(assetId)
        if (known !== undefined) return known
        if (assetId === this.#avaxAssetId) return native
        missing.add(assetId)
        return unknownAsset
      }
      return render((fragment) => fillHoles(fragment, (kind, about) => (kind === "s" ? members(about) : "")))
    }
    const result = run(new Map())
    return missing.size === 0 ? result : run(await this.#read([...missing]))
  }

  async #read(assetIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#reader.assets(assetIds.map(parseId))
    const found = new Map(rows.map((row) => [assetKey(row.assetId), assetMembers(row)]))
    return new Map(
      assetIds.map((assetId) => {
        const members = found.get(assetKey(parseId(assetId)))
        if (members !== undefined) this.#known.set(assetId, members)
        return [assetId, members ?? unknownAsset]
      }),
    )
  }
}

const assetKey = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1")
