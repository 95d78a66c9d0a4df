import { type Disturbance, disturbed } from "../disturbed.ts"

/** Callbacks that run after a writer's methods, by method name. */
export type Watched<Writer> = {
  readonly [Name in keyof Writer]?: Writer[Name] extends (...parameters: infer Parameters) => unknown
    ? (...parameters: Parameters) => void
    : never
}

/** A writer with disturbances: calls take time, and may fail or be the last call before the process dies. */
export function disturbedWriter<Writer extends object>(
  writer: Writer,
  disturbance: Disturbance,
  watched: Watched<Writer>,
): Writer {
  const perform = disturbed(disturbance)
  return new Proxy(writer, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== "function") return member
      const told: unknown = Reflect.get(watched, name)
      return (...parameters: unknown[]) =>
        perform(async () => {
          const result: unknown = await Reflect.apply(member, target, parameters)
          if (typeof told === "function") told(...parameters)
          return result
        })
    },
  })
}
