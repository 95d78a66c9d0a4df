/**
 * Parameters as a server receives them: where the client takes a bigint or a string, the server receives a string.
 *
 * @example
 * ```ts
 * import type { ReceivedParameters } from "@serac/msw"
 *
 * const parameters: ReceivedParameters<{ readonly blockId: string | bigint }> = { blockId: "61" }
 * ```
 */
export type ReceivedParameters<Parameters> = {
  readonly [Name in keyof Parameters]: [Extract<Parameters[Name], string>] extends [never]
    ? Parameters[Name]
    : Exclude<Parameters[Name], bigint>
}
