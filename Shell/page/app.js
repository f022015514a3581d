// The page script. Every link and form works without it; with it they change the page in place, so
// that scroll position, focus and typed text stay.

import { startAwake } from "./awake.js";
import { startCells } from "./cells.js";
import { startClock } from "./clock.js";
import { startDrafts } from "./drafts.js";
import { startForms } from "./forms.js";
import { startHolding } from "./hold.js";
import { startJoining } from "./joining.js";
import { startKeys } from "./keys.js";
import { startLinks } from "./links.js";
import { startListening } from "./listen.js";
import { startNumbers } from "./numbers.js";
import { startOffline } from "./offline.js";
import { startParts } from "./parts.js";
import { startPreviews } from "./preview.js";
import { startRecent } from "./recent.js";
import { startRows } from "./rows.js";
import { startScores } from "./scores.js";
import { startSharing } from "./share.js";
import { settle } from "./swap.js";
import { startTransitions } from "./transitions.js";
import { refreshWhenIdle, startVisits, takeUpAnswer } from "./visit.js";

document.documentElement.classList.add("js");
startVisits();
startTransitions();
startLinks();
startForms();
startHolding(refreshWhenIdle);
startAwake();
startCells();
startClock();
startParts();
startPreviews();
startDrafts();
startKeys();
startRecent();
startRows();
startScores();
startNumbers();
startSharing();
startListening();
startOffline();
settle();
takeUpAnswer();
startJoining();
