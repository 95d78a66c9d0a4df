/** The parts of a CycloneDX document that are read and written here. */
export interface BillOfMaterials {
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

interface Component {
  readonly "bom-ref": string
}

/** A package of others that is built into one of ours. */
export interface Bundled {
  readonly name: string
  readonly version: string
  /** An SPDX expression. */
  readonly license: string
}

/**
 * Adds the packages that are built into ours, which no package manager sees, to a bill of materials.
 *
 * @param bundledIn what is built into a package, by the name of the package; those that are not in the bill are left out
 */
export function addBundled<Bill extends BillOfMaterials>(
  bill: Bill,
  bundledIn: Readonly<Record<string, readonly Bundled[]>>,
): Bill {
  const known = new Set([bill.metadata.component, ...bill.components].map((component) => component["bom-ref"]))
  const added = new Map<string, Component>()
  const needs = new Map<string, readonly string[]>()
  for (const [name, packages] of Object.entries(bundledIn)) {
    const holder = [...known].find((ref) => ref.startsWith(`${packageUrl(name)}@`))
    if (holder === undefined) continue
    for (const one of packages) if (!known.has(refOf(one))) added.set(refOf(one), componentOf(one))
    needs.set(holder, packages.map(refOf))
  }
  return {
    ...bill,
    components: [...bill.components, ...added.values()],
    dependencies: [
      ...bill.dependencies.map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: [...new Set([...dependsOn, ...(needs.get(ref) ?? [])])],
      })),
      ...[...added.keys()].map((ref) => ({ ref, dependsOn: [] })),
    ],
  }
}

/** A package URL without a version. */
const packageUrl = (name: string) => `pkg:npm/${name.replace("@", "%40")}`

const refOf = ({ name, version }: Bundled) => `${packageUrl(name)}@${version}`

function componentOf(bundled: Bundled): Component {
  const { name, version, license } = bundled
  const [, group, own = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? []
  const component = {
    type: "library",
    ...(group !== undefined && { group }),
    name: own,
    version,
    purl: refOf(bundled),
    "bom-ref": refOf(bundled),
    licenses: [/ (AND|OR|WITH) /.test(license) ? { expression: license } : { license: { id: license } }],
  }
  return component
}
