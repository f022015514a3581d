// What the scripts that node runs ask of it: `Tools/lint` holds them to it, without node's own types, which are
// no part of what `Tools/setup` installs.

interface NodeStream {
  write(bytes: Uint8Array): void;
  end(): void;
  on(event: string, heard: (error: Error) => void): void;
  [Symbol.asyncIterator](): AsyncIterator<Buffer>;
}
interface Buffer extends Uint8Array {
  readUInt32LE(offset?: number): number;
  writeUInt32LE(value: number, offset?: number): number;
  subarray(start?: number, end?: number): Buffer;
}
declare const Buffer: {
  alloc(size: number): Buffer;
  from(text: string): Buffer;
  from(bytes: ArrayBuffer, start?: number, length?: number): Buffer;
  concat(parts: Uint8Array[]): Buffer;
  compare(one: Uint8Array, other: Uint8Array): number;
};
declare const process: {
  argv: string[];
  exitCode: number;
  /** In microseconds, since the start or since `before`. */
  cpuUsage(before?: { user: number; system: number }): { user: number; system: number };
};
declare var DecompressionStream: { new (format: string): GenericTransformStream };
interface GenericTransformStream {
  readonly readable: ReadableStream;
  readonly writable: WritableStream;
}
declare module "node:fs" {
  function readFileSync(path: string | URL): Buffer;
  function readFileSync(path: string | URL, encoding: "utf8"): string;
  function readdirSync(path: string | URL): string[];
  function writeFileSync(path: string | URL, text: string): void;
}
declare module "node:url" {
  function fileURLToPath(url: URL): string;
}
declare module "node:child_process" {
  interface NodeProcess {
    stdin: NodeStream;
    stdout: NodeStream;
    on(event: string, heard: (error: Error) => void): void;
  }
  function spawn(program: string, options: { stdio: string[] }): NodeProcess;
}
