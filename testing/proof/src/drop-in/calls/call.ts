import type { Avalanche } from "@avalanche-sdk/chainkit"
import type { ClientSDK } from "@avalanche-sdk/chainkit/lib/sdks.js"
import type { Subjects } from "../subjects.ts"

/** The methods of the SDK by their path, such as `data.evm.blocks.get`. */
export type MethodName<Part = Avalanche> = {
  [Key in keyof Part & string]: Key extends `_${string}`
    ? never
    : Part[Key] extends ClientSDK
      ? `${Key}.${MethodName<Part[Key]>}`
      : Key
}[keyof Part & string]

/** What a method of the SDK takes beside options; nothing where it takes options alone. */
export type RequestOf<Name extends string> =
  At<Avalanche, Name> extends (...given: infer Given) => unknown
    ? Given extends [options?: infer Only]
      ? Only extends { readonly fetchOptions?: unknown } | undefined
        ? undefined
        : NonNullable<Only>
      : NonNullable<Given[0]>
    : never

type At<Part, Name extends string> = Name extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Part
    ? At<Part[Head], Rest>
    : never
  : Name extends keyof Part
    ? Part[Name]
    : never

/** What methods of the SDK are asked, of what the service has. */
export type Calls = { readonly [Name in MethodName]?: (subjects: Subjects) => readonly RequestOf<Name>[] }

/** What methods of the SDK are asked whose operations are not served. */
export type RefusedCalls = { readonly [Name in MethodName]?: RequestOf<Name> }
