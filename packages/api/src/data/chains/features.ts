/** Features of chains beyond blocks, transactions and transfers, by the names of the filter `feature`. No configuration sends `webhooks`. */
export function enabledFeatures({ nftIndexing }: { readonly nftIndexing: boolean }): readonly string[] {
  return [...(nftIndexing ? ["nftIndexing"] : []), "teleporter"]
}
