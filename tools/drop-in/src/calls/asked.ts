import type { Avalanche } from "@avalanche-sdk/chainkit"
import type { Subjects } from "../subjects.ts"

/** A method of the SDK and what it is asked, for what the service has. */
export interface Asked {
  readonly name: string
  readonly requests: (subjects: Subjects) => readonly unknown[]
}

/** A method of the SDK that is refused. */
export interface Refused {
  readonly name: string
  readonly request: unknown
  /** What the service says of it. */
  readonly because: string
}

type At<Part, Name extends string> = Name extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Part
    ? At<Part[Head], Rest>
    : never
  : Name extends keyof Part
    ? Part[Name]
    : never

/** What a method of the SDK takes, by its path; nothing but options where it takes no request. */
export type RequestOf<Name extends string> =
  At<Avalanche, Name> extends (request: infer Request, options?: infer _Options) => unknown
    ? NonNullable<Request>
    : never

/** Whatever a method is asked: its name and its requests are checked by the SDK's own types. */
export function asked<const Name extends string>(
  name: Name,
  requests: (subjects: Subjects) => readonly RequestOf<Name>[],
): Asked {
  return { name, requests }
}

/** A method that is refused. */
export function refused<const Name extends string>(name: Name, request: RequestOf<Name>, because: string): Refused {
  return { name, request, because }
}
