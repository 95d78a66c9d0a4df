import { untrustedName } from "./text.ts"

/** Name and symbol of a native token, which the operator writes; a token that nobody named is unknown. */
export function nativeTokenName({ name, symbol }: { readonly name: string; readonly symbol: string }): string {
  const words = [untrustedName(name), untrustedName(symbol, 14)] as const
  if (words[0] === "" || words[1] === "") return words[0] || words[1] || "unknown"
  return `${words[0]} (${words[1]})`
}
