import { max, min } from "../codec/bounds.ts"
import { initialDelayExcess, nextDelayExcess } from "../fees/delay.ts"
import type { GasConfig } from "../fees/gas-clock.ts"
import type { Header } from "../header/header.ts"
import { gasConfigOf, targetExponentOf } from "./settlement.ts"

const maxTargetChange = 2n ** 15n
/** 1/3600 of the exponent change that doubles the price. */
const maxPriceChange = 288_230_376_151_711_744n / 3_600n

/** The values that validators vote on with their blocks: gas per second, least price, and least time between blocks. */
export type Exponents = Readonly<Record<"targetExponent" | "minPriceExponent" | "minDelayExcess", bigint>>

type Wish = { readonly [Name in keyof Exponents]?: bigint | undefined }

/** A block's exponents: the parent's, moved towards the wish by at most the change that one block may make. */
export function nextExponents(parent: Header, desired: Wish = {}): Exponents {
  return {
    targetExponent: toward(targetExponentOf(parent), desired.targetExponent, maxTargetChange),
    minPriceExponent: toward(parent.minPriceExponent ?? 0n, desired.minPriceExponent, maxPriceChange),
    minDelayExcess: nextDelayExcess(parent.minDelayExcess ?? initialDelayExcess, desired.minDelayExcess),
  }
}

/** The gas configuration that a block with these exponents sets for the time after it. */
export const gasConfigWith = (parent: Header, exponents: Exponents): GasConfig =>
  gasConfigOf({ ...parent, ...exponents })

const toward = (current: bigint, desired: bigint | undefined, most: bigint): bigint =>
  max(min(desired ?? current, current + most), current - most)
