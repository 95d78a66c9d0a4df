/**
 * What is done for chains beyond blocks, transactions and transfers, by the names that `feature` filters by. `webhooks` are sent by
 * no configuration.
 */
export function enabledFeatures({ nftIndexing }: { readonly nftIndexing: boolean }): readonly string[] {
  return [...(nftIndexing ? ["nftIndexing"] : []), "teleporter"]
}
