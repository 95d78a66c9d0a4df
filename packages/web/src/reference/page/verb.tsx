/** An HTTP method, coloured by kind. */
export function Verb({ name }: { readonly name: string }) {
  return <span class={`verb verb-${name.toLowerCase()}`}>{name === "DELETE" ? "DEL" : name}</span>
}
