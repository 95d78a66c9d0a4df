import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { mmdb } from "../../test/mmdb.ts"
import { Origins } from "./origin.ts"
import { userAgentName } from "./user-agent.ts"

test("a country is told by a trusted proxy alone, under the name that the operator gives", () => {
  const origins = new Origins({ countryHeader: "X-Country", trustedProxies: ["10.0.0.0/8", "::1"] })
  const of = (address: string, country: string) => origins.of({ "x-country": country }, address)
  const unknown = { country: "XX", continent: "XX" }
  expect(of("10.1.2.3", "CH")).toEqual({ country: "CH", continent: "EU" })
  expect(of("::ffff:10.1.2.3", "jp")).toEqual({ country: "JP", continent: "AS" })
  expect(of("::1", "T1")).toEqual({ country: "T1", continent: "XX" })
  expect(of("11.0.0.1", "CH")).toEqual(unknown)
  expect(of("", "CH")).toEqual(unknown)
  expect(of("10.1.2.3", "CHE")).toEqual(unknown)
  expect(new Origins().of({ "cf-ipcountry": "CH" }, "10.1.2.3")).toEqual(unknown)
})

test("where no proxy names a country it is that of the client's address, of exit nodes of Tor none", () => {
  const folder = mkdtempSync(join(tmpdir(), "serac-origin-"))
  try {
    const geoip = join(folder, "places.mmdb")
    const records = {
      "192.0.2.0/25": { country: { iso_code: "BR" } },
      "192.0.2.128/25": { country: { iso_code: "NL" }, is_tor_exit_node: true },
      "198.51.100.0/25": { country: { iso_code: "NL" }, continent: { code: "AN" } },
      "198.51.100.128/25": { continent: { code: "AN" } },
    }
    writeFileSync(geoip, mmdb(records))
    const origins = new Origins({ geoip, trustedProxies: ["10.0.0.1"] })
    const told = (client: string) => Object.values(origins.of({ "cf-ipcountry": "XX" }, "10.0.0.1", client))
    expect(["192.0.2.1", "192.0.2.129", "198.51.100.1", "198.51.100.129", "203.0.113.1"].map(told)).toEqual([
      ["BR", "SA"],
      ["T1", "XX"],
      ["NL", "AN"],
      ["XX", "AN"],
      ["XX", "XX"],
    ])
    expect(origins.of({}, "192.0.2.1")).toEqual({ country: "BR", continent: "SA" })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each(["10.0.0.0/33", "10.0.0.0/", "::/129", "proxy", "10.0.0.0/8/8x"])("%s is no proxy", (range) => {
  expect(() => new Origins({ trustedProxies: [range] })).toThrow(RangeError)
})

test.each([
  ["viem/2.21.1", "viem"],
  ["python-requests/2.32 (Linux)", "python-requests"],
  ["@avalanche-sdk/chainkit 0.3.13", "@avalanche-sdk"],
  ["Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36", "Chrome"],
  ["Mozilla/5.0 (X11) Chrome/130.0 Safari/537.36 Edg/130.0", "Edge"],
  ["Mozilla/5.0 (X11; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox"],
  ["Mozilla/5.0 (Macintosh) AppleWebKit/605 (KHTML, like Gecko) Version/18.0 Safari/605", "Safari"],
  ["Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36 EdgA/130.0", "Edge"],
  ["Mozilla/5.0 (X11) Chrome/130.0 Safari/537.36 OPR/115.0", "Opera"],
  ["Mozilla/5.0", "Mozilla"],
  ["Mozilla", "Mozilla"],
  ["app(1)", "app"],
  ["app;1", "app"],
  ["a+b.c_d-e@f 1", "a+b.c_d-e@f"],
  ["x".repeat(40), "x".repeat(40)],
  ["<a/1", undefined],
  ["a<b/1", undefined],
  ["x".repeat(41), undefined],
  ["", undefined],
  ["<script>", undefined],
  [undefined, undefined],
])("%s is %s", (userAgent, name) => {
  expect(userAgentName(userAgent)).toBe(name)
})
