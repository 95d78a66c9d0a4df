import { timeText } from "@serac/server/monitoring"
import { grouped } from "../words.ts"
import type { ChainReport } from "./status.ts"

/** Which blocks validators signed, for people; nothing where they have signed none. */
export function signedWords(chains: readonly ChainReport[]): readonly string[] {
  const lines = chains.flatMap(({ name, progress }) => {
    const signed = progress?.signatures?.signed
    return signed === undefined ? [] : [`  ${name}: block ${grouped(signed.number)} at ${timeText(signed.at)}`]
  })
  return lines.length === 0 ? [] : [["signed by validators:", ...lines].join("\n")]
}
