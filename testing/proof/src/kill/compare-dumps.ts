import { dump, type Store } from "@serac/store"

// The time at which a token was read depends on the clock.
const readAt = /\\"metadataLastUpdatedTimestamp\\":\d+,?/g

/**
 * The first difference between the contents of a chain in two stores; undefined where there is none.
 *
 * @param otherId - the chain in the other store. Default the same.
 */
export async function compareDumps(
  one: Store,
  other: Store,
  chainId: string,
  otherId: string = chainId,
): Promise<string | undefined> {
  const [lines, others] = [dump(one, chainId), dump(other, otherId)]
  for (let count = 0; ; count++) {
    const [left, right] = [await lines.next(), await others.next()]
    if (left.done && right.done) return undefined
    const [a, b] = [left.value?.replace(readAt, ""), right.value?.replace(readAt, "")]
    if (a !== b) return `line ${count}:\n  killed        ${a}\n  uninterrupted ${b}`
  }
}

/** Whether the metadata of every contract and NFT was read. */
export async function isAllRead(store: Store, chainId: string): Promise<boolean> {
  for await (const line of dump(store, chainId))
    if (/^evm_contract .*"erc_type":null/.test(line) || /^evm_nft .*"metadata":null/.test(line)) return false
  return true
}
