/**
 * Parameters as a server gets them: what the client takes as a bigint or as a text arrives as a text.
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
