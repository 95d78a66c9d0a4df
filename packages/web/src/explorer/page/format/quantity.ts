/** A hexadecimal quantity of a node as decimal digits; what is none is 0. */
export function quantityDigits(quantity: string | undefined): string {
  return /^0x[0-9a-f]{1,64}$/i.test(quantity ?? "") ? String(BigInt(quantity as string)) : "0"
}
