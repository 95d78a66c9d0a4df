import fc from "fast-check"
import { expect, test } from "vitest"
import { jsonItems, memberSpans } from "./raw-json.ts"

const spaced = fc.constantFrom(0, 1, "\t", "\r\n ")

test("members and items are where they stand, whatever is in them and around them", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()), spaced, (object, list, space) => {
      const text = ` ${JSON.stringify(object, null, space)} `
      const members = [...memberSpans(text)].map(([name, { start, end }]) => [name, JSON.parse(text.slice(start, end))])
      expect(members).toEqual(Object.entries(JSON.parse(text)).sort(byPlace(text)))
      const array = ` ${JSON.stringify(list, null, space)}`
      expect(jsonItems(array).map((item) => JSON.parse(item))).toEqual(JSON.parse(array))
    }),
  )
})

/** Orders members by their position in the text: an object lists numeric names first, a text may have them anywhere. */
const byPlace = (text: string) => {
  const order = [...memberSpans(text).keys()]
  return ([one]: [string, unknown], [other]: [string, unknown]) => order.indexOf(one) - order.indexOf(other)
}

test("a value is cut out with every digit and every space in it", () => {
  const text = '{"id" : 1.50, "params":[ 12345678901234567890 , "}\\"" ],"id":{"a":[1]}}'
  const members = memberSpans(text)
  const cut = (name: string) => text.slice(members.get(name)?.start, members.get(name)?.end)
  expect([cut("id"), cut("params")]).toEqual(['{"a":[1]}', '[ 12345678901234567890 , "}\\"" ]'])
})
