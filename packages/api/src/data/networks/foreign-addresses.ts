import { parseAddress } from "@serac/chain"
import { givenText } from "@serac/server/http"
import type { NetworkName } from "../networks/unknown-network.ts"
import type { NetworkDirectory } from "./network-directory.ts"

/** A body with comma-separated addresses. */
interface AddressesBody {
  readonly addresses: string
}

/** A parameter with addresses, and the network that they must belong to. */
interface GivenAddresses {
  readonly network: NetworkName
  readonly name: string
  readonly texts: readonly string[] | undefined
}

/** Returns a problem for each address of a body that has a wrong checksum or belongs to another network. */
export function foreignAddressesInBody(
  networks: NetworkDirectory,
  network: NetworkName,
  { addresses }: AddressesBody,
): string[] {
  const texts = addressTexts({ addresses })
  const malformed = texts.flatMap((text, index) =>
    isForeignAddress(text)
      ? []
      : [`item ${index + 1} of addresses must be an address in Bech32 with its checksum, not ${givenText(text)}`],
  )
  return malformed.length > 0 ? malformed : foreignAddresses(networks, { network, name: "addresses", texts })
}

/** The addresses of a body, in its order. */
export function addressTexts({ addresses }: AddressesBody): readonly string[] {
  return addresses.split(",")
}

function isForeignAddress(text: string): boolean {
  try {
    parseAddress(text)
    return true
  } catch {
    return false
  }
}

/**
 * Returns a problem for each address of another network. The prefix of a custom network that this service does not index is unknown, so all
 * its addresses pass.
 */
export function foreignAddresses(networks: NetworkDirectory, { network, name, texts = [] }: GivenAddresses): string[] {
  const prefix = networks.prefixOf(network)
  if (prefix === undefined) return []
  return texts.flatMap((text, index) =>
    text.startsWith("0x") || parseAddress(text).hrp === prefix
      ? []
      : [`item ${index + 1} of ${name} must be an address of ${network}, ${prefix}1..., not ${givenText(text)}`],
  )
}
