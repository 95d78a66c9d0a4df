import type { BlockPlace } from "../../src/items/index.ts"

export const from = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"
export const to = "0x52C84043CD9c865236f11d9Fc9F56aa003c1f922"
export const transactionHash = `0x${"7a".repeat(32)}`

/** A block of a chain that tells its times to the millisecond. */
export const place: BlockPlace = {
  number: 43,
  timestamp: 1_795_237_615,
  timestampMilliseconds: 1_795_237_615_076,
  hash: `0x${"b1".repeat(32)}`,
}
/** How that is shown. */
export const placeShown = {
  blockNumber: "43",
  blockTimestamp: 1_795_237_615,
  blockTimestampMilliseconds: 1_795_237_615_076,
  blockHash: `0x${"b1".repeat(32)}`,
}
/** A block of a chain that does not, and how that is shown. */
export const barePlace: BlockPlace = { ...place, timestampMilliseconds: undefined }
export const { blockTimestampMilliseconds: _, ...barePlaceShown } = placeShown

/** Names one of the two addresses. */
export const party = (address: string) => (address === to ? ',"name":"Ice","symbol":"ICE","decimals":6' : "")
export const toShown = { address: to, name: "Ice", symbol: "ICE", decimals: 6 }
