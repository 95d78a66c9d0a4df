/**
 * Wraps the methods of an object, all of which must be asynchronous.
 *
 * @param around - receives a method's name, a function that calls it, and its arguments.
 */
export function wrapMethods<T extends object>(
  target: T,
  around: (name: string, call: () => Promise<unknown>, args: readonly unknown[]) => Promise<unknown>,
): T {
  return new Proxy(target, {
    get(_, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== "function") return member
      return (...args: readonly unknown[]) =>
        around(String(name), async () => Reflect.apply(member, target, args), args)
    },
  })
}
