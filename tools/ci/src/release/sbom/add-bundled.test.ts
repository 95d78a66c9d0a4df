import { expect, test } from "vitest"
import { addBundled } from "./add-bundled.ts"

const component = (name: string) => ({ "bom-ref": `pkg:npm/${name}@1.0.0` })

test("what is built into a package is a component that the package depends on; a package that is not in the bill adds nothing", () => {
  const bill = {
    specVersion: "1.7",
    metadata: { component: component("%40serac/cli") },
    components: [component("%40serac/web"), component("ws")],
    dependencies: [
      { ref: "pkg:npm/%40serac/cli@1.0.0", dependsOn: ["pkg:npm/%40serac/web@1.0.0"] },
      { ref: "pkg:npm/%40serac/web@1.0.0" },
      { ref: "pkg:npm/ws@1.0.0", dependsOn: [] },
    ],
  }
  const ws = { name: "ws", version: "1.0.0", license: "MIT" }
  const signals = { name: "@preact/signals", version: "2.0.0", license: "MIT OR ISC" }
  const refOfSignals = "pkg:npm/%40preact/signals@2.0.0"
  expect(addBundled(bill, { "@serac/web": [signals, ws], "@serac/mcp": [{ ...ws, name: "zod" }] })).toEqual({
    ...bill,
    components: [
      ...bill.components,
      {
        type: "library",
        group: "@preact",
        name: "signals",
        version: "2.0.0",
        purl: refOfSignals,
        "bom-ref": refOfSignals,
        licenses: [{ expression: "MIT OR ISC" }],
      },
    ],
    dependencies: [
      bill.dependencies[0],
      { ref: "pkg:npm/%40serac/web@1.0.0", dependsOn: [refOfSignals, "pkg:npm/ws@1.0.0"] },
      { ref: "pkg:npm/ws@1.0.0", dependsOn: [] },
      { ref: refOfSignals, dependsOn: [] },
    ],
  })
})
