import { expect, test } from "vitest"
import { quantityDigits } from "./quantity.ts"

test.each([
  ["0xff", "255"],
  ["0x", "0"],
  [undefined, "0"],
  ["<b>", "0"],
])("the quantity %s is %s", (quantity, digits) => expect(quantityDigits(quantity)).toBe(digits))
