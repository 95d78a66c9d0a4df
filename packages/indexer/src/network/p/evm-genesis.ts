const strict = new TextDecoder("utf-8", { fatal: true })

/** The text of a chain's genesis data if it is a JSON object, as that of an EVM chain is. */
export function jsonObjectIn(genesisData: Uint8Array): string | undefined {
  // Most other data does not begin with a brace, and need not be parsed.
  const first = genesisData.find((byte) => byte > 0x20)
  if (first !== 0x7b) return undefined
  try {
    const text = strict.decode(genesisData)
    JSON.parse(text)
    return text
  } catch {
    return undefined
  }
}

/** The context that JSON.parse passes to its reviver for a number: the original digits, since IDs exceed 2^53. */
interface GenesisSource {
  readonly source?: string
}

/** The EVM chain ID, if the genesis data is JSON with `config.chainId`. */
export function evmChainIdIn(genesisData: Uint8Array): string | undefined {
  const text = jsonObjectIn(genesisData)
  if (text === undefined) return undefined
  const keepDigits = (_: string, value: unknown, context?: GenesisSource) =>
    typeof value === "number" ? { digits: context?.source ?? String(value) } : value
  try {
    const genesis = JSON.parse(text, keepDigits) as { config?: { chainId?: { digits?: unknown } | null } | null }
    const digits = genesis.config?.chainId?.digits
    return typeof digits === "string" && /^(?:0|[1-9]\d{0,77})$/.test(digits) ? digits : undefined
  } catch {
    // The data is nested too deeply to be parsed.
    return undefined
  }
}
