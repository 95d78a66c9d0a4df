/** A token's number: `0x` and 64 digits. */
export type TokenId = `0x${string}`

/** Replaces `{id}` as ERC-1155 wants it: 64 digits in lower case, no prefix. */
export function substituteId(text: string, tokenId: TokenId): string {
  return text.replaceAll("{id}", tokenId.slice(2).toLowerCase().padStart(64, "0"))
}
