import { groupsOf } from "../model/groups.ts"
import type { CommonModel, Model } from "../model/model.ts"
import { kebabCase } from "../model/names.ts"
import { wrappedList } from "./layout.ts"
import { type ClientTarget, type Files, fileText } from "./target.ts"

/** The path of a group's module without extension: `groups/files`. */
export function groupModule(name: string): string {
  return `groups/${kebabCase(name)}`
}

/** A module for each group, which exports its functions by their names there, so that bundlers keep only those that are used. */
export function groupFiles(target: ClientTarget, { operations }: Model): Files {
  const groups = [...groupsOf<CommonModel>(operations)]
  return new Map(
    groups.map(([name, members]) => {
      const lines = members.map(({ name: own, group, file }) => {
        const member = group?.member ?? own
        return wrappedList("export {", [member === own ? own : `${own} as ${member}`], `} from "../${file}.ts"`)
      })
      return [`${groupModule(name)}.ts`, fileText(target, [...lines].sort().join("\n"))] as const
    }),
  )
}
