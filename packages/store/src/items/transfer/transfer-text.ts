import { Form } from "../fragment/form.ts"
import { hole } from "../fragment/hole.ts"
import { parties, placeTemplate } from "../fragment/pieces.ts"
import { joinValues } from "../fragment/template.ts"

/** The form of a transfer of any token; an ERC-721 transfer has no value. The sign never changes: stored rows contain it. */
export const transferForm = new Form(
  "\u0006",
  placeTemplate,
  `,"txHash":"0x#",${parties},"logIndex":#[,"value":"#"]${hole.token}}`,
)

/** The common data of an event's transfers. Addresses have their checksums. */
export interface TransferEvent {
  /** Hexadecimal after `0x`, lower case. */
  readonly transactionHash: string
  readonly from: string
  readonly to: string
  readonly logIndex: number
}

/** The first values of every transfer of an event, after those of its block. */
export function eventValues({ transactionHash, from, to, logIndex }: TransferEvent): string {
  return joinValues(transactionHash.slice(2), from, to, logIndex)
}

/**
 * The stored form of a transfer.
 *
 * @param place - the result of `placeValues`. @param event - the result of {@link eventValues}.
 * @param value - decimal digits; undefined for an ERC-721 token.
 */
export function writeTransfer(place: string, event: string, value: string | undefined): string {
  return transferForm.write(place, event, value ?? "")
}
