import { useRoute } from "vitepress"
import DefaultTheme from "vitepress/theme-without-fonts"
import { nextTick, onMounted, watch } from "vue"
import "./style.css"

export default {
  ...DefaultTheme,
  setup() {
    const route = useRoute()
    // The theme's home page has no main landmark, which screen reader users need.
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
