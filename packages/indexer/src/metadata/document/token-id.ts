/** A token ID: `0x` and 64 digits. */
export type TokenId = `0x${string}`

/** Replaces `{id}` as ERC-1155 requires: 64 digits in lower case, without prefix. */
export function substituteId(text: string, tokenId: TokenId): string {
  return text.replaceAll("{id}", tokenId.slice(2).toLowerCase().padStart(64, "0"))
}
