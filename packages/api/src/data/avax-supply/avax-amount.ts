const decimals = 18

/** wei per nAVAX. */
export const weiOfNanoAvax = 10n ** 9n

/** An amount in AVAX, in decimal digits with as many decimals as it has. @param wei - 10^-18 AVAX; not below 0. */
export function avaxAmount(wei: bigint): string {
  const digits = String(wei).padStart(decimals + 1, "0")
  const fraction = digits.slice(-decimals).replace(/0+$/, "")
  return fraction === "" ? digits.slice(0, -decimals) : `${digits.slice(0, -decimals)}.${fraction}`
}
