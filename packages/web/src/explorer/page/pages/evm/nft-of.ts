import type { NftToken } from "../../data/schemas.ts"

/** The displayed properties of an NFT of any standard. */
export interface Nft {
  readonly address: string
  readonly tokenId: string
  readonly ercType: string
  readonly tokenUri: string
  /** Name of the collection. */
  readonly name: string
  readonly symbol: string
  readonly ownerAddress?: string
  /** The owner's amount of it. */
  readonly balance?: string
  readonly metadata: {
    readonly indexStatus?: string
    readonly metadataLastUpdatedTimestamp?: number
    readonly name?: string
    readonly description?: string
    readonly imageUri?: string
    readonly animationUri?: string
    readonly externalUrl?: string
    readonly attributes?: string
  }
}

/** The properties of an NFT of any standard as texts; invalid ones are left out. */
export function nftOf(token: NftToken): Nft {
  const all = token as unknown as Readonly<Record<string, unknown>>
  const text = (from: Readonly<Record<string, unknown>>, name: string) =>
    typeof from[name] === "string" ? { [name]: from[name] } : {}
  const metadata = (typeof all.metadata === "object" && all.metadata !== null ? all.metadata : {}) as Readonly<
    Record<string, unknown>
  >
  return {
    address: String(all.address ?? ""),
    tokenId: String(all.tokenId ?? ""),
    ercType: String(all.ercType ?? ""),
    tokenUri: String(all.tokenUri ?? ""),
    name: String(all.name ?? ""),
    symbol: String(all.symbol ?? ""),
    ...text(all, "ownerAddress"),
    ...text(all, "balance"),
    metadata: {
      ...text(metadata, "indexStatus"),
      ...text(metadata, "name"),
      ...text(metadata, "description"),
      ...text(metadata, "imageUri"),
      ...text(metadata, "animationUri"),
      ...text(metadata, "externalUrl"),
      ...text(metadata, "attributes"),
      ...(typeof metadata.metadataLastUpdatedTimestamp === "number" && {
        metadataLastUpdatedTimestamp: metadata.metadataLastUpdatedTimestamp,
      }),
    },
  }
}
