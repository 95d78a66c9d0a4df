import { untrustedName } from "./text.ts"

/** Name and symbol of a native token, from the operator's settings; `unknown` for a token without a name. */
export function nativeTokenName({ name, symbol }: { readonly name: string; readonly symbol: string }): string {
  const words = [untrustedName(name), untrustedName(symbol, 14)] as const
  if (words[0] === "" || words[1] === "") return words[0] || words[1] || "unknown"
  return `${words[0]} (${words[1]})`
}
