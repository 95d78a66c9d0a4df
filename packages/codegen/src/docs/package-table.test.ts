import { expect, test } from "vitest"
import { withPackageRows } from "./package-table.ts"

const readme = `# S

| package                            | what                   | Node.js |
| ---------------------------------- | ---------------------- | ------- |
| [\`@serac/a\`](packages/clients/a) | client of A, described | 20      |
| [\`@serac/b\`](packages/b)         | something else         | 20      |

More.
`
const a = { folder: "packages/clients/a", packageName: "@serac/a", title: "A" }

test("a README with every client stays as it is, with the words that were written by hand", () =>
  expect(withPackageRows(readme, [a])).toBe(readme))

test("a client that the table lacks comes behind the other clients, and the table stays aligned", () =>
  expect(
    withPackageRows(readme, [
      a,
      { folder: "packages/clients/toy-long", packageName: "@serac/toy-long", title: "Toy API" },
    ]),
  ).toBe(`# S

| package                                        | what                   | Node.js |
| ---------------------------------------------- | ---------------------- | ------- |
| [\`@serac/a\`](packages/clients/a)               | client of A, described | 20      |
| [\`@serac/toy-long\`](packages/clients/toy-long) | client of the Toy API  | 20      |
| [\`@serac/b\`](packages/b)                       | something else         | 20      |

More.
`))

test("a README without such a table is an error", () =>
  expect(() => withPackageRows("# S\n", [a])).toThrow("README.md: has no table of packages with the clients"))
