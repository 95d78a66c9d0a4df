import { useRoute } from "vitepress"
import DefaultTheme from "vitepress/theme-without-fonts"
import { nextTick, onMounted, watch } from "vue"
import "./style.css"

export default {
  ...DefaultTheme,
  setup() {
    const route = useRoute()
    // The theme's first page has no main part to go to, which those who hear a page look for.
    const mark = () => {
      const content = document.getElementById("VPContent")
      if (content?.classList.contains("is-home")) content.setAttribute("role", "main")
      else content?.removeAttribute("role")
    }
    onMounted(mark)
    watch(
      () => route.path,
      () => nextTick(mark),
    )
  },
}
