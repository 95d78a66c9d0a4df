import type { Devnet } from "../devnet.ts"
import type { DevnetOptions } from "../devnet-options.ts"

/** What is to be in the place of a network: one that begins anew, or one that goes on from a state. */
export type Replacement =
  | Pick<DevnetOptions, "seed" | "l1s" | "genesis" | "clock">
  | ({ readonly state: string } & Pick<DevnetOptions, "clock">)

/**
 * Puts another network in the place of one that is served, at the same paths. It resolves when the other one answers.
 *
 * @throws {StateError} and what its genesis or its funds are refused with; then the first one stays.
 */
export type Replace = (next: Replacement) => Promise<Devnet>
