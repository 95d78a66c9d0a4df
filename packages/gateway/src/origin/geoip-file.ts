import { readFileSync } from "node:fs"
import { isIP } from "node:net"
import { Reader } from "mmdb-lib"

/** The location of an address, as far as the file has it. */
export interface GeoLocation {
  readonly country: string | undefined
  readonly continent: string | undefined
  /** Whether it is an exit node of Tor. */
  readonly isTor: boolean
}

/** A GeoIP file cannot be used. */
export class GeoipFileError extends Error {
  override readonly name = "GeoipFileError"
  readonly code = "GEOIP_FILE_ERROR"
}

/** The members of a record that are read: those of GeoIP2 and similar files, and those of files with codes at the top level. */
interface GeoRecord {
  readonly country?: { readonly iso_code?: unknown } | string
  readonly country_code?: unknown
  readonly continent?: { readonly code?: unknown } | string
  readonly continent_code?: unknown
  readonly traits?: { readonly is_tor_exit_node?: unknown }
  readonly is_tor_exit_node?: unknown
}

/** The location of unknown addresses. */
export const unknownLocation: GeoLocation = { country: undefined, continent: undefined, isTor: false }

/** A file in the MaxMind DB format (`.mmdb`), read once into memory. */
export class GeoipFile {
  readonly #reader: Reader<never>

  /** Throws a {@link GeoipFileError} that says what is wrong with the file. */
  constructor(path: string) {
    try {
      this.#reader = new Reader<never>(readFileSync(path))
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException
      const why = code === undefined ? "it is no MaxMind DB file, or damaged" : code
      throw new GeoipFileError(`the GeoIP file ${path} cannot be read: ${why}`, { cause })
    }
    const { nodeCount, binaryFormatMajorVersion } = this.#reader.metadata
    if (binaryFormatMajorVersion !== 2 || !(nodeCount > 0))
      throw new GeoipFileError(`the GeoIP file ${path} cannot be read: it is of another version of the format`)
  }

  /** The location of an address; unknown for an invalid address, and for one that the file lacks. */
  placeOf(address: string): GeoLocation {
    const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, "")
    const kind = isIP(plain)
    if (kind === 0 || (kind === 6 && this.#reader.metadata.ipVersion === 4)) return unknownLocation
    const record = this.#recordOf(plain)
    if (typeof record !== "object" || record === null) return unknownLocation
    const { country, continent, traits } = record
    return {
      country: countryCode(typeof country === "object" ? country?.iso_code : (record.country_code ?? country)),
      continent: countryCode(typeof continent === "object" ? continent?.code : (record.continent_code ?? continent)),
      isTor: (traits?.is_tor_exit_node ?? record.is_tor_exit_node) === true,
    }
  }

  /** A damaged file may be intact in all other places. */
  #recordOf(address: string): GeoRecord | null {
    try {
      return this.#reader.get(address)
    } catch {
      return null
    }
  }
}

function countryCode(value: unknown): string | undefined {
  return typeof value === "string" && /^[A-Z]{2}$/.test(value) ? value : undefined
}
