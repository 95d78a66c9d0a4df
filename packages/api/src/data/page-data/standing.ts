import type { KnownContract } from "../render/known-contract.ts"

/**
 * What the operator's token lists say of a contract: a list knows it; a list marks it as spam; it has the name or the symbol of a listed token
 * without being that; or no list says anything.
 */
export type Standing = "listed" | "spam" | "imitation" | "unlisted"

/** A token that others may imitate. */
export interface ImitatedToken {
  readonly name?: string | undefined
  readonly symbol?: string | undefined
}

/** Letters of other scripts, and digits and signs, that look like Latin letters. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{
    а: "a",
    в: "b",
    е: "e",
    ё: "e",
    з: "3",
    и: "u",
    к: "k",
    м: "m",
    н: "h",
    о: "o",
    р: "p",
    с: "c",
    т: "t",
    у: "y",
    х: "x",
  },
  ...{ ѕ: "s", і: "i", ї: "i", ј: "j", ԁ: "d", ɡ: "g", ʜ: "h", ӏ: "l", ո: "n", ս: "u", օ: "o" },
  ...{ α: "a", β: "b", ε: "e", η: "n", ι: "i", κ: "k", μ: "u", ν: "v", ο: "o", ρ: "p", τ: "t", υ: "u", χ: "x", ω: "w" },
  ...{ "0": "o", "1": "l", "5": "s", $: "s", "@": "a", "|": "l", "!": "i", "₮": "t", "₳": "a", "€": "e" },
}

/** Characters of a name that are compared. */
const comparedLength = 64

/** A text as it looks: without case, accents, spaces and signs, and with Latin letters for those that look like them. */
export function appearance(text: string): string {
  const plain = text.slice(0, comparedLength).normalize("NFKD").toLowerCase()
  const letters = [...plain].map((letter) => lookAlikes[letter] ?? letter).join("")
  return letters.replace(/[^\p{L}\p{N}]/gu, "").replaceAll("i", "l")
}

/** Tells the standing of contracts by the tokens that the operator's lists have of their chain. */
export class Standings {
  readonly #appearances = new Set<string>()

  /** @param tokens those of the lists without spam, and the chain's native token */
  constructor(tokens: Iterable<ImitatedToken>) {
    for (const { name = "", symbol = "" } of tokens)
      for (const text of [name, symbol]) {
        const seen = appearance(text)
        // A single letter says nothing.
        if (seen.length > 1) this.#appearances.add(seen)
      }
  }

  of({ reputation, name = "", symbol = "" }: Pick<KnownContract, "reputation" | "name" | "symbol">): Standing {
    if (reputation !== null) return reputation === "Malicious" ? "spam" : "listed"
    const isLike = [name, symbol].some((text) => this.#appearances.has(appearance(text)))
    return isLike ? "imitation" : "unlisted"
  }
}
