/**
 * Digests of each noun's texts, version by version: the first 16 hexadecimal digits of the SHA-256 of the texts in
 * `test/items/written-items.ts`, as they are stored and as they are served. Version 1 comes first; the number of digests is the
 * version.
 *
 * A test compares the last digest of each noun with what the noun writes now. For an intended change, append the digest that the
 * test reports: this raises the version, and the store rebuilds the rows of already indexed chains from their archive. Until the
 * first release, replace the last digest instead: version 1 is edited in place.
 */
export const itemDigests = {
  block: ["b7f38274633a1815"],
  transaction: ["452db999c417a0fe"],
  transfer: ["01aaaf84e3ee2b14"],
  internalTransaction: ["6c2c6181e9b2801f"],
  messengerEvent: ["d63332da8e955b2c"],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

/** A kind of item that is stored as a text. */
export type ItemNoun = keyof typeof itemDigests

/** The version of each noun's texts: the same item has another text in another version. The first is 1. */
export const itemVersions: Readonly<Record<ItemNoun, number>> = {
  block: itemDigests.block.length,
  transaction: itemDigests.transaction.length,
  transfer: itemDigests.transfer.length,
  internalTransaction: itemDigests.internalTransaction.length,
  messengerEvent: itemDigests.messengerEvent.length,
}
