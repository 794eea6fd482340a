/** The part of jsdom that pages use. `@types/jsdom` brings types of `fetch` that contradict Node's. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options: { url: string; virtualConsole: VirtualConsole });
    readonly window: Window & typeof globalThis;
    serialize(): string;
    reconfigure(options: { url: string }): void;
  }
}
