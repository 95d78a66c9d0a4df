import { expect, test } from "vitest"
import { RepeatedText, withoutKeys } from "./without-keys.ts"

test.each([
  ["/v1/chains", "/v1/chains"],
  ["/v1/chains/serac_abcd1234_SECRET", "/v1/chains/serac_abcd1234_…"],
  ["/serac_abcd1234_SECRET/serac_ABCD5678_SECRETsecret0/x", "/serac_abcd1234_…/serac_ABCD5678_…/x"],
  ["serac_ is a prefix, serac_abc_def no key", "serac_ is a prefix, serac_abc_def no key"],
])("%s is kept as %s", (text, kept) => expect(withoutKeys(text)).toBe(kept))

test("a text that is sent again is without keys each time", () => {
  const host = new RepeatedText()
  const sent = ["a:80", "a:80", "serac_abcd1234_SECRET", "serac_abcd1234_SECRET", "a:80", "b"]
  const kept = ["a:80", "a:80", "serac_abcd1234_…", "serac_abcd1234_…", "a:80", "b"]
  expect(sent.map((text) => host.withoutKeys(text))).toEqual(kept)
})
