import { exactAmount, shortAmount } from "../format/decimals.ts"
import { untrustedName } from "../format/text.ts"

interface AmountProps {
  readonly digits: string | number | bigint
  readonly decimals: number
  readonly symbol?: string | undefined
  /** Whether to show few digits, for lists; the exact amount is the title. */
  readonly isShort?: boolean
}

/** An exact amount of a token. */
export function Amount({ digits, decimals, symbol = "", isShort = false }: AmountProps) {
  const exact = exactAmount(digits, decimals)
  const unit = untrustedName(symbol, 14)
  return (
    <span class="amount" title={isShort ? `${exact} ${unit}` : undefined}>
      {isShort ? shortAmount(digits, decimals) : exact}
      {unit === "" ? null : <span class="soft"> {unit}</span>}
    </span>
  )
}

/** An amount of AVAX on the primary network, whose smallest unit is 10^-9 AVAX. */
export function Avax({
  nano,
  isShort = false,
}: {
  readonly nano: string | number | bigint
  readonly isShort?: boolean
}) {
  return <Amount digits={nano} decimals={9} symbol="AVAX" isShort={isShort} />
}
