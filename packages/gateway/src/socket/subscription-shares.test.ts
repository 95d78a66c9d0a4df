import { expect, test } from "vitest"
import { SubscriptionShares } from "./subscription-shares.ts"

test("a holder has as many as may be, each is given back once, and others have their own", () => {
  const shares = new SubscriptionShares(2)
  const [first] = [shares.take("a"), shares.take("a"), shares.take("b")]
  expect(() => shares.take("a")).toThrow("at most 2 subscriptions at a time")
  expect(shares.total).toBe(3)
  first()
  first()
  expect(shares.total).toBe(2)
  shares.take("a")
  expect(() => shares.take("a")).toThrow(expect.objectContaining({ code: -32005 }))
})
