// Of the rows that can be swiped, only one is open at a time.

export function startRows() {
  let open = null;
  document.addEventListener(
    "scroll",
    (event) => {
      if (event.target.classList?.contains("swipe")) open = event.target;
    },
    true,
  );
  document.addEventListener("pointerdown", (event) => {
    if (open && !open.contains(event.target)) open.scrollTo({ left: 0, behavior: "smooth" });
  });
}
