import type { Random } from "../../simulation/random.ts"
import { hexOf } from "./bytes.ts"
import { type Owners, someOwners } from "./people.ts"

/** An output of a transaction as both P and X have it. */
export interface SpentOutput {
  readonly assetID: Uint8Array
  readonly output: {
    readonly type: "secp256k1fx.TransferOutput"
    readonly amount: bigint
    readonly locktime: bigint
    readonly threshold: number
    readonly addresses: Uint8Array[]
  }
}

export const outputOf = (
  assetID: Uint8Array,
  amount: bigint,
  { locktime, threshold, addresses }: Owners,
): SpentOutput => ({
  assetID,
  output: { type: "secp256k1fx.TransferOutput", amount, locktime, threshold, addresses },
})

/** Splits an amount among some owners; an amount of 0 has no output. */
export function someOutputs(
  assetID: Uint8Array,
  amount: bigint,
  random: Random,
  now: number,
  most = 3,
): readonly SpentOutput[] {
  const outputs: SpentOutput[] = []
  let left = amount
  for (let count = random.between(1, most); count > 1 && left > 1n; count--) {
    const part = (left * BigInt(random.between(1, 900))) / 1000n
    if (part === 0n) continue
    outputs.push(outputOf(assetID, part, someOwners(random, now)))
    left -= part
  }
  if (left > 0n) outputs.push(outputOf(assetID, left, someOwners(random, now)))
  return outputs
}

/** Sorts outputs as the chains require: by asset, then by bytes. */
export function sortedOutputs<T extends { readonly assetID: Uint8Array; readonly output: object }>(
  outputs: readonly T[],
): T[] {
  const keyed = outputs.map((one) => ({ one, key: hexOf(one.assetID) + outputKey(one.output) }))
  return keyed.sort(({ key: left }, { key: right }) => (left < right ? -1 : left > right ? 1 : 0)).map(({ one }) => one)
}

function outputKey(output: object): string {
  const {
    type,
    amount,
    locktime,
    threshold,
    addresses,
    output: inner,
  } = output as Partial<SpentOutput["output"]> & {
    readonly output?: object
  }
  const digits = (value: bigint | number = 0, length = 16) => BigInt(value).toString(16).padStart(length, "0")
  if (inner) return `16${digits(locktime)}${outputKey(inner)}`
  const owners = (addresses ?? []).map(hexOf).join("")
  return `${type?.startsWith("secp") ? "07" : "08"}${digits(amount)}${digits(locktime)}${digits(threshold, 8)}${digits(addresses?.length, 8)}${owners}`
}
