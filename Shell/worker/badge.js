// The number on the app's icon: how much is needed now, in all books of this device together.

import { answer } from "./answers.js";
import { allCopies } from "./copy.js";

/** Counts anew what is needed in a book if anything was written there, and shows it where there are badges. */
export async function showNeed(copy) {
  if (!navigator.setAppBadge || copy.need.piece === copy.desk.lastPiece) return;
  try {
    if (!(await copy.link.hasBook())) return;
    const response = await answer(copy, new Request(`${copy.base}/badge`));
    if (!response.ok) return;
    copy.need = { count: Number(await response.text()), piece: copy.desk.lastPiece };
    const count = allCopies().reduce((sum, each) => sum + each.need.count, 0);
    await (count ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch (error) {
    // The app is as good without.
    console.warn("no badge:", error);
  }
}
