import { apis } from "@serac/codegen"
import { type DefaultTheme, defineConfig, type UserConfig } from "vitepress"
import { slugOf } from "../docs/markdown/slug.ts"
import { addRules } from "./markdown-rules.ts"
import { restOf, type Section, sections } from "./navigation.ts"
import { pagesFolder } from "./site-folders.ts"
import { guidePages } from "./site-pages.ts"
import { siteUrl } from "./site-url.ts"

/** No requests to other hosts are allowed. Inline scripts and styles are, since the theme needs them, and pages contain no third-party text. */
const policy =
  "default-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'"

/** The configuration of VitePress. The index of its search is a file of the site. */
const config: UserConfig<DefaultTheme.Config> = defineConfig({
  title: "Serac",
  description: "Guides of Serac: self-hosted data and metrics APIs for Avalanche chains, and typed clients.",
  lang: "en",
  srcDir: pagesFolder,
  vite: { build: { chunkSizeWarningLimit: 4_000 } },
  cacheDir: ".cache/vitepress",
  head: [
    ["link", { rel: "icon", href: "data:," }],
    ["meta", { "http-equiv": "content-security-policy", content: policy }],
  ],
  // The references are generated separately, next to the pages, and checked with the built site.
  ignoreDeadLinks: [/^\/reference\//],
  markdown: {
    // Texts are shown verbatim.
    html: false,
    attrs: false,
    emoji: false,
    anchor: { slugify: slugOf },
    languageAlias: { caddyfile: "nginx" },
    config: addRules,
  },
  themeConfig: {
    search: { provider: "local" },
    nav: [
      { text: "Guides", link: "/guides/start", activeMatch: "^/guides/" },
      { text: "Clients", link: "/clients/data", activeMatch: "^/clients/" },
      {
        text: "Reference",
        items: apis.map(({ name, packageName }) => ({
          text: packageName,
          link: `/reference/${name}/`,
          target: "_self",
        })),
      },
      { text: "Operating", link: "/operating" },
    ],
    sidebar: [...sections, ...restOf(guidePages())].map(sidebarSection),
    outline: { level: [2, 3], label: "On this page" },
    docFooter: { prev: "Before", next: "Next" },
    externalLinkIcon: true,
  },
})

function sidebarSection({ title, entries, isFolded = false }: Section): DefaultTheme.SidebarItem {
  return {
    text: title,
    collapsed: isFolded,
    items: entries.map((entry) => ({ text: entry.title, link: `/${siteUrl(entry.source)}` })),
  }
}

export default config
