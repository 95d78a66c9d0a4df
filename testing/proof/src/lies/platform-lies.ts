import { formatHex, parseHex } from "@serac/chain"
import { type AnyAnswer, ofMethod, type PrimaryLie, type PrimaryLies } from "./lie.ts"

const turnedAt = (text: string, at: number) => {
  const bytes = Uint8Array.from(parseHex(text))
  return formatHex(bytes.with(at, (bytes[at] as number) ^ 1))
}

const rewards = (change: (utxos: string[]) => string[] | undefined): PrimaryLie =>
  ofMethod("platform.getRewardUTXOs", ({ utxos, ...rest }: AnyAnswer) => {
    const told = utxos.length === 0 ? undefined : change([...utxos])
    return told && { ...rest, utxos: told, numFetched: String(told.length) }
  })

const fees = (change: (fee: AnyAnswer) => object): PrimaryLie =>
  ofMethod("platform.getValidatorFeeConfig", (fee) => ({ ...fee, ...change(fee) }))

const upgrades = (change: (times: AnyAnswer) => object): PrimaryLie =>
  ofMethod("info.upgrades", (times) => ({ ...times, ...change(times) }))

const aboutValidators = (change: (validator: AnyAnswer) => object): PrimaryLie =>
  ofMethod("platform.getCurrentValidators", ({ validators, ...rest }: AnyAnswer) =>
    validators.length === 0
      ? undefined
      : { ...rest, validators: validators.map((one: AnyAnswer) => ({ ...one, ...change(one) })) },
  )

const utxos = (change: (utxos: string[]) => string[]): PrimaryLie => {
  const told = ({ utxos, ...rest }: AnyAnswer) => (utxos.length === 0 ? undefined : { ...rest, utxos: change(utxos) })
  return (call) => (call.method.endsWith(".getUTXOs") ? told : undefined)
}

const outputAmountAt = 2 + 32 + 4 + 32 + 4 + 7

/** Lies about the network, its terms, rewards, stakers and unspent outputs. */
export const platformLies: PrimaryLies = {
  "another network": ofMethod("info.getNetworkID", () => ({ networkID: "5" })),
  "a fee's price": fees(({ minPrice }) => ({ minPrice: Number(minPrice) * 2 })),
  "a fee's target": fees(({ target }) => ({ target: 1, capacity: Math.max(2, Number(target)) })),
  "a fee that grows at another pace": fees(() => ({ excessConversionConstant: 1000, target: 1 })),
  "no fees": ofMethod("platform.getValidatorFeeConfig", () => ({})),
  "an upgrade that was earlier": upgrades(() => ({ heliconTime: "2021-01-01T00:00:00Z" })),
  "an upgrade that was later": upgrades(({ durangoTime }) => ({
    etnaTime: "9999-12-01T00:00:00Z",
    heliconTime: "9999-12-01T00:00:00Z",
    durangoTime,
  })),
  "upgrades in another order": upgrades(() => ({ durangoTime: "2031-01-01T00:00:00Z" })),
  "times that are none": upgrades(() => ({ durangoTime: "soon" })),
  "a graph before the blocks of the X-Chain": upgrades(() => ({
    cortinaXChainStopVertexID: "jrGWDh5Po9FMj54depyunNixpia5PN4aAYxfmNzU8n752Rjga",
  })),
  "no rewards": rewards(() => []),
  "a reward's amount": rewards(([first, ...rest]) => [turnedAt(first as string, outputAmountAt), ...rest]),
  "a reward's owner": rewards(([first, ...rest]) => [
    turnedAt(first as string, Uint8Array.from(parseHex(first as string)).length - 2),
    ...rest,
  ]),
  "a reward twice": rewards((all) => [...all, all[0] as string]),
  "another transaction": (call) =>
    call.method.endsWith(".getTx")
      ? (answer) => (typeof answer.tx === "string" ? { ...answer, tx: turnedAt(answer.tx, 9) } : undefined)
      : undefined,
  "no stakers": ofMethod("platform.getCurrentValidators", (answer) => ({ ...answer, validators: [] })),
  "a staker's weight": aboutValidators(({ weight }) =>
    weight === undefined ? {} : { weight: `${BigInt(weight) + 1n}` },
  ),
  "a staker's end": aboutValidators(({ endTime }) =>
    endTime === undefined ? {} : { endTime: `${Number(endTime) + 1}` },
  ),
  "an uptime beyond its range": aboutValidators(() => ({ uptime: "150.0000" })),
  "no unspent outputs": utxos(() => []),
  "an unspent output's amount": utxos(([first, ...rest]) => [turnedAt(first as string, outputAmountAt), ...rest]),
}
