import { expect, test } from "vitest"
import { withoutKeys } from "./without-keys.ts"

test.each([
  ["/v1/chains", "/v1/chains"],
  ["/v1/chains/serac_abcd1234_SECRET", "/v1/chains/serac_abcd1234_…"],
  ["/serac_abcd1234_SECRET/serac_ABCD5678_SECRETsecret0/x", "/serac_abcd1234_…/serac_ABCD5678_…/x"],
  ["serac_ is a prefix, serac_abc_def no key", "serac_ is a prefix, serac_abc_def no key"],
])("%s is kept as %s", (text, kept) => expect(withoutKeys(text)).toBe(kept))
