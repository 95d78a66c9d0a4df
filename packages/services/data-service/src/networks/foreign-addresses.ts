import { parseAddress } from "@serac/chain"
import { given } from "@serac/http"
import type { NetworkName } from "../chains/chain-directory.ts"
import type { NetworkDirectory } from "./network-directory.ts"

/** A parameter with addresses, and the network that they must be of. */
interface GivenAddresses {
  readonly network: NetworkName
  readonly name: string
  readonly texts: readonly string[] | undefined
}

/**
 * Says which addresses are of another network than the one that is asked about. Of a network of one's own that this service does not
 * index the prefix is not known, so that all of them pass.
 */
export function foreignAddresses(networks: NetworkDirectory, { network, name, texts = [] }: GivenAddresses): string[] {
  const prefix = networks.prefixOf(network)
  if (prefix === undefined) return []
  return texts.flatMap((text, index) =>
    text.startsWith("0x") || parseAddress(text).hrp === prefix
      ? []
      : [`item ${index + 1} of ${name} must be an address of ${network}, ${prefix}1..., not ${given(text)}`],
  )
}
