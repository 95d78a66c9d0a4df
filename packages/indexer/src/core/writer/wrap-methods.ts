/**
 * The same object with something around its methods, all of which are asynchronous.
 *
 * @param around - gets a method's name, what calls it, and its arguments.
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
