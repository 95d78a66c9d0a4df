import type { Api } from "../apis.ts"

/** The parts of a package.json that contain the names of APIs. */
interface Manifest {
  readonly exports?: Readonly<Record<string, unknown>>
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, unknown>> }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, object>>
}

/** Returns a package.json with missing APIs added; existing entries are unchanged. */
export type ManifestOf = (manifest: Manifest, apis: readonly Api[]) => Manifest

/** For a package that imports the client of each API. */
export const dependingManifest: ManifestOf = (manifest, apis) => ({
  ...manifest,
  dependencies: withEach(manifest.dependencies, packagesOf(apis, "workspace:^")),
})

/** For `@serac/msw`: an entry point for each API, whose client is an optional peer dependency. */
export const mockingManifest: ManifestOf = (manifest, apis) => {
  const entryOf = ({ name }: Api) => [`./${name}`, `generated/${name}/index`] as const
  const sources = apis.map(entryOf).map(([entry, path]) => [entry, `./src/${path}.ts`] as const)
  const builds = apis
    .map(entryOf)
    .map(([entry, path]) => [entry, { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` }] as const)
  return {
    ...manifest,
    exports: { ...manifest.exports, ...Object.fromEntries(sources) },
    publishConfig: {
      ...manifest.publishConfig,
      exports: { ...manifest.publishConfig?.exports, ...Object.fromEntries(builds) },
    },
    peerDependencies: withEach(manifest.peerDependencies, packagesOf(apis, "workspace:^")),
    peerDependenciesMeta: withEach(manifest.peerDependenciesMeta, packagesOf(apis, { optional: true })),
    devDependencies: withEach(manifest.devDependencies, packagesOf(apis, "workspace:^")),
  }
}

const packagesOf = <Value>(apis: readonly Api[], value: Value) =>
  Object.fromEntries(apis.map(({ packageName }) => [packageName, value]))

/** Members with additional ones; sorted by name if any were added. */
function withEach<Value>(
  members: Readonly<Record<string, Value>> = {},
  more: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  if (Object.keys(more).every((name) => name in members)) return members
  const all = Object.entries({ ...more, ...members })
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)))
}
