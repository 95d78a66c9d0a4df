import { expect, test } from "vitest"
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
  ["Mozilla/5.0", "Mozilla"],
  ["x".repeat(41), undefined],
  ["", undefined],
  ["<script>", undefined],
  [undefined, undefined],
])("%s is %s", (userAgent, name) => {
  expect(userAgentName(userAgent)).toBe(name)
})
