/** Prices by EVM chain ID, and by contract in lower case or {@link nativeToken}: the one in `usd` first, the others in the file's order. */
export type PriceTable = ReadonlyMap<string, ReadonlyMap<string, readonly Price[]>>

/** The key of a chain's native token, instead of a contract. */
export const nativeToken = "native"

/** The price of one whole token. */
export interface Price {
  readonly currencyCode: string
  readonly value: string
}

const maxPrices = 200_000

/**
 * Reads a price file: `{"43114": {"native": {"usd": "17.25"}, "0x...": {"usd": "0.9987"}}}`, values as strings of decimal digits or numbers.
 * Throws an Error with the violation.
 */
export function readPrices(text: string): PriceTable {
  let count = 0
  const chains = new Map<string, ReadonlyMap<string, readonly Price[]>>()
  for (const [chainId, tokens] of entries(JSON.parse(text), "the file")) {
    if (!/^(?:0|[1-9][0-9]*)$/.test(chainId)) throw new Error(`${chainId} is not an EVM chain ID`)
    const prices = new Map<string, readonly Price[]>()
    for (const [address, currencies] of entries(tokens, chainId)) {
      count += 1
      if (count > maxPrices) throw new Error(`more than ${maxPrices} prices`)
      if (address !== nativeToken && !/^0x[0-9a-fA-F]{40}$/.test(address))
        throw new Error(`${chainId}: ${address} is not an EVM address`)
      prices.set(address.toLowerCase(), pricesOf(entries(currencies, address), `${chainId}: ${address}`))
    }
    chains.set(chainId, prices)
  }
  return chains
}

function pricesOf(currencies: readonly [string, unknown][], where: string): readonly Price[] {
  const prices = currencies.map(([currencyCode, value]) => {
    if (!/^[a-z]{3,10}$/.test(currencyCode)) throw new Error(`${where}: ${currencyCode} is not a currency`)
    return { currencyCode, value: decimalPrice(value, where) }
  })
  const isUsd = ({ currencyCode }: Price) => Number(currencyCode === "usd")
  return prices.toSorted((one, other) => isUsd(other) - isUsd(one))
}

function decimalPrice(value: unknown, where: string): string {
  if (typeof value === "string" && value.length <= 100 && /^[0-9]+(?:\.[0-9]+)?$/.test(value)) return value
  if (typeof value === "number" && Number.isFinite(value) && value >= 0) return withoutExponent(value)
  throw new Error(`${where}: a price must be a string of decimal digits, or a number of at least 0`)
}

function withoutExponent(value: number): string {
  const text = String(value)
  const [, whole = "", fraction = "", exponent = "0"] = /^([0-9]+)(?:\.([0-9]+))?e([+-][0-9]+)$/.exec(text) ?? []
  if (whole === "") return text
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  return point <= 0 ? `0.${"0".repeat(-point)}${digits}` : digits.padEnd(point, "0")
}

function entries(value: unknown, where: string): [string, unknown][] {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return Object.entries(value)
  throw new Error(`${where} must be an object`)
}
