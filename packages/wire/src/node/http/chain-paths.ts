/**
 * The paths of a chain's interface: `/ext/bc/<id or alias><extension>`, and for an alias of the node itself also
 * `/ext/<alias><extension>`.
 *
 * @param names The chain's id in cb58 and its aliases, case-sensitive
 * @param extension Empty, or `/rpc`, `/ws`, `/avax`, `/proposervm`, `/validators`, `/wallet`
 * @param short Aliases that are also served without `bc`: `X`, `avm`
 */
export function chainPaths(
  names: readonly string[],
  extension: string,
  short: readonly string[] = [],
): readonly string[] {
  return [...names.map((name) => `/ext/bc/${name}${extension}`), ...short.map((alias) => `/ext/${alias}${extension}`)]
}
