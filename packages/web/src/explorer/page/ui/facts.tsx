import type { ComponentChildren } from "preact"

/** A name and what it is of one thing; a value that is undefined or false is left out. */
export type Fact = readonly [name: string, value: ComponentChildren]

/** What is known of one thing. */
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
