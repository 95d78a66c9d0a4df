import { Form } from "../fragment/form.ts"
import { hole } from "../fragment/hole.ts"
import { parties, placeTemplate } from "../fragment/pieces.ts"
import { joinValues } from "../fragment/template.ts"

/** A transfer of any token; one of an ERC-721 token has no value. The sign stays with the form for ever: it stands in stored rows. */
export const transferForm = new Form(
  "\u0006",
  placeTemplate,
  `,"txHash":"0x#",${parties},"logIndex":#[,"value":"#"]${hole.token}}`,
)

/** What the transfers of an event have in common. Addresses have their checksums. */
export interface TransferEvent {
  /** `0x` and digits in lower case. */
  readonly transactionHash: string
  readonly from: string
  readonly to: string
  readonly logIndex: number
}

/** The values that every transfer of an event begins with, after those of its block. */
export function eventValues({ transactionHash, from, to, logIndex }: TransferEvent): string {
  return joinValues(transactionHash.slice(2), from, to, logIndex)
}

/**
 * A transfer as it is stored.
 *
 * @param place - as `placeValues` gives it. @param event - as {@link eventValues} gives it.
 * @param value - decimal digits; undefined for an ERC-721 token.
 */
export function writeTransfer(place: string, event: string, value: string | undefined): string {
  return transferForm.write(place, event, value ?? "")
}
