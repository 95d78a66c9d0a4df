import { TrustedProxies } from "@serac/server/http"
import { gatewaySettings } from "../settings.ts"
import { continentOf } from "./continents.ts"
import { GeoipFile, unknownLocation } from "./geoip-file.ts"

/** What nobody knows. */
export const unknownCountry = "XX"
/** The country of those who come by Tor, which hides theirs. */
const torCountry = "T1"

/** Where a request came from. */
export interface CallerOrigin {
  /** ISO 3166-1 alpha-2; `XX` where nobody knows, `T1` for Tor. */
  readonly country: string
  /** Two letters; `XX` where nobody knows. */
  readonly continent: string
}

/** How is told where requests come from. */
export interface OriginOptions {
  /** The header in which a trusted proxy names the country. Default `cf-ipcountry`. */
  readonly countryHeader?: string
  /**
   * A file in the MaxMind DB format (`.mmdb`, such as GeoLite2 Country) with the countries of addresses, for what no proxy names. It is read
   * when the gateway starts. Default none.
   */
  readonly geoip?: string | undefined
  /** Addresses and ranges of proxies whose headers are believed, such as `10.0.0.0/8`. Default none. */
  readonly trustedProxies?: readonly string[]
}

const placePattern = /^(?:[A-Z]{2}|T1)$/

/**
 * Tells where requests come from, by what a trusted proxy says, and else by the client's address; what anybody else says is not believed.
 */
export class Origins {
  readonly #header: string
  readonly #proxies: TrustedProxies
  readonly #file: GeoipFile | undefined

  /** Throws a RangeError for a proxy that is neither an address nor a range, and a {@link GeoipFileError}. */
  constructor({
    countryHeader = gatewaySettings.countryHeader.default,
    trustedProxies = [],
    geoip,
  }: OriginOptions = {}) {
    this.#file = geoip === undefined ? undefined : new GeoipFile(geoip)
    this.#header = countryHeader.toLowerCase()
    this.#proxies = new TrustedProxies(trustedProxies)
  }

  /** @param client the address that the request is from, behind all proxies that are trusted; default the `remoteAddress` */
  of(
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
    remoteAddress: string,
    client = remoteAddress,
  ): CallerOrigin {
    const named = this.#proxies.trusts(remoteAddress) ? String(headers[this.#header] ?? "").toUpperCase() : ""
    if (placePattern.test(named) && named !== unknownCountry)
      return { country: named, continent: continentOf(named) ?? unknownCountry }
    const { country = unknownCountry, continent, isTor } = this.#file?.placeOf(client) ?? unknownLocation
    // Where the last node of Tor is says nothing of who uses it.
    if (isTor) return { country: torCountry, continent: unknownCountry }
    return { country, continent: continent ?? continentOf(country) ?? unknownCountry }
  }
}
