/** What `pnpm release:dry --serve` prints: how each package manager installs from its registry. */
export const servedText = (registry: string): string => `The packages of this clone are served until Ctrl-C.

For npm, pnpm and bun, in ~/.npmrc or in the .npmrc of a project:

@serac:registry=${registry}

For yarn, in the .yarnrc.yml of a project:

npmScopes: { serac: { npmRegistryServer: "${registry.replace(/\/$/, "")}" } }
npmPreapprovedPackages: ["@serac/*"]
unsafeHttpWhitelist: ["127.0.0.1"]

A project from a template, with one of these lines in place:

npm install --registry ${registry} create-serac
npx create-serac my-app --template client

Ctrl-C stops.`
