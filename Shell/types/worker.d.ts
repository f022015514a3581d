// What a service worker may ask of the browser beside what TypeScript 4.8 knows: `Tools/lint` holds the scripts to it.

declare const clients: Clients;
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;

// Of the events of a service worker.
interface Event {
  readonly request: Request;
  waitUntil(work: Promise<any>): void;
  respondWith(answer: Response | Promise<Response>): void;
}
interface AbortController {
  abort(reason?: any): void;
}
declare var CompressionStream: { new (format: string): GenericTransformStream };
declare var DecompressionStream: { new (format: string): GenericTransformStream };
interface GenericTransformStream {
  readonly readable: ReadableStream;
  readonly writable: WritableStream;
}

// Not in every browser.
interface WorkerNavigator {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge(): Promise<void>;
}
