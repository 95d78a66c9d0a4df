import type { ComponentChildren } from "preact"

/** A property of an object as name and value; one whose value is undefined or false is left out. */
export type Fact = readonly [name: string, value: ComponentChildren]

/** A list of an object's properties. */
export function Facts({ of }: { readonly of: readonly (Fact | false | undefined)[] }) {
  const shown = of.filter(
    (fact): fact is Fact => Boolean(fact) && (fact as Fact)[1] !== undefined && (fact as Fact)[1] !== false,
  )
  return (
    <dl class="facts">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
