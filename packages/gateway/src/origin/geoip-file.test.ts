import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { mmdb } from "../../test/mmdb.ts"
import { GeoipFile } from "./geoip-file.ts"

const folder = mkdtempSync(join(tmpdir(), "serac-geoip-"))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(content: string | Buffer): string {
  const path = join(folder, "places.mmdb")
  writeFileSync(path, content)
  return path
}

// Address ranges reserved for documentation.
const whole = mmdb({
  "192.0.2.0/25": { country: { iso_code: "BR" }, continent: { code: "SA" } },
  "192.0.2.128/25": {
    country: { iso_code: "DE", geoname_id: "a text where a number is usual" },
    continent: { code: "EU" },
  },
  "198.51.100.0/24": { country_code: "US", continent_code: "NA" },
  "203.0.113.0/24": { country: { iso_code: "NL" }, traits: { is_tor_exit_node: true } },
  "203.0.112.0/24": { country: "Brazil", continent: { code: "south" }, is_tor_exit_node: false },
  "2001:db8::/32": { country: { iso_code: "JP" }, continent: { code: "AS" } },
})

describe("a file of places", () => {
  const file = new GeoipFile(fileOf(whole))
  test.each([
    ["192.0.2.127", { country: "BR", continent: "SA", isTor: false }],
    ["192.0.2.128", { country: "DE", continent: "EU", isTor: false }],
    ["::ffff:192.0.2.128", { country: "DE", continent: "EU", isTor: false }],
    ["198.51.100.7", { country: "US", continent: "NA", isTor: false }],
    ["203.0.113.9", { country: "NL", continent: undefined, isTor: true }],
    ["203.0.112.9", { country: undefined, continent: undefined, isTor: false }],
    ["2001:db8:1::5", { country: "JP", continent: "AS", isTor: false }],
    ["2001:db8::ffff:192.0.2.1", { country: "JP", continent: "AS", isTor: false }],
    ["192.0.3.1", { country: undefined, continent: undefined, isTor: false }],
    ["2001:db9::", { country: undefined, continent: undefined, isTor: false }],
    ["", { country: undefined, continent: undefined, isTor: false }],
    ["nobody", { country: undefined, continent: undefined, isTor: false }],
  ])("tells of %j what it has", (address, place) => expect(file.placeOf(address)).toEqual(place))
})

test("a file that is missing, none, or cut off is refused with its name and why", () => {
  const open = (path: string) => () => new GeoipFile(path)
  const missing = join(folder, "none.mmdb")
  expect(open(missing)).toThrow(
    expect.objectContaining({ name: "GeoipFileError", message: `the GeoIP file ${missing} cannot be read: ENOENT` }),
  )
  expect(open(folder)).toThrow(`the GeoIP file ${folder} cannot be read: EISDIR`)
  for (const content of ["", "country,continent\nBR,SA\n", whole.subarray(0, -40), whole.subarray(0, 100)])
    expect(open(fileOf(content))).toThrow(/cannot be read: it is (no MaxMind DB file, or damaged|of another version)/)
})

test("codes may stand for themselves, beside a sign of Tor", () => {
  const file = new GeoipFile(
    fileOf(mmdb({ "192.0.2.0/25": { country: "US", continent: "NA" }, "192.0.2.128/25": { is_tor_exit_node: true } })),
  )
  expect(["192.0.2.1", "192.0.2.129"].map((address) => file.placeOf(address))).toEqual([
    { country: "US", continent: "NA", isTor: false },
    { country: undefined, continent: undefined, isTor: true },
  ])
})

/** The file with another number in its metadata. */
function withNumber(name: string, value: number): Buffer {
  const changed = Buffer.from(whole)
  // A byte that tells the type and four bytes of the number follow the name.
  changed.writeUInt32BE(value, changed.lastIndexOf(name) + name.length + 1)
  return changed
}

test("a file of another version is refused, and of one of IPv4 alone no place of an IPv6 address is told", () => {
  for (const other of [withNumber("binary_format_major_version", 3), withNumber("node_count", 0)])
    expect(() => new GeoipFile(fileOf(other))).toThrow("it is of another version of the format")
  const file = new GeoipFile(fileOf(withNumber("ip_version", 4)))
  expect(file.placeOf("2001:db8::1")).toEqual({ country: undefined, continent: undefined, isTor: false })
})

test("a file that is damaged within tells nothing of what cannot be read, and the rest", () => {
  const damaged = Buffer.from(whole)
  damaged.fill(0xff, damaged.indexOf("iso_code") - 1, damaged.indexOf("BR") + 2)
  const file = new GeoipFile(fileOf(damaged))
  expect(file.placeOf("192.0.2.1")).toEqual({ country: undefined, continent: undefined, isTor: false })
  expect(file.placeOf("2001:db8::1").country).toBe("JP")
})
