import AllTrackers
import Kernel

/// The app with all trackers, made once: to declare all kinds and routes takes longer than most runs.
let wholeApp = AllTrackers.app()
