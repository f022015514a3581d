// What stands for a book in addresses and in the names of what is kept of it: nothing for the first.

const first = "tallybook";

/** The key of the book that a path is of. */
export function keyOf(path) {
  return /^\/books\/([^/]+)/.exec(path)?.[1] ?? "";
}

/** The name of a book's database. */
export function databaseOf(key) {
  return key ? `${first} ${key}` : first;
}

/** The keys of the books of which something is kept. */
export async function keptKeys() {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? "");
  return names.filter((name) => name === first || name.startsWith(`${first} `)).map((name) => name.slice(first.length + 1));
}
