import { joinValues } from "../fragment/template.ts"
import { transferForm } from "./form.ts"

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
