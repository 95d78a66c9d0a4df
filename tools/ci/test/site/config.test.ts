import { resolveConfig } from "vitepress"
import { expect, test } from "vitest"
import { toolFolder } from "../../src/site/site-folders.ts"

test("VitePress reads the configuration: its search is local, and the sidebar has every section", async () => {
  const { site, ignoreDeadLinks } = await resolveConfig(toolFolder, "build", "production")
  const { search, sidebar } = site.themeConfig
  expect({
    title: site.title,
    search,
    ignoreDeadLinks,
    sections: (sidebar as readonly { readonly text: string }[]).map(({ text }) => text),
  }).toEqual({
    title: "Serac",
    search: { provider: "local" },
    ignoreDeadLinks: [/^\/reference\//],
    sections: [
      "Begin",
      "Clients",
      "Run your own",
      "Look up",
      "Compare",
      "The project",
      "Decisions",
      "Packages",
      "Tools and examples",
    ],
  })
})
