export * from "@serac/client/rest/client"
/** The name of {@link UtxoPage} while the runtime had a type of that name. */
export type { UtxoPage as UtxoPageSchema } from "./generated/index.ts"
export * from "./generated/index.ts"
