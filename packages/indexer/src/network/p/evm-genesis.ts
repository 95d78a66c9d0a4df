const strict = new TextDecoder("utf-8", { fatal: true })

/** The text of a chain's genesis data where it is a JSON object, as an EVM chain's is. */
export function jsonObjectIn(genesisData: Uint8Array): string | undefined {
  // An opening brace, behind white space: most other data is told apart without parsing it.
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

/** What JSON.parse tells its reviver of a number beside its value: the digits as they stood, since ids exceed 2^53. */
interface GenesisSource {
  readonly source?: string
}

/** The EVM's chain ID, where the genesis data is JSON that says one in `config.chainId`. */
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
    // Nested so deep that nobody could have meant it.
    return undefined
  }
}
