import { expect, test } from "vitest"
import { type Api, apis } from "../apis.ts"
import { dependingManifest, mockingManifest } from "./manifests.ts"

const weather = { name: "weather", packageName: "@serac/weather" } as unknown as Api

test("a package that has every API stays as it is", () => {
  const dependencies = { zod: "1", ...Object.fromEntries(apis.map(({ packageName }) => [packageName, "workspace:^"])) }
  expect(JSON.stringify(dependingManifest({ dependencies }, apis))).toBe(JSON.stringify({ dependencies }))
})

test("a new API becomes a dependency, in its place by name", () => {
  const manifest = dependingManifest({ dependencies: { "@serac/data": "workspace:^", zod: "1" } }, [weather])
  expect(JSON.stringify(manifest)).toBe(
    '{"dependencies":{"@serac/data":"workspace:^","@serac/weather":"workspace:^","zod":"1"}}',
  )
})

test("a new API is an entry point of the mocks, with its client as an optional peer", () => {
  const manifest = { exports: { ".": "./src/index.ts" }, peerDependencies: { msw: "^2" } }
  expect(mockingManifest(manifest, [weather])).toEqual({
    exports: { ".": "./src/index.ts", "./weather": "./src/generated/weather/index.ts" },
    publishConfig: {
      exports: {
        "./weather": { types: "./dist/generated/weather/index.d.ts", default: "./dist/generated/weather/index.js" },
      },
    },
    peerDependencies: { "@serac/weather": "workspace:^", msw: "^2" },
    peerDependenciesMeta: { "@serac/weather": { optional: true } },
    devDependencies: { "@serac/weather": "workspace:^" },
  })
})
