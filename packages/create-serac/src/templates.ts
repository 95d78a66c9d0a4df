/** What a project begins with. */
export interface Template {
  /** What it is, in one line. */
  readonly about: string
  readonly scripts: Readonly<Record<string, string>>
  /** The packages that its programs import. */
  readonly dependencies: readonly string[]
  /** The packages that its tests and scripts use. */
  readonly devDependencies: readonly string[]
  /** What to do first, a line each. */
  readonly steps: readonly string[]
}

/** The name of a template, which is also that of its folder. */
export type TemplateName = "client" | "dapp" | "service"

/**
 * The templates, by name.
 *
 * @example
 * import { templates } from "create-serac"
 *
 * console.log(templates.client.about)
 */
export const templates: Readonly<Record<TemplateName, Template>> = {
  client: {
    about: "a client of the data API, with a mock to call and a test",
    scripts: { mock: "serac mock data", start: "node blocks.ts", test: "vitest run" },
    dependencies: ["@serac/data"],
    devDependencies: ["@serac/cli", "@serac/mock", "@serac/msw", "@types/node", "msw", "vitest"],
    steps: ["npm test", "npm run mock    # in a second terminal", "DATA_URL=http://127.0.0.1:4010 npm start"],
  },
  dapp: {
    about: "contracts of two chains that talk to each other, with a test in a network of its own",
    scripts: { test: "vitest run" },
    dependencies: ["viem"],
    devDependencies: ["@serac/devnet", "@types/node", "solc", "vitest"],
    steps: ["npm test"],
  },
  service: {
    about: "an index, an API and an explorer of a chain",
    scripts: { devnet: "serac devnet", doctor: "serac doctor", start: "serac up", status: "serac status" },
    dependencies: ["@serac/cli"],
    devDependencies: [],
    steps: [
      "npm run devnet    # in a second terminal, or put the URL of your node into serac.json",
      "npm run doctor",
      "npm start         # then open http://127.0.0.1:8080/",
    ],
  },
}
