// The styles of all pages come first, so that those of the components go before them.
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/cards.css";
import { mount } from "svelte";
import App from "./App.svelte";

export default mount(App, { target: document.getElementById("app") as HTMLElement });
