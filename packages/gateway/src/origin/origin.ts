import { TrustedProxies } from "@serac/server/http"
import { gatewaySettings } from "../settings.ts"
import { continentOf } from "./continents.ts"
import { GeoipFile, unknownLocation } from "./geoip-file.ts"

/** The code of an unknown country or continent. */
export const unknownCountry = "XX"
/** The country of Tor users, whose real one is hidden. */
const torCountry = "T1"

/** Where a request came from. */
export interface CallerOrigin {
  /** ISO 3166-1 alpha-2; `XX` if unknown, `T1` for Tor. */
  readonly country: string
  /** Two letters; `XX` if unknown. */
  readonly continent: string
}

/** How the origin of requests is determined. */
export interface OriginOptions {
  /** The header in which a trusted proxy names the country. Default `cf-ipcountry`. */
  readonly countryHeader?: string
  /**
   * A file in the MaxMind DB format (`.mmdb`, such as GeoLite2 Country) with the countries of addresses, used if no proxy
   * names the country. It is read when the gateway starts. Default none.
   */
  readonly geoip?: string | undefined
  /** Addresses and ranges of proxies whose headers are trusted, such as `10.0.0.0/8`. Default none. */
  readonly trustedProxies?: readonly string[]
}

const placePattern = /^(?:[A-Z]{2}|T1)$/

/** Determines the origin of requests by the header of a trusted proxy, otherwise by the client's address. Headers of other clients are ignored. */
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

  /** @param client the address of the request's sender, behind all trusted proxies; default the `remoteAddress` */
  of(
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
    remoteAddress: string,
    client = remoteAddress,
  ): CallerOrigin {
    const named = this.#proxies.trusts(remoteAddress) ? String(headers[this.#header] ?? "").toUpperCase() : ""
    if (placePattern.test(named) && named !== unknownCountry)
      return { country: named, continent: continentOf(named) ?? unknownCountry }
    const { country = unknownCountry, continent, isTor } = this.#file?.placeOf(client) ?? unknownLocation
    // The location of Tor's exit node says nothing about the user.
    if (isTor) return { country: torCountry, continent: unknownCountry }
    return { country, continent: continent ?? continentOf(country) ?? unknownCountry }
  }
}
