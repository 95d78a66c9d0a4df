import type {} from "vitest"

declare module "vitest" {
  interface ProvidedContext {
    /** A superuser's URL of the server for these tests. Tests create databases with `createDatabase`. */
    postgresUrl: string
  }
}
