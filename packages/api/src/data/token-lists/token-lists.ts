import { readFile, stat } from "node:fs/promises"
import type { Hex } from "@serac/store"
import type { ListedToken } from "./listed-token.ts"
import { readTokenList } from "./read-token-list.ts"
import { TokenListError } from "./token-list-error.ts"

const maxListBytes = 64 * 1024 * 1024

/** The tokens of the operator's token lists. */
export interface TokenLists {
  token(chainId: string, address: Hex): ListedToken | undefined
  /** All tokens of a chain. */
  tokens(chainId: string): Iterable<ListedToken>
}

/** Reads token lists; for a token in several lists the first one wins. Throws a {@link TokenListError} for an invalid list. */
export async function loadTokenLists(files: readonly string[]): Promise<TokenLists> {
  const chains = new Map<string, Map<Hex, ListedToken>>()
  for (const file of files) {
    for (const { chainId, address, token } of readTokenList(file, await readTokenListFile(file))) {
      const tokens = chains.get(chainId) ?? new Map<Hex, ListedToken>()
      if (!tokens.has(address)) tokens.set(address, token)
      chains.set(chainId, tokens)
    }
  }
  return {
    token: (chainId, address) => chains.get(chainId)?.get(address),
    tokens: (chainId) => chains.get(chainId)?.values() ?? [],
  }
}

async function readTokenListFile(file: string): Promise<string> {
  try {
    if ((await stat(file)).size > maxListBytes) throw new TokenListError(file, undefined, "larger than 64 MiB")
    return await readFile(file, "utf8")
  } catch (cause) {
    if (cause instanceof TokenListError) throw cause
    throw new TokenListError(file, undefined, "cannot be read", { cause })
  }
}
