// A form with a field "utc-offsets" learns how far the reader's clock is ahead of UTC, so that times in
// files that are written in UTC get the reader's day.

const hour = 3600e3;

export function startClock() {
  document.addEventListener("formdata", ({ formData }) => {
    if (formData.has("utc-offsets")) formData.set("utc-offsets", offsets());
  });
}

/** From which minute since 1970 on the clock is so many minutes ahead: "29400000:-240 29402000:-300". */
function offsets() {
  const year = new Date().getFullYear();
  const end = Date.UTC(year + 4, 0, 1);
  const changes = [];
  let last;
  for (let time = Date.UTC(year - 4, 0, 1); time < end; time += hour) {
    const offset = -new Date(time).getTimezoneOffset();
    if (offset !== last) changes.push(`${time / 60e3}:${offset}`);
    last = offset;
  }
  return changes.join(" ");
}
