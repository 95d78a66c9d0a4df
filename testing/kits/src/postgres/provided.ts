import type {} from "vitest"

declare module "vitest" {
  interface ProvidedContext {
    /** A superuser's URL of the server that runs for these tests. Tests make databases of their own by `createDatabase`. */
    postgresUrl: string
  }
}
