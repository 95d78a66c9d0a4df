import { selectorOf } from "./selector.ts"
import { accounts } from "./signatures/accounts.ts"
import { bridges } from "./signatures/bridges.ts"
import { contracts } from "./signatures/contracts.ts"
import { exchanges } from "./signatures/exchanges.ts"
import { finance } from "./signatures/finance.ts"
import { nfts } from "./signatures/nfts.ts"
import { tokenSignatures } from "./signatures/tokens.ts"

/** The signatures that this package knows by itself, each in one family. */
export function bundledSignatures(): readonly string[] {
  return [tokenSignatures, nfts, contracts, exchanges, finance, accounts, bridges].flatMap((lines) =>
    lines.trim().split("\n"),
  )
}

let bundledTexts: ReadonlyMap<string, string> | undefined

/** The bundled signatures by selector; hashed once, which takes some ten milliseconds. */
export function bundledMethods(): ReadonlyMap<string, string> {
  bundledTexts ??= new Map(bundledSignatures().map((signature) => [selectorOf(signature), signature]))
  return bundledTexts
}
