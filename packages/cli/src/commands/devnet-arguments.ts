import { InvalidArgumentError } from "commander"

/** An L1 as the command names it. */
export interface NamedL1 {
  readonly name: string
  /** Its EVM chain id; `undefined` if it is in the genesis file. */
  readonly chainID?: number
  /** The paths of its genesis file and of its upgrade file. */
  readonly files: readonly string[]
}

/** A living chain to continue from. */
export interface ForkedChain {
  readonly url: string
  readonly block?: string
}

/** Days of history: 0 to 365. */
export function parseDays(text: string): number {
  const days = Number(text)
  if (/^\d{1,3}(\.\d{1,3})?$/.test(text) && days <= 365) return days
  throw new InvalidArgumentError("It must be a number of days from 0 to 365.")
}

/** Seconds between blocks. @returns milliseconds */
export function parseSeconds(text: string): number {
  const seconds = Number(text)
  if (/^\d{1,4}(\.\d{1,3})?$/.test(text) && seconds > 0 && seconds <= 3_600) return seconds * 1_000
  throw new InvalidArgumentError("It must be a number of seconds above 0, at most 3600.")
}

/** A number of validators. */
export function parseCount(text: string): number {
  const count = Number(text)
  if (/^\d{1,3}$/.test(text) && count >= 1 && count <= 100) return count
  throw new InvalidArgumentError("It must be an integer from 1 to 100.")
}

/** An address to fund, after those before. */
export function parseFund(text: string, before: readonly `0x${string}`[]): readonly `0x${string}`[] {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) throw new InvalidArgumentError("It must be 0x and 40 hexadecimal digits.")
  return [...before, text as `0x${string}`]
}

/** An L1, after those before. */
export function parseL1(text: string, before: readonly NamedL1[]): readonly NamedL1[] {
  const [, name, rest = ""] = /^([A-Za-z][A-Za-z0-9]{0,31})=(.+)$/.exec(text) ?? []
  const chainID = /^\d{1,15}$/.test(rest) ? Number(rest) : undefined
  const files = chainID === undefined ? rest.split(",") : []
  if (name === undefined || files.includes("") || files.length > 2 || chainID === 0)
    throw new InvalidArgumentError(
      "It must be a name of letters and digits, =, and a chain id or files: firn=99123, firn=genesis.json, firn=genesis.json,upgrade.json.",
    )
  if (before.some((one) => one.name === name || (chainID !== undefined && one.chainID === chainID)))
    throw new InvalidArgumentError("Names and chain ids must differ.")
  return [...before, { name, ...(chainID === undefined ? {} : { chainID }), files }]
}

/** A living chain: its URL, and after `@` its block. */
export function parseFork(text: string): ForkedChain {
  const [, url = text, block] =
    /^(.*)@(\d{1,19}|0x[0-9a-fA-F]{1,64}|latest|accepted|finalized|safe|earliest)$/.exec(text) ?? []
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new InvalidArgumentError("It must be a URL of http or https, and may end with @ and a block.")
  return block === undefined ? { url } : { url, block }
}

/** The id of a network. */
export function parseNetworkID(text: string): number {
  const id = Number(text)
  if (/^\d{1,10}$/.test(text) && id >= 1 && id < 2 ** 32) return id
  throw new InvalidArgumentError("It must be an integer from 1 to 4294967295.")
}

/** The time of Helicon, in seconds since 1970; undefined for never. */
export function parseUpgrade(text: string): number | undefined {
  const [, time = ""] = /^helicon=(.+)$/.exec(text) ?? []
  if (time === "never") return undefined
  if (time === "now") return 0
  const parsed = Date.parse(time)
  if (Number.isNaN(parsed)) throw new InvalidArgumentError("It must be helicon=now, helicon=never, or helicon=<date>.")
  return Math.floor(parsed / 1_000)
}
