// The page that an invitation opens. The secret stands behind the `#`, where only the page knows it.

import { isAnsweredHere } from "./offline.js";
import { fieldNamed } from "./safe.js";

// Another invitation in the address of a page that is open.
addEventListener("hashchange", () => location.pathname.endsWith("/join") && location.reload());

/** Asks at once what the invitation in the address leads to. */
export function startJoining() {
  const form = document.querySelector("form[data-from-address]");
  if (!form || !location.hash || !isAnsweredHere()) return;
  fieldNamed(form, "link").value = location.href;
  history.replaceState(history.state, "", location.pathname);
  form.requestSubmit();
}
