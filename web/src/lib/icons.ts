/** The icons: one file, put into the page once, so that a picture is there as soon as it is needed. */
import address from "virtual:icons";

export async function loadIcons(): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) return; // everything can be played without pictures
  const file = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  const sprite = document.importNode(file.documentElement, true);
  sprite.setAttribute("aria-hidden", "true");
  sprite.classList.add("visually-hidden");
  document.body.prepend(sprite);
}
