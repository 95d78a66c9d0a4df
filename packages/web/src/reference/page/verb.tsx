/** A method of HTTP, coloured by what it does. */
export function Verb({ name }: { readonly name: string }) {
  return <span class={`verb verb-${name.toLowerCase()}`}>{name === "DELETE" ? "DEL" : name}</span>
}
